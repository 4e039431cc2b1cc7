// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/node_panel.h"

#include "core/tree/ask/attributes.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/table_view.h"
#include "ui/inspector/numbers_box.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/remark_mark.h"

#include <QEvent>
#include <QFontDatabase>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace yomi::ui::inspector {

namespace {

/// Whether the attribute says where the node is, or follows from others shown.
bool isOfPlace(std::string_view attribute) {
    constexpr std::array<std::string_view, 9> names = {
        "line", "iteration", "ply", "path", "place", "again", "first", "last", "width"};
    return std::ranges::find(names, attribute) != names.end();
}

/// The query name of a number after a turn to the other side.
std::string_view turnedName(std::string_view name) {
    return name == "alpha" ? "beta" : name == "beta" ? "alpha" : name;
}

QString attributeText(const Recording& recording, std::string_view attribute,
                      const AttributeValue& value, bool isScore) {
    if (!value)
        return {};
    if (const auto* number = std::get_if<double>(&*value))
        return isScore ? scoreText(recording, *number) : plainText(*number);
    const std::string& text = std::get<std::string>(*value);
    const bool isTerm = attribute == "reason" || !Attribute(attribute).words().empty();
    return isTerm ? termText(text) : wordText(text);
}

} // namespace

NodePanel::NodePanel(Cursor& cursor, bool saysFindings, QWidget* parent)
    : Card(tr("Node"), parent)
    , m_cursor(cursor)
    , m_place(mutedLabel({}))
    , m_remark(new QLabel)
    , m_saysFindings(saysFindings)
    , m_facts({{tr("what"), tr("By the name that a query has for it."), {}},
               {tr("value"), tr("What the recording says, or what follows from it."), {}}}) {
    m_place->setObjectName(QStringLiteral("nodePlace"));
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* view = new TableView(&m_facts, tr("Facts about the node"));
    view->stretchColumn(1);
    m_remark->setObjectName(QStringLiteral("nodeRemark"));
    m_remark->setWordWrap(true);
    m_remark->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remark->hide();
    if (cursor.isForeign())
        addHeaderWidget(new NumbersBox(cursor));
    connect(&cursor, &Cursor::numbersChanged, this, &NodePanel::refresh);
    content()->addWidget(m_place);
    content()->addWidget(m_remark);
    content()->addWidget(view, 1);
    connect(&cursor, &Cursor::recordingChanged, this, &NodePanel::refresh);
    connect(&cursor, &Cursor::eventChanged, this, &NodePanel::refresh);
    connect(&cursor, &Cursor::remarksChanged, this, &NodePanel::showRemark);
}

void NodePanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // the severity has the theme's colour
        showRemark();
}

void NodePanel::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void NodePanel::refresh() {
    if (!isVisible())
        return;
    if (!m_cursor.hasEvents())
        return setEmptyText(m_cursor.whyUnread());
    setEmptyText({});
    const NodeId node = m_cursor.recordedNode();
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    const Recording& recording = read->recording;
    m_place->setText(placeText(recording, node, read->lineOf(node)));
    const Attributes attributes(recording, *read->details);
    const bool turned = isTurned(recording, recording.nodes[node], m_cursor.recordedNumbers());
    QList<QVariantList> rows;
    for (const std::string_view asked : Attribute::names()) {
        if (isOfPlace(asked))
            continue;
        const bool isScore =
            asked == "alpha" || asked == "beta" || asked == "value" || asked == "eval";
        AttributeValue value = attributes.of(node, turned ? turnedName(asked) : asked);
        if (turned && isScore && value)
            value = 0 - std::get<double>(*value);
        if (const auto bound = recording.nodes[node].bound; turned && asked == "bound" && bound)
            value = std::string(nameOf(negated(*bound)));
        const QString text = attributeText(recording, asked, value, isScore);
        if (!text.isEmpty())
            rows << QVariantList{attributeLabel(asked, recording.header.isByVisits()), text};
    }
    QList<QVariantList> own;
    read->details->forEachOwnField(node, [&](std::string_view name, std::string_view value) {
        own.prepend({wordText(name), wordText(value)});
    });
    m_facts.setRows(rows + own);
    showRemark();
}

void NodePanel::showRemark() {
    const Remarks& remarks = m_cursor.remarks();
    const auto found = m_cursor.hasEvents() && m_saysFindings
                           ? remarks.find(m_cursor.recordedNode())
                           : remarks.end();
    m_remark->setVisible(found != remarks.end());
    if (found == remarks.end())
        return;
    m_remark->setText(found->second.sentences);
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, severityColor(found->second.severity, palette()));
    m_remark->setPalette(colored);
}

LinesPanel::LinesPanel(Cursor& cursor, QWidget* parent)
    : Card(tr("Lines of the recording"), parent)
    , m_cursor(cursor)
    , m_lines({{tr("line"), tr("The number of the line, from 1."), Unit::Count},
               {tr("text"), tr("The line in the file."), {}}})
    , m_view(new TableView(&m_lines, tr("Lines of the recording"))) {
    m_view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_view->stretchColumn(1);
    content()->addWidget(m_view, 1);
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_cursor.goToLine(m_lines.rows()[row][0].toULongLong());
    });
    connect(&cursor, &Cursor::recordingChanged, this, &LinesPanel::refresh);
    connect(&cursor, &Cursor::eventChanged, this, &LinesPanel::refresh);
}

void LinesPanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    m_view->scrollTo(m_view->currentIndex());
}

void LinesPanel::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void LinesPanel::refresh() {
    if (!isVisible())
        return;
    if (!m_cursor.hasEvents())
        return setEmptyText(m_cursor.whyUnread());
    constexpr std::uint64_t before = 8, after = 16;
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    const std::uint64_t line = m_cursor.lineNumber();
    const std::uint64_t first = line > before ? line - before : 1;
    const std::vector<std::string> texts = linesOf(*read, first, line + after);
    if (texts.size() <= line - first)
        return setEmptyText(tr("The file is gone or has changed since it was read. Reload it."));
    setEmptyText({});
    QList<QVariantList> rows;
    for (const std::string& text : texts)
        rows << QVariantList{static_cast<qlonglong>(first) + static_cast<qlonglong>(rows.size()),
                             wordText(text)};
    m_lines.setRows(rows);
    m_view->setCurrentRow(static_cast<int>(line - first));
}

} // namespace yomi::ui::inspector
