// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/line_page.h"

#include "core/tree/ask/node_path.h"
#include "core/tree/line_text.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/inspector/recording_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>

namespace yomi::ui::inspector {

LinePage::LinePage(Cursor& cursor, QWidget* parent)
    : QuestionPage(cursor, Typed::Line, parent)
    , m_pick(new QPushButton(tr("Take the node’s line")))
    , m_visitsCard(new Card(tr("Searches of the line")))
    , m_endsCard(new Card(tr("Result")))
    , m_visits(visitColumns())
    , m_ends(endColumns())
    , m_view(new TableView(&m_visits, tr("Searches of the line")))
    , m_analysis(
          [](const Question& question, const std::stop_token&) {
              return searchesOf(question.moves, question.read->recording, *question.read->details);
          },
          this) {
    field()->setAccessibleName(tr("Line of moves"));
    field()->setPlaceholderText(tr("Moves from the root, separated by blanks (in a move: %20)"));
    head()->addWidget(m_pick);
    auto* ends = new TableView(&m_ends, tr("What became of the line"));
    for (TableView* view : {m_view, ends}) {
        view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        view->horizontalHeader()->setStretchLastSection(true);
    }
    m_visitsCard->content()->addWidget(m_view, 1);
    m_endsCard->content()->addWidget(ends, 1);
    column()->addWidget(m_endsCard, 1);
    column()->addWidget(m_visitsCard, 2);
    connect(m_pick, &QPushButton::clicked, this, &LinePage::takeNode);
    connect(&cursor, &Cursor::recordingChanged, this, &LinePage::refreshPick);
    connect(&cursor, &Cursor::eventChanged, this, &LinePage::refreshPick);
    refreshPick();
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            this->cursor().goToLine(m_visits.rows()[row][0].toULongLong());
    });
    start(m_analysis);
}

QList<ValueColumn> LinePage::visitColumns() const {
    return QList<ValueColumn>{
               lineColumn(),
               iterationColumn(),
               {tr("move"), tr("The move of the line that was searched."), {}},
               {tr("place"), tr("Its place among the moves of the node above."), Unit::Count},
               {tr("depth"), tr("Plies left to search."), Unit::Number}} +
           returnColumns();
}

QList<ValueColumn> LinePage::endColumns() const {
    return {
        iterationColumn(),
        {tr("what became of the line"), tr("How far it was searched, and why no further."), {}}};
}

void LinePage::ask() {
    std::vector<std::string> moves = movesIn(typed());
    if (!cursor().read() || moves.empty())
        m_analysis.clear();
    else
        m_analysis.ask({cursor().read(), std::move(moves)});
}

void LinePage::takeNode() {
    field()->setText(wordText(lineTo(cursor().read()->recording, cursor().recordedNode())));
}

void LinePage::refreshPick() {
    const bool hasLine = cursor().hasEvents() &&
                         !lineTo(cursor().read()->recording, cursor().recordedNode()).empty();
    m_pick->setEnabled(hasLine);
    m_pick->setToolTip(hasLine ? tr("Asks for the moves that lead to the current node.")
                               : tr("No move leads to the root: go to a node below it first."));
}

void LinePage::showAnswer() {
    m_visits.setColumns(visitColumns());
    m_ends.setColumns(endColumns());
    const Searches* searches = m_analysis.result();
    const QString empty = !cursor().read() ? cursor().whyUnread()
                          : !searches      ? tr("Type the moves of a line, or take that of a node.")
                                           : QString();
    m_endsCard->setEmptyText(empty);
    m_visitsCard->setEmptyText(empty);
    QList<QVariantList> visits, ends;
    if (cursor().read() && searches) {
        const auto& [read, moves] = m_analysis.answer()->inputs;
        const Recording& recording = read->recording;
        for (const IterationLine& search : *searches) {
            const QString name = iterationName(recording, search.iteration);
            ends << QVariantList{name, endText(search, moves)};
            for (std::size_t step = 0; step < search.steps.size(); ++step)
                for (const NodeId visit : search.steps[step].visits) {
                    const std::optional<double> depth = read->details->kept().depth[visit];
                    const std::uint32_t place = search.steps[step].place;
                    visits << QVariantList{static_cast<qlonglong>(read->lineOf(visit)), name,
                                           QString::fromStdString(shownMove(search, step)),
                                           place > 0 ? QVariant(static_cast<int>(place))
                                                     : QVariant(),
                                           depth
                                               ? QVariant(wordText(yomi::tree::numberText(*depth)))
                                               : QVariant()} +
                                  returnCells(*read, visit);
                }
        }
        if (visits.isEmpty())
            m_visitsCard->setEmptyText(tr("No iteration searched its first move."));
    }
    m_ends.setRows(ends);
    m_visits.setRows(visits);
}

} // namespace yomi::ui::inspector
