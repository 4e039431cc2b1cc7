// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/play_session.h"

#include "ui/games/comment_words.h"

#include <algorithm>
#include <cmath>

namespace yomi::ui::games {

namespace {

/// The undoable step of the move made after so many.
QByteArray turnKey(int plies) {
    return "move " + QByteArray::number(plies);
}

bool beginAlike(const PlayedGame& a, const PlayedGame& b, int plies) {
    return a.plies() >= plies && b.plies() >= plies && !a.stands.empty() && !b.stands.empty() &&
           a.stands.front().board == b.stands.front().board &&
           std::equal(a.moves.begin(), a.moves.begin() + plies, b.moves.begin());
}

} // namespace

PlaySession::PlaySession(SearchDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_undoIndex(document.undoStack().index())
    , m_thinking([this](const ui::Outcome<EngineMove>& outcome) { takeMove(outcome); })
    , m_commenting([this](const ui::Outcome<MoveComment>& outcome) { takeComment(outcome); })
    , m_hints([&face = document.face()](const Position& position, const std::stop_token& stop) {
        return valuesOfMoves(position.root, face, position.firstToMove, position.depth, commentTime,
                             stop);
    }) {
    connect(&document, &Document::changed, this, &PlaySession::follow);
    connect(&document, &Document::viewChanged, this, [this] {
        if (view() != m_view)
            follow();
    });
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &PlaySession::followUndo);
    connect(&m_hints, &AnalysisBase::changed, this, &PlaySession::changed);
    follow();
}

PlaySession::State PlaySession::state() const {
    if (m_game.stands.empty())
        return State::Impossible;
    if (m_game.isOver())
        return State::Over;
    if (!isEngineToMove())
        return State::Person;
    return m_isHeld ? State::Held : State::Thinking;
}

bool PlaySession::isEngineToMove() const {
    return !m_game.stands.empty() && !m_game.isOver() && view().isEngine(m_game.last().firstToMove);
}

void PlaySession::setActive(bool active) {
    if (active == m_isActive)
        return;
    m_isActive = active;
    if (!active) {
        m_thinking.stop();
        m_thought.reset();
        m_commenting.stop();
        m_commented.reset();
        m_hints.clear();
    }
    update();
}

QString PlaySession::play(Move move) {
    if (state() == State::Thinking || state() == State::Held)
        return tr("It is the engine's turn.");
    if (state() == State::Over)
        return {}; // as displayed by the page
    const int plies = m_game.plies();
    QString refusal = m_document.playMove(move, {turnKey(plies), false});
    if (refusal.isEmpty()) {
        m_unanswered = m_document.undoStack().index();
        m_turns.insert(*m_unanswered);
    }
    return refusal;
}

void PlaySession::stopThinking() {
    m_finishNow.request_stop();
}

void PlaySession::resume() {
    m_isHeld = false;
    update();
}

bool PlaySession::canUndo() const {
    return m_game.plies() > 0;
}

bool PlaySession::canRedo() const {
    return m_document.undoStack().canRedo();
}

void PlaySession::undo() {
    QUndoStack& stack = m_document.undoStack();
    if (!m_turns.contains(stack.index()))
        return goBackTo(lastTurn());
    do
        stack.undo();
    while (hasPerson() && isEngineToMove() && m_turns.contains(stack.index()));
}

bool PlaySession::hasPerson() const {
    return view().first == PlayerKind::Person || view().second == PlayerKind::Person;
}

int PlaySession::lastTurn() const {
    int plies = m_game.plies() - 1;
    const auto isEngines = [this](int ply) {
        return view().isEngine(m_game.stands[static_cast<std::size_t>(ply)].firstToMove);
    };
    while (hasPerson() && plies > 0 && isEngines(plies))
        --plies;
    return plies;
}

void PlaySession::redo() {
    QUndoStack& stack = m_document.undoStack();
    do
        stack.redo();
    while (hasPerson() && isEngineToMove() && stack.canRedo());
}

void PlaySession::goBackTo(int plies) {
    m_document.goBackTo(plies);
    m_turns.erase(m_document.undoStack().index());
    m_isHeld = isEngineToMove();
    update();
}

void PlaySession::beginGame() {
    m_document.beginGame();
    m_turns.erase(m_document.undoStack().index());
    resume();
}

void PlaySession::setView(const PlayView& view) {
    // When a person takes over a side, play continues.
    if (view.first != m_view.first || view.second != m_view.second)
        m_isHeld = false;
    m_document.setPlay(view);
}

int PlaySession::solvedMoves() const {
    int solved = 0;
    for (int ply = 0; ply < m_game.plies(); ++ply) {
        const std::optional<KnownComment> known = knownComment(view(), m_game, ply);
        solved += known && known->comment.kind != CommentKind::EstimateOnly;
    }
    return solved;
}

int PlaySession::estimatedMoves() const {
    int estimated = 0;
    for (int ply = 0; ply < m_game.plies(); ++ply) {
        const std::optional<KnownComment> known = knownComment(view(), m_game, ply);
        estimated += known && known->comment.kind == CommentKind::EstimateOnly;
    }
    return estimated;
}

void PlaySession::follow() {
    const PlayedGame before = std::exchange(m_game, m_document.playedGame());
    m_view = view();
    if (m_game != before) {
        if (m_commented && !beginAlike(before, m_game, *m_commented + 1)) {
            m_commenting.stop();
            m_commented.reset();
        }
        std::erase_if(m_uncommented, [&](const auto& each) {
            return !beginAlike(before, m_game, each.first + 1);
        });
        m_error.clear();
        // In a position that was set up, not played, the engine waits.
        m_isHeld =
            m_game.plies() != before.plies() + 1 || !beginAlike(before, m_game, before.plies());
    }
    update();
}

void PlaySession::followUndo(int index) {
    const bool undone = index < std::exchange(m_undoIndex, index);
    if (!undone || !isEngineToMove())
        return Q_EMIT changed(); // undo and redo may have changed
    m_isHeld = true;
    update();
}

void PlaySession::update() {
    const bool thinks = m_isActive && state() == State::Thinking && m_error.isEmpty();
    if (m_thought && !(thinks && *m_thought == root())) {
        m_thinking.stop();
        m_thought.reset();
    }
    if (thinks && !m_thought)
        think();
    askHints();
    commentNext();
    Q_EMIT changed();
}

void PlaySession::think() {
    m_thought = root();
    m_finishNow = std::stop_source();
    const PlayLimit limit = view().limit;
    Settings settings =
        limit == PlayLimit::Search
            ? m_document.searches()[view().search]
            : playSettings(m_document.face(), limit == PlayLimit::Time
                                                  ? m_document.mostPlies()
                                                  : std::min(view().depth, m_document.mostPlies()));
    std::optional<std::chrono::nanoseconds> time;
    if (limit == PlayLimit::Time)
        time = std::chrono::nanoseconds(std::llround(view().seconds * 1e9));
    m_thinking.start([root = *m_thought, settings = std::move(settings), time,
                      finishNow = m_finishNow.get_token()](const std::stop_token& stop) {
        return chooseMove(root, settings, {stop, time, finishNow});
    });
}

void PlaySession::takeMove(const ui::Outcome<EngineMove>& outcome) {
    m_thought.reset();
    if (!outcome.result) {
        m_error = outcome.error;
        return Q_EMIT changed();
    }
    const int plies = m_game.plies();
    const bool isAnswer = m_unanswered == m_document.undoStack().index();
    m_unanswered.reset();
    m_error = m_document.playMove(outcome.result->move,
                                  {turnKey(isAnswer ? plies - 1 : plies), isAnswer});
    m_turns.insert(m_document.undoStack().index());
}

void PlaySession::commentNext() {
    if (!m_isActive || m_thought || m_commented)
        return;
    const auto& comments = view().comments;
    const auto isDone = [&](int ply) {
        const auto at = static_cast<std::size_t>(ply);
        return (at < comments.size() && comments[at]) || m_uncommented.contains(ply);
    };
    int ply = m_game.plies() - 1; // the latest comment is the most urgent
    while (ply >= 0 && isDone(ply))
        --ply;
    if (ply < 0)
        return;
    m_commented = ply;
    const auto at = static_cast<std::size_t>(ply);
    const bool goesOn = m_game.stands[at + 1].outcome == Outcome::Open;
    m_commenting.start(
        [move = m_game.moves[at], root = m_document.rootAfter(ply),
         after = goesOn ? std::optional(m_document.rootAfter(ply + 1)) : std::nullopt,
         first = m_game.stands[at].firstToMove, &face = m_document.face(),
         depth = estimateDepth()](const std::stop_token& stop) {
            return commentOn(move, root, after, face, first, depth, commentTime, stop);
        });
}

/// As deep as comments and hints search when nothing is exact.
int PlaySession::estimateDepth() const {
    constexpr int usual = 8;
    return std::min(usual, m_document.mostPlies());
}

void PlaySession::takeComment(const ui::Outcome<MoveComment>& outcome) {
    if (!m_commented)
        return;
    const int ply = *std::exchange(m_commented, std::nullopt);
    if (!outcome.result) { // it stays without a comment; others may still get one
        m_uncommented[ply] = outcome.error;
        commentNext();
        return Q_EMIT changed();
    }
    const auto at = static_cast<std::size_t>(ply);
    PlayView next = view();
    next.comments.resize(std::max(next.comments.size(), at + 1));
    next.comments[at] = *outcome.result;
    m_document.setPlay(std::move(next));
}

void PlaySession::askHints() {
    const bool wanted =
        m_isActive && view().hints && !m_game.stands.empty() && !m_game.isOver() && !m_thought;
    if (wanted)
        m_hints.ask({root(), m_game.last().firstToMove, estimateDepth()});
    else
        m_hints.clear();
}

} // namespace yomi::ui::games
