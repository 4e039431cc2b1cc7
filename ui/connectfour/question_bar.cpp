// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/question_bar.h"

#include "core/common/format_error.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/numbers.h"
#include "ui/common/open_file.h"
#include "ui/common/wording.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QSpinBox>

namespace yomi::ui::connectfour {

using namespace yomi::connectfour; // this folder is the user interface of that engine

QuestionBar::QuestionBar(FourDocument& document, FlowLayout& row, QWidget* parent)
    : WrappedLabel({}, parent)
    , m_document(document)
    , m_source(new QLabel)
    , m_single(new CommandButton(tr("Use the board")))
    , m_weak(new QCheckBox(tr("sign only")))
    , m_countOnly(new QCheckBox(tr("count steps 4 to 6 only")))
    , m_limit(new QSpinBox) {
    m_source->setObjectName(QStringLiteral("ladderSource"));
    setObjectName(QStringLiteral("ladderRefusals"));
    row.addWidget(m_source);
    addCommands(row);
    addSwitches(row);
    showRefusals({});
    connect(&document, &ui::Document::changed, this, &QuestionBar::changed);
    connect(m_weak, &QCheckBox::toggled, this, &QuestionBar::changed);
    connect(m_countOnly, &QCheckBox::toggled, this, &QuestionBar::changed);
    connect(m_limit, &QSpinBox::editingFinished, this, &QuestionBar::changed);
}

void QuestionBar::addCommands(FlowLayout& row) {
    const auto add = [&row, this](CommandButton* button, const QString& tip, auto run) {
        button->setToolTip(tip);
        connect(button, &QAbstractButton::clicked, this, run);
        row.addWidget(button);
    };
    add(new CommandButton(tr("Paste positions")),
        tr("Takes the lines of the clipboard: a position a line, or boards of several lines with "
           "a blank line between them. A score behind a position is ignored."),
        [this] { takePositions(QGuiApplication::clipboard()->text().toUtf8()); });
    add(new CommandButton(tr("Open a file…")),
        tr("Takes the lines of a file: a position a line, or boards of several lines with a "
           "blank line between them. A score behind a position is ignored."),
        [this] { openFile(); });
    add(m_single, tr("Goes back to the position on the board."), [this] {
        m_set.reset();
        showRefusals({});
        Q_EMIT changed();
    });
}

void QuestionBar::addSwitches(FlowLayout& row) {
    constexpr int longest = 3600; // seconds
    m_weak->setToolTip(tr("Asks who wins alone: −1, 0 or 1."));
    m_countOnly->setToolTip(
        tr("Counts the nodes of steps 4 to 6 without visiting a subtree twice: far quicker, but "
           "without a time."));
    m_limit->setRange(1, longest);
    m_limit->setValue(static_cast<int>(LadderQuestion().limit.count()));
    m_limit->setPrefix(tr("at most "));
    m_limit->setSuffix(tr(" s a row"));
    m_limit->setAccessibleName(tr("Time limit of a row"));
    m_limit->setToolTip(tr("A row that takes longer ends there and says so."));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_weak, m_countOnly, m_limit})
        row.addWidget(widget);
}

QString QuestionBar::whyNone() const {
    return m_set ? QString() : m_document.whyNotSearched();
}

LadderQuestion QuestionBar::question() const {
    LadderQuestion question;
    question.weak = m_weak->isChecked();
    question.countOnly = m_countOnly->isChecked();
    question.limit = std::chrono::seconds(m_limit->value());
    const auto position = m_document.searched();
    if (m_set)
        question.positions = *m_set;
    else if (whyNone().isEmpty())
        question.positions = {{position.text(), yomi::connectfour::parsePosition(
                                                    position.board, Size(position.size))}};
    return question;
}

void QuestionBar::showSource(std::optional<PublicSet> set) {
    m_single->setVisible(m_set.has_value());
    m_source->setVisible(m_set.has_value());
    if (!m_set)
        return;
    const auto count = static_cast<int>(m_set->size());
    const QString positions =
        tr("%1 positions", nullptr, count).arg(numberText(count, Unit::Count));
    m_source->setText(set ? tr("%1: %2").arg(setName(*set), positions) : positions);
}

void QuestionBar::openFile() {
    const QString name = QFileDialog::getOpenFileName(this, tr("Open positions"), {},
                                                      tr("All files (*);;Text (*.txt)"));
    if (name.isEmpty())
        return;
    QFile file(name);
    try {
        openToRead(file);
    } catch (const FormatError& error) {
        return showRefusals({tr("%1 cannot be opened: %2.").arg(name, messageOf(error))});
    }
    takePositions(file.readAll());
}

void QuestionBar::takePositions(const QByteArray& text) {
    if (text.contains('\0'))
        return showRefusals({tr("This is not text: it has a zero byte in it.")});
    constexpr std::size_t mostNamed = 3;
    PositionList list = readPositions({text.constData(), static_cast<std::size_t>(text.size())},
                                      Size(m_document.position().size));
    QStringList sentences;
    for (std::size_t i = 0; i < std::min(mostNamed, list.refusals.size()); ++i)
        sentences << worded(list.refusals[i]);
    if (list.refusals.size() > mostNamed)
        sentences << tr("%n more lines were left out, too.", nullptr,
                        static_cast<int>(list.refusals.size() - mostNamed));
    for (const Sentence& sentence : list.readAs)
        sentences << worded(sentence);
    if (list.positions.empty() && list.refusals.empty())
        sentences << tr("There are no positions: a line each is expected, such as 4453.");
    showRefusals(sentences);
    if (list.positions.empty())
        return;
    m_set = std::move(list.positions);
    Q_EMIT changed();
}

void QuestionBar::showRefusals(const QStringList& sentences) {
    setText(sentences.join(u'\n'));
    setHidden(sentences.isEmpty());
}

} // namespace yomi::ui::connectfour
