// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_game.h"

#include "core/hands/endgame_play.h"
#include "core/hands/endgame_proof.h"
#include "ui/hands/table_edits.h"
#include "ui/hands/table_words.h"
#include "ui/hands/words.h"

#include <algorithm>
#include <mutex>

namespace yomi::ui::hands {

/// What the solver has found of one game; it stays while plays are added and taken back.
struct KnownGame {
    std::mutex mutex; ///< its users run on other threads, one at a time
    std::optional<EndgameSolver> solver;
    std::vector<int> plays; ///< from the solver's position on
    std::vector<EndgameAnswer> answers;

    EndgameSolver& solverOf(const EndgamePosition& start, const std::stop_token& stop) {
        if (!solver || solver->start() != start) {
            answers.clear();
            plays.clear();
            solver.emplace(start, EndgameOptions(), stop);
        }
        return *solver;
    }

    const std::vector<EndgameAnswer>& solve(const TableQuestion& question,
                                            const std::stop_token& stop,
                                            const EndgameSolver::Progress& progress) {
        EndgameSolver& found = solverOf(question.game.position(question.first), stop);
        const std::vector<int> next(question.game.plays.begin() +
                                        static_cast<std::ptrdiff_t>(question.first),
                                    question.game.plays.end());
        const auto same = std::ranges::mismatch(plays, next).in2 - next.begin();
        answers.resize(std::min(answers.size(), static_cast<std::size_t>(same) + 1));
        plays = next;
        while (answers.size() <= plays.size())
            answers.push_back(found.solve({plays.data(), answers.size()}, stop, progress));
        return answers;
    }
};

namespace {

std::vector<ProofStep> stepsAfter(EndgameSolver& solver, const std::vector<int>& plays,
                                  const std::stop_token& stop) {
    EndgameGame game = solver.gameAfter(plays);
    const RuleBook& book = *solver.start().book;
    const bool landlordWins = solver.wins(game, stop) == game.firstToMove();
    std::vector<ProofStep> steps;
    for (const int move : proofMoves(solver, game, landlordWins, stop)) {
        const int play = game.allMoves().playOf(move), player = game.state().toMove + 1;
        const search::Unmade<EndgameGame> child(game, move);
        const EndgamePosition position = game.position();
        const bool isEnd = winnerOf(position).has_value();
        QStringList hands;
        for (const Tiles& hand : position.hands)
            hands << tilesWords(book, hand);
        steps.push_back({play, stepsText(book, {{player, play}}),
                         isEnd ? winnerText(sideOf(player), position.players())
                               : hands.join(QStringLiteral(" | ")),
                         isEnd});
    }
    return steps;
}

auto solverOf(const std::shared_ptr<KnownGame>& known,
              const std::shared_ptr<SolveProgress>& progress) {
    return [known, progress](const TableQuestion& question, const std::stop_token& stop) {
        const std::scoped_lock lock(known->mutex);
        progress->all = 0;
        TableAnswers result;
        result.answers = known->solve(question, stop, [&](int done, int all, std::int64_t nodes) {
            progress->done = done;
            progress->all = all;
            progress->nodes = nodes;
        });
        if (question.chooses)
            result.choice = strongPlay(*known->solver, known->plays, result.answers.back(), stop);
        return result;
    };
}

int cardsIn(const EndgamePosition& position) {
    int cards = 0;
    for (const Tiles& hand : position.hands)
        cards += hand.total();
    return cards;
}

/// Whether both are one game up to `plies`.
bool agree(const PlayedEndgame& a, const PlayedEndgame& b, std::size_t plies) {
    return a.start == b.start && a.plays.size() >= plies && b.plays.size() >= plies &&
           std::equal(a.plays.begin(), a.plays.begin() + static_cast<std::ptrdiff_t>(plies),
                      b.plays.begin());
}

} // namespace

TableGame::TableGame(HandDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_known(std::make_shared<KnownGame>())
    , m_progress(std::make_shared<SolveProgress>())
    , m_analysis(solverOf(m_known, m_progress), this) {
    m_analysis.setObjectName(QStringLiteral("tableAnalysis"));
    connect(&document, &Document::changed, this, &TableGame::refresh);
    connect(&document, &Document::viewChanged, this, &TableGame::refresh);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, [this](int index) {
        if (index < m_undoIndex)
            m_held = m_document.undoStack().canRedo();
        m_undoIndex = index;
        Q_EMIT changed();
    });
    connect(&m_analysis, &AnalysisBase::changed, this, [this] {
        Q_EMIT changed();
        QMetaObject::invokeMethod(this, &TableGame::playSolver, Qt::QueuedConnection);
    });
}

EndgamePosition TableGame::position() const {
    return game().position(static_cast<std::size_t>(shownPlies()));
}

const EndgameAnswer* TableGame::answer(int ply) const {
    const auto& known = m_analysis.answer();
    if (!known || !hasTable())
        return nullptr;
    const auto at = static_cast<std::size_t>(ply);
    const auto& [question, result] = *known;
    return at >= question.first && agree(question.game, game(), at)
               ? &result.answers[at - question.first]
               : nullptr;
}

TableGame::Prover TableGame::prover() const {
    if (!answer(shownPlies()))
        return {};
    const auto first = static_cast<std::ptrdiff_t>(m_analysis.answer()->inputs.first);
    const std::vector<int> before(game().plays.begin() + first,
                                  game().plays.begin() + shownPlies());
    return [known = m_known, start = game().position(static_cast<std::size_t>(first)),
            before](const std::vector<int>& plays, const std::stop_token& stop) {
        const std::scoped_lock lock(known->mutex);
        std::vector<int> line = before;
        line.insert(line.end(), plays.begin(), plays.end());
        return stepsAfter(known->solverOf(start, stop), line, stop);
    };
}

/// The first position that is small enough or that the person wants solved.
std::optional<std::size_t> TableGame::firstToSolve() const {
    const std::size_t end = game().plays.size();
    std::size_t first = 0;
    while (first <= end && cardsIn(game().position(first)) > mostCardsUnasked)
        ++first;
    if (m_wanted && agree(*m_wanted, game(), m_wanted->plays.size()))
        first = std::min(first, m_wanted->plays.size());
    if (first > end || winnerOf(game().position(first)))
        return {};
    return first;
}

void TableGame::ask() {
    const auto first = m_active && hasTable() ? firstToSolve() : std::nullopt;
    if (!first) {
        m_question.reset();
        return m_analysis.clear();
    }
    TableQuestion question{game(), *first, isSolverToMove()};
    if (question == m_question)
        return; // also when the person stopped it
    m_question = question;
    m_analysis.ask(std::move(question));
}

void TableGame::refresh() {
    ask();
    Q_EMIT changed();
    QMetaObject::invokeMethod(this, &TableGame::playSolver, Qt::QueuedConnection);
}

void TableGame::setActive(bool active) {
    if (active == m_active)
        return;
    m_active = active;
    refresh();
}

QString TableGame::progressText() const {
    if (m_progress->all == 0)
        return {}; // it has just begun
    return tr("%1 of %2 plays · %3")
        .arg(m_progress->done)
        .arg(m_progress->all)
        .arg(nodesText(m_progress->nodes));
}

bool TableGame::waitsForSolve() const {
    const AnalysisState state = m_analysis.state();
    const bool isRunning = state == AnalysisState::Computing || state == AnalysisState::Stale;
    return hasTable() && !isOver() && !answer(shownPlies()) && !isRunning;
}

bool TableGame::isSolverToMove() const {
    const EndgamePosition last = game().position(game().plays.size());
    return isSolver(last.toMove) && !winnerOf(last);
}

QString TableGame::perform(const Edit& edit) {
    beginTurn({});
    return m_document.perform(edit);
}

void TableGame::beginTurn(const QString& sentence) {
    m_held = false;
    m_sentence = sentence;
    ++m_turn;
}

QByteArray TableGame::mergeKey() const {
    return "turn " + QByteArray::number(m_turn);
}

QString TableGame::play(int play) {
    const Edit edit = makePlay(m_document.inputs(), shownPlies(), play);
    beginTurn(edit.sentence);
    return m_document.perform(edit, mergeKey());
}

void TableGame::playSolver() {
    if (!m_active || !hasTable() || m_held || look().plies || !m_analysis.isFresh() ||
        !isSolverToMove())
        return;
    const auto& [question, result] = *m_analysis.answer();
    if (!result.choice || question.game != game())
        return;
    Edit edit = makePlay(m_document.inputs(), plies(), *result.choice);
    if (!m_sentence.isEmpty())
        edit.sentence = m_sentence; // one step with the person's play
    m_document.perform(edit, mergeKey());
}

void TableGame::takeBack() {
    const auto isPerson = [this](int ply) {
        return !isSolver(game().position(static_cast<std::size_t>(ply)).toMove);
    };
    int ply = std::max(shownPlies() - 1, 0);
    for (int turn = ply; turn >= 0; --turn)
        if (isPerson(turn)) {
            ply = turn;
            break;
        }
    m_held = true;
    m_document.perform(takeBackTo(m_document.inputs(), ply));
}

void TableGame::restart() {
    perform(takeBackTo(m_document.inputs(), 0));
}

void TableGame::resume() {
    beginTurn({});
    TableLook look = this->look();
    look.plies.reset();
    setLook(look);
    refresh();
}

void TableGame::solve() {
    m_wanted = game();
    m_wanted->plays.resize(static_cast<std::size_t>(shownPlies()));
    m_question.reset();
    ask();
}

void TableGame::setSolver(int player, bool solver) {
    if (solver && !m_document.undoStack().canRedo())
        beginTurn({});
    TableLook look = this->look();
    look.solver[static_cast<std::size_t>(player) - 1] = solver;
    setLook(look);
}

void TableGame::show(int plies) {
    TableLook look = this->look();
    look.plies.reset();
    if (plies < this->plies())
        look.plies = plies;
    setLook(look);
}

void TableGame::setValuesShown(bool shown) {
    TableLook look = this->look();
    look.values = shown;
    setLook(look);
}

void TableGame::setLook(const TableLook& look) {
    View view = m_document.view();
    view.table = look;
    m_document.setView(view);
}

} // namespace yomi::ui::hands
