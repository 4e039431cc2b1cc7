// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_lists.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/hands/table_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

enum PlayColumn { PlayCards, PlayCategory, PlayValue, PlayRefutation };

} // namespace

TablePlays::TablePlays(TableGame& game, QWidget* parent)
    : Card(tr("Plays"), parent)
    , m_game(game)
    , m_solve(keyedAction(tr("Solve"), tr("Finds out who wins with each play."), Qt::Key_S, this,
                          [this] { m_game.solve(); }))
    , m_values(keyedAction(tr("Show values"),
                           tr("Shows or hides who wins with each play, and the comments on the "
                              "plays made."),
                           Qt::Key_H, this,
                           [this] { m_game.setValuesShown(!m_game.look().values); }))
    , m_solveButton(new CommandButton(m_solve))
    , m_summary(mutedLabel({}))
    , m_model({{tr("Play"), tr("The cards; kickers follow the +."), {}},
               {tr("Kind"), tr("Only a higher play of the same kind beats it, or a bomb."), {}},
               {tr("Result"), tr("Whether the side that makes the play wins after it."), {}},
               {tr("Refutation"), tr("How the other side wins after a losing play."), {}}})
    , m_view(new TableView(&m_model, tr("Plays of the player to move"))) {
    m_values->setCheckable(true);
    m_summary->setObjectName(QStringLiteral("tableSummary"));
    addHeaderWidget(m_solveButton);
    addHeaderWidget(new CommandButton(m_values));
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true); // whichever is shown
    auto* bar = new JobBar(game.analysis().run(), [&game] { return game.progressText(); });
    bar->leaveWidth(*m_summary);
    auto* line = new QHBoxLayout;
    line->addWidget(m_summary, 1);
    line->addWidget(bar);
    content()->setSpacing(spacingUnit);
    content()->addLayout(line);
    content()->addWidget(m_view, 1);
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT chosen(m_plays[static_cast<std::size_t>(row)]);
    });
    connect(m_view, &QAbstractItemView::activated, this, [this] {
        if (const int row = m_view->currentRow(); row >= 0)
            Q_EMIT activated(m_plays[static_cast<std::size_t>(row)]);
    });
    connect(&game, &TableGame::changed, this, &TablePlays::refresh);
    refresh();
}

void TablePlays::select(std::optional<int> play) {
    const auto row = std::ranges::find(m_plays, play.value_or(passPlay - 1));
    m_view->setCurrentRow(row == m_plays.end() ? -1 : static_cast<int>(row - m_plays.begin()));
}

QString TablePlays::unsolvedText() const {
    const auto& analysis = m_game.analysis();
    switch (analysis.state()) {
    case AnalysisState::Failed:
        return analysis.error();
    case AnalysisState::Stopped:
        return tr("Stopped. Solve continues.");
    case AnalysisState::Computing:
    case AnalysisState::Stale:
        return tr("Solving…");
    default:
        return tr("Positions of up to %n cards are solved at once, larger ones by Solve.", nullptr,
                  TableGame::mostCardsUnasked);
    }
}

QString TablePlays::summary() const {
    const int plays = static_cast<int>(m_plays.size());
    const QString count = tr("%n legal plays", nullptr, plays);
    const EndgameAnswer* answer = m_game.answer(m_game.shownPlies());
    if (!answer)
        return tr("%1. %2", "count, sentence").arg(count, unsolvedText());
    if (!m_game.look().values)
        return tr("%1. Values are hidden.").arg(count);
    const int winning =
        static_cast<int>(std::ranges::count(answer->plays, true, &EndgamePlay::wins));
    if (winning == 0)
        return tr("%1; none wins. %2.", "legal plays. side")
            .arg(count, winnerText(answer->winner, m_game.game().start.players()));
    return tr("%1; %n win. %2.", "legal plays; winning ones. side", winning)
        .arg(count, winnerText(answer->winner, m_game.game().start.players()));
}

void TablePlays::refresh() {
    m_values->setChecked(m_game.look().values);
    m_values->setEnabled(m_game.hasTable());
    m_solve->setEnabled(m_game.waitsForSolve());
    m_solveButton->setVisible(m_game.waitsForSolve());
    if (!m_game.hasTable() || m_game.isOver()) {
        m_plays.clear();
        m_model.setRows({});
        return setEmptyText(m_game.hasTable()
                                ? tr("The game is over. Take plays back, start again, or select "
                                     "an earlier play below.")
                                : tr("The plays of the player to move appear here."));
    }
    setEmptyText({});
    const EndgamePosition position = m_game.position();
    const RuleBook& book = *position.book;
    std::vector<int> plays = legalPlays(position);
    if (plays != m_plays)
        m_view->setCurrentRow(-1);
    m_plays = std::move(plays);
    const EndgameAnswer* answer =
        m_game.look().values ? m_game.answer(m_game.shownPlies()) : nullptr;
    QList<QVariantList> rows;
    QSet<std::pair<int, int>> bold;
    for (std::size_t row = 0; row < m_plays.size(); ++row) {
        const int play = m_plays[row];
        QVariantList cells{playWords(book, play), playKind(book, play), QString(), QString()};
        if (answer) {
            const EndgamePlay& known = answer->plays[row];
            cells[PlayValue] = known.wins ? tr("wins") : tr("loses");
            cells[PlayRefutation] = stepsText(book, known.refutation);
            for (const int column : {PlayCards, PlayValue})
                if (known.wins)
                    bold.insert({static_cast<int>(row), column});
        }
        rows << cells;
    }
    m_model.setBold(bold);
    m_model.setRows(std::move(rows));
    for (const int column : {PlayValue, PlayRefutation})
        m_view->setColumnHidden(column, answer == nullptr);
    m_summary->setText(summary());
}

TableMoves::TableMoves(TableGame& game, QWidget* parent)
    : Card(tr("Plays made"), parent)
    , m_game(game)
    , m_model({{tr("#"), tr("The number of the play."), Unit::Count},
               {tr("Player"), tr("Who made it."), Unit::Count},
               {tr("Play"), tr("The cards; kickers follow the +."), {}},
               {tr("Comment"), tr("What the play did to the result."), {}}})
    , m_view(new TableView(&m_model, tr("Plays made"))) {
    m_view->stretchColumn(3);
    m_view->wrapRows();
    content()->addWidget(m_view, 1);
    connect(m_view, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_game.show(row + 1);
    });
    connect(&game, &TableGame::changed, this, &TableMoves::refresh);
    refresh();
}

QString TableMoves::comment(int ply) const {
    if (!m_game.look().values)
        return tr("hidden");
    const EndgameAnswer* before = m_game.answer(ply);
    return before ? playComment(*m_game.game().start.book, *before,
                                m_game.game().plays[static_cast<std::size_t>(ply)])
                  : tr("not solved");
}

void TableMoves::refresh() {
    const bool empty = !m_game.hasTable() || m_game.plies() == 0;
    setEmptyText(!m_game.hasTable() ? tr("The plays made appear here.")
                 : empty ? tr("No play has been made. Double-click one above, or choose cards and "
                              "press Play.")
                         : QString());
    QList<QVariantList> rows;
    for (int ply = 0; !empty && ply < m_game.plies(); ++ply)
        rows << QVariantList{ply + 1, m_game.game().position(static_cast<std::size_t>(ply)).toMove,
                             playWords(*m_game.game().start.book,
                                       m_game.game().plays[static_cast<std::size_t>(ply)]),
                             comment(ply)};
    m_model.setRows(std::move(rows));
    if (!empty)
        m_view->setCurrentRow(m_game.shownPlies() - 1);
}

} // namespace yomi::ui::hands
