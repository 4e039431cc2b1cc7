// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/line_page.h"

#include "core/trace/line_text.h"
#include "core/trace/node_path.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/trace/node_panel.h"
#include "ui/trace/words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>

namespace yomi::ui::trace {

LinePage::LinePage(RecordingStepper& stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_field(new QLineEdit)
    , m_visitsCard(new Card(tr("Searches of the line")))
    , m_endsCard(new Card(tr("What became of it")))
    , m_visits({{tr("line"), tr("Where the node is entered."), Unit::Count},
                {tr("iteration"), tr("Its name, else its number."), {}},
                {tr("move"), tr("The move of the line that was searched."), {}},
                {tr("place"), tr("Its place among the moves of the node above."), Unit::Count},
                {tr("window"), tr("Alpha and beta at entry."), {}},
                {tr("depth"), tr("Plies left to search."), {}},
                {tr("value"), tr("What the node returned."), {}},
                {tr("bound"), tr("What the value claims to be."), {}},
                {tr("reason"), tr("Why it returned."), {}}})
    , m_ends(
          {{tr("iteration"), tr("Its name, else its number."), {}},
           {tr("what became of the line"), tr("How far it was searched, and why no further."), {}}})
    , m_view(new TableView(&m_visits, tr("Searches of the line")))
    , m_analysis(
          [](const Question& question, const std::stop_token&) {
              return searchesOf(question.moves, question.read->recording, *question.read->details);
          },
          this) {
    m_field->setAccessibleName(tr("Line of moves"));
    m_field->setPlaceholderText(
        tr("Moves from the root, separated by blanks; %20 is a blank in a move"));
    m_field->setClearButtonEnabled(true);
    m_field->setText(QString::fromStdString(stepper.document().view().line));
    auto* pick = new QPushButton(tr("Take the node’s line"));
    pick->setToolTip(tr("Asks for the moves that lead to the node at which you stand."));
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto* ends = new TableView(&m_ends, tr("What became of the line"));
    ends->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    ends->horizontalHeader()->setStretchLastSection(true);
    m_visitsCard->content()->addWidget(m_view, 1);
    m_endsCard->content()->addWidget(ends, 1);
    auto* asking = new QHBoxLayout;
    asking->setSpacing(2 * spacingUnit);
    asking->addWidget(m_field, 1);
    asking->addWidget(pick);
    auto* left = new QVBoxLayout;
    left->setSpacing(cardPadding);
    left->addLayout(asking);
    left->addWidget(m_endsCard, 1);
    left->addWidget(m_visitsCard, 2);
    constexpr int sideWidth = 360;
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    auto* right = new QVBoxLayout(side);
    right->setContentsMargins({});
    right->setSpacing(cardPadding);
    right->addWidget(new NodePanel(stepper), 1);
    right->addWidget(new LinesPanel(stepper), 1);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, cardPadding, 0, 0);
    columns->setSpacing(cardPadding);
    columns->addLayout(left, 1);
    columns->addWidget(side);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_stepper.document().look(&View::line, text.toStdString());
        ask();
    });
    connect(pick, &QPushButton::clicked, this, &LinePage::takeNode);
    connect(&stepper.document(), &Document::viewChanged, this, [this] {
        const QString line = QString::fromStdString(m_stepper.document().view().line);
        if (line != m_field->text())
            m_field->setText(line);
    });
    connect(&stepper, &RecordingStepper::numbersChanged, this, &LinePage::refresh);
    connect(&stepper, &RecordingStepper::recordingChanged, this, &LinePage::ask);
    connect(&m_analysis, &AnalysisBase::changed, this, &LinePage::refresh);
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_stepper.goToLine(m_visits.rows()[row][0].toULongLong());
    });
    ask();
}

void LinePage::ask() {
    std::vector<std::string> moves = movesIn(m_stepper.document().view().line);
    if (!m_stepper.read() || moves.empty())
        m_analysis.clear();
    else
        m_analysis.ask({m_stepper.read(), std::move(moves)});
    refresh();
}

void LinePage::takeNode() {
    if (!m_stepper.hasEvents() || !m_stepper.node())
        return;
    m_field->setText(wordText(lineTo(m_stepper.read()->recording, *m_stepper.node())));
}

void LinePage::refresh() {
    if (m_analysis.state() == AnalysisState::Stale ||
        m_analysis.state() == AnalysisState::Computing)
        return;
    const Searches* searches = m_analysis.result();
    const QString empty = !m_stepper.read() ? m_stepper.whyNothing()
                          : !searches ? tr("Type the moves of a line, or take that of a node.")
                                      : QString();
    m_endsCard->setEmptyText(empty);
    m_visitsCard->setEmptyText(empty);
    QList<QVariantList> visits, ends;
    if (m_stepper.read() && searches) {
        const auto& [read, moves] = m_analysis.answer()->inputs;
        const Recording& recording = read->recording;
        for (const IterationLine& search : *searches) {
            const QString name = iterationName(recording, search.iteration);
            ends << QVariantList{name, endText(search, moves)};
            for (const LineStep& step : search.steps)
                for (const NodeId visit : step.visits) {
                    const RecordedNode& node = recording.nodes[visit];
                    const NodeDetails& told = read->details->of(visit);
                    visits << QVariantList{
                        static_cast<qlonglong>(told.enteredLine),
                        name,
                        QString::fromStdString(step.move),
                        static_cast<int>(step.place),
                        windowText(recording, node, m_stepper.numbers()),
                        told.depth ? QVariant(wordText(yomi::trace::numberText(*told.depth)))
                                   : QVariant(),
                        valueText(recording, node, m_stepper.numbers()),
                        boundText(recording, node, m_stepper.numbers()),
                        reasonText(recording, node)};
                }
        }
        if (visits.isEmpty())
            m_visitsCard->setEmptyText(tr("No iteration searched its first move."));
    }
    m_ends.setRows(ends);
    m_visits.setRows(visits);
}

} // namespace yomi::ui::trace
