// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/arena_page.h"

#include "core/icefire/child_process.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/job_bar.h"
#include "ui/common/save_file.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/wording.h"
#include "ui/icefire/arena_result.h"
#include "ui/icefire/arena_setup.h"
#include "ui/icefire/program_consent.h"
#include "ui/icefire/words.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace yomi::ui::icefire {

namespace {

constexpr auto mostErrorBytes = 1UL << 27; // for all games; later output is dropped

QList<ValueColumn> gameColumns() {
    return {{ArenaPage::tr("#"),
             ArenaPage::tr("The games in their order; each map is played with both sides."),
             ui::Unit::Count},
            {ArenaPage::tr("seed"), ArenaPage::tr("The seed of the map."), {}},
            {ArenaPage::tr("fire"), ArenaPage::tr("Who played fire, which begins."), {}},
            {ArenaPage::tr("ice"), ArenaPage::tr("Who played ice."), {}},
            {ArenaPage::tr("winner"), ArenaPage::tr("The side that won."), {}},
            {ArenaPage::tr("end"), ArenaPage::tr("How the game ended."), {}},
            {ArenaPage::tr("turn"), ArenaPage::tr("The last turn."), ui::Unit::Count}};
}

} // namespace

KeptGame kept(const ArenaGame& game) {
    const Match& match = game.match;
    KeptGame kept{game.number, match.seed.value(), match.start.ruleset, match.players,
                  {},          *match.ending,      game.detail,         *match.times,
                  {}};
    for (std::size_t i = 0; i < match.turns.size(); ++i) {
        const PlayedTurn& turn = match.turns[i];
        if (turn.line)
            kept.lines.push_back(*turn.line);
        if (!turn.errors.empty())
            kept.errors.emplace_back(i, turn.errors);
    }
    return kept;
}

Match played(const KeptGame& kept) {
    Match match = matchOnSeed(kept.seed, kept.ruleset);
    match.players = kept.players;
    Game game(match.start);
    for (const std::string& line : kept.lines)
        match.turns.push_back(game.play(line));
    if (!game.ending())
        match.turns.push_back(game.forfeit(kept.ending.reason));
    match.ending = game.ending();
    match.times = kept.times;
    for (const auto& [turn, errors] : kept.errors)
        match.turns[turn].errors = errors;
    return match;
}

void ArenaTally::add(const ArenaGame& game) {
    KeptGame keep = kept(game);
    const std::lock_guard lock(m_mutex);
    for (auto& [turn, errors] : keep.errors) {
        if (m_errorBytes + errors.size() > mostErrorBytes)
            errors = leftOutText(errors.size());
        m_errorBytes += errors.size();
    }
    m_games.push_back(std::move(keep));
    m_score.add(game);
    ++m_count;
}

std::vector<KeptGame> ArenaTally::take() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_games, {});
}

std::optional<ArenaResult> ArenaTally::result() const {
    const std::lock_guard lock(m_mutex);
    return m_count > 0 ? std::optional(m_score.result()) : std::nullopt;
}

ArenaPage::ArenaPage(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_document(model.document())
    , m_setup(new ArenaSetup(m_document))
    , m_result(new ArenaResultPanel)
    , m_table(new ValueTable(gameColumns(), this))
    , m_view(new TableView(m_table, tr("Games")))
    , m_message(refusalLabel(QStringLiteral("arenaMessage")))
    , m_job([this](const ui::Outcome<ArenaResult>& outcome) {
        finish();
        showRefusal(*m_message, outcome.error);
    }) {
    createActions();
    m_result->addHeaderWidget(new JobBar(m_job));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(createSetup());
    column->addWidget(m_result);
    column->addWidget(m_gamesCard = createGames(), 1);
    connect(m_setup, &ArenaSetup::soundChanged, this, &ArenaPage::refresh);
    connect(&m_job, &BackgroundRun::runningChanged, this, &ArenaPage::refresh);
    connect(&m_job, &BackgroundRun::stopped, this, &ArenaPage::finish);
    connect(m_view, &QAbstractItemView::activated, this, &ArenaPage::openGame);
    connect(m_view, &TableView::currentRowChanged, this, &ArenaPage::refresh);
    m_message->hide();
    refresh();
}

void ArenaPage::createActions() {
    m_start = explainedAction(tr("Start the arena"),
                              tr("Plays the games; previous results are discarded."), this,
                              [this] { start(); });
    m_open = explainedAction(tr("Replay the game"),
                             tr("Opens the selected game as the match to step through."), this,
                             [this] { openGame(); });
    m_save = explainedAction(tr("Save the games…"),
                             tr("Writes records of all games to one file, as JSON Lines."), this,
                             [this] { saveGames(); });
    m_actions << m_start << m_open << m_save;
}

Card* ArenaPage::createSetup() {
    auto* card = new Card(tr("Arena"));
    card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    card->content()->setSpacing(spacingUnit);
    // If disabled, it would pass the focus on to the first contestant's name, which keys change.
    QPushButton* start = actionButton(m_start);
    card->addHeaderWidget(start);
    connect(&m_job, &BackgroundRun::runningChanged, start, [this, start](bool running) {
        if (running && start->hasFocus())
            m_view->setFocus();
    });
    card->content()->addWidget(m_setup);
    card->content()->addWidget(m_message);
    return card;
}

Card* ArenaPage::createGames() {
    auto* card = new Card(tr("Games"));
    QHeaderView* header = m_view->horizontalHeader();
    header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    constexpr int nameWidth = 72; // command lines are elided; the tooltip has the whole one
    for (const int named : {2, 3}) {
        header->setSectionResizeMode(named, QHeaderView::Interactive);
        m_view->setColumnWidth(named, nameWidth);
    }
    header->setSectionResizeMode(5, QHeaderView::Stretch);
    m_view->setRows(2);
    m_view->setToolTip(tr("Double-click or Enter opens a game in the match page."));
    m_view->insertAction(m_view->actions().value(0), m_open);
    card->addHeaderWidget(new CommandButton(m_open));
    card->addHeaderWidget(new CommandButton(m_save));
    card->content()->addWidget(m_view, 1);
    card->setEmptyText(tr("No games yet. Start the arena above."));
    return card;
}

void ArenaPage::start() {
    if (!mayPlay(m_document.inputs().arena.contestants, this))
        return;
    m_request = m_document.inputs().arena;
    m_tally = std::make_shared<ArenaTally>();
    m_games.clear();
    m_table->setRows({});
    m_message->hide();
    m_result->setEmptyText(tr("The first game is being played…"));
    m_gamesCard->setEmptyText(tr("The first game is being played…"));
    m_job.start([this, request = m_request, tally = m_tally](JobControl& control) {
        int games = 0;
        const auto report = [&] {
            control.report({static_cast<double>(games) / request.games,
                            tr("%L1 of %L2").arg(games).arg(request.games), [this] {
                                takeGames();
                            }});
        };
        report();
        return playArena(
            request,
            [&](const ArenaGame& game) {
                tally->add(game);
                ++games;
                report();
            },
            control.stopToken());
    });
    refresh();
}

void ArenaPage::takeGames() {
    QList<QVariantList> rows;
    for (KeptGame& game : m_tally->take()) {
        rows << row(game);
        m_games.push_back(std::move(game));
    }
    m_table->addRows(rows);
    const auto result = m_tally->result();
    if (result)
        m_result->showResult(m_request, *result);
    m_gamesCard->setEmptyText(result ? QString() : m_gamesCard->emptyText());
}

void ArenaPage::finish() {
    takeGames();
    if (m_games.empty()) {
        m_result->setEmptyText(tr("The arena ended before the first game did."));
        m_gamesCard->setEmptyText(tr("The arena ended before the first game did."));
    }
    refresh();
}

QVariantList ArenaPage::row(const KeptGame& game) const {
    const Ending& ending = game.ending;
    const QString winner = ending.winner ? sideName(*ending.winner) : tr("draw");
    const QString end = game.detail.empty() ? reasonText(ending.reason)
                                            : tr("%1: %2").arg(reasonText(ending.reason),
                                                               escaped(worded(game.detail)));
    return {game.number + 1,
            static_cast<qlonglong>(game.seed),
            escaped(game.players[0]),
            escaped(game.players[1]),
            winner,
            end,
            ending.lastTurn};
}

void ArenaPage::openGame() {
    const int row = m_view->currentRow();
    if (row < 0)
        return;
    const KeptGame& game = m_games[static_cast<std::size_t>(row)];
    m_document.perform(replaceMatch(m_document.inputs(), played(game),
                                    tr("Open game %1 of the arena").arg(game.number + 1)),
                       {}, m_document.viewWith(&View::moment, 0));
    Q_EMIT opened();
}

void ArenaPage::saveGames() {
    askAndSave(this, QStringLiteral("arena.jsonl"), tr("Recorded games (*.jsonl)"),
               [this](const QString& name) {
                   QByteArray text;
                   for (const KeptGame& game : m_games)
                       text += QByteArray::fromStdString(recordText(played(game)));
                   return saveBytes(name, text);
               });
}

void ArenaPage::refresh() {
    m_start->setEnabled(m_setup->isSound() && !m_job.isRunning());
    m_open->setEnabled(m_view->currentRow() >= 0);
    m_save->setEnabled(!m_games.empty() && !m_job.isRunning());
}

} // namespace yomi::ui::icefire
