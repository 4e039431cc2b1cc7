// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/question_page.h"

#include "ui/common/colors.h"
#include "ui/common/columns.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/inspector/node_panel.h"
#include "ui/inspector/recording_words.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace yomi::ui::inspector {

QuestionPage::QuestionPage(Cursor& cursor, Typed typed, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_typed(typed)
    , m_field(new QLineEdit)
    , m_head(new QHBoxLayout)
    , m_column(new QVBoxLayout) {
    m_field->setClearButtonEnabled(true);
    setFocusPlace(*this, m_field);
    m_field->setText(QString::fromStdString(this->typed()));
    m_head->setSpacing(2 * spacingUnit);
    m_head->addWidget(m_field, 1);
    m_column->setSpacing(cardPadding);
    m_column->addLayout(m_head);
    constexpr int sideWidth = 360;
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    auto* right = new QVBoxLayout(side);
    right->setContentsMargins({});
    right->setSpacing(cardPadding);
    right->addWidget(new NodePanel(cursor), 1);
    right->addWidget(new LinesPanel(cursor), 1);
    auto* columns = new Columns(this);
    columns->setContentsMargins(0, cardPadding, 0, 0);
    columns->addLayout(m_column, 1);
    columns->addWidget(side);
}

void QuestionPage::start(AnalysisBase& analysis) {
    const auto askAnew = [this, &analysis] {
        ask();
        refresh(analysis);
    };
    connect(m_field, &QLineEdit::textChanged, this, [this, askAnew](const QString& text) {
        m_cursor.keepTyped(m_typed, text.toStdString());
        askAnew();
    });
    connect(&m_cursor, &Cursor::typedChanged, this, [this] {
        const QString text = QString::fromStdString(typed());
        if (text != m_field->text())
            m_field->setText(text);
    });
    const auto refreshNow = [this, &analysis] {
        refresh(analysis);
    };
    connect(&m_cursor, &Cursor::recordingChanged, this, askAnew);
    connect(&m_cursor, &Cursor::numbersChanged, this, refreshNow);
    connect(&analysis, &AnalysisBase::changed, this, refreshNow);
    askAnew();
}

void QuestionPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_cursor.needRecording();
}

/// While an answer is computed, the previous one stays.
void QuestionPage::refresh(const AnalysisBase& analysis) {
    if (analysis.state() != AnalysisState::Stale && analysis.state() != AnalysisState::Computing)
        showAnswer();
}

ValueColumn QuestionPage::lineColumn() {
    return {tr("line"), tr("Where the node is entered."), Unit::Count};
}

bool QuestionPage::isByVisits() const {
    return m_cursor.read() && m_cursor.read()->recording.header.isByVisits();
}

ValueColumn QuestionPage::iterationColumn() const {
    return {isByVisits() ? tr("snapshot") : tr("iteration"), tr("Its name, else its number."),
            Unit::Count};
}

QList<ValueColumn> QuestionPage::returnColumns() const {
    if (isByVisits())
        return {
            {tr("visits"), tr("How often the search went through the node."), Unit::Count},
            {tr("prior"), tr("What the move was thought to be worth beforehand."), Unit::Number},
            {tr("mean"), tr("Of what the visits came to."), Unit::Number},
            {tr("reason"), tr("The reason of a leaf."), {}}};
    return {{tr("window"), tr("Alpha and beta at entry."), Unit::Number},
            {tr("value"), tr("What the node returned."), Unit::Number},
            {tr("bound"), tr("What the value claims to be."), {}},
            {tr("reason"), tr("Why it returned."), {}}};
}

QVariantList QuestionPage::returnCells(const ReadRecording& read, NodeId id) const {
    const Recording& recording = read.recording;
    const RecordedNode& node = recording.nodes[id];
    const KeptFields& kept = read.details->kept();
    const Numbers numbers = m_cursor.recordedNumbers();
    const QString value = valueText(recording, node, numbers), reason = reasonText(recording, node);
    if (recording.header.isByVisits())
        return {cellOf(kept.visits[id]), cellOf(kept.prior[id]), value, reason};
    return {windowText(recording, node, numbers), value, boundText(recording, node, numbers),
            reason};
}

} // namespace yomi::ui::inspector
