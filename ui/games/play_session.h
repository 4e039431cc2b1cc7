// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/games/play_engine.h"

#include <QObject>

#include <map>
#include <set>
#include <stop_token>

namespace yomi::ui::games {

/// A game of persons and engine on a document: the side to move, the engine's search, undo to the
/// person's last turn, and the comments on the moves, one after the other. It works while it is
/// active, that is while its page is visible.
///
/// A person's move and the engine's answer are one step of the undo stack. If an undo leads to the
/// engine's turn anyway (its first move of a game), the engine waits for resume().
class PlaySession : public QObject {
    Q_OBJECT

public:
    explicit PlaySession(SearchDocument& document, QObject* parent = nullptr);

    enum class State {
        Impossible, ///< no game leads to the position
        Over,
        Person,   ///< a person is to move
        Thinking, ///< the engine is to move
        Held      ///< it is the engine's turn, but it waits for resume()
    };
    State state() const;

    const PlayedGame& game() const { return m_game; }
    const PlayView& view() const { return m_document.play(); }
    SearchDocument& document() { return m_document; }

    void setActive(bool active);
    /// Plays the person's move on the position; returns the refusal.
    QString play(Move move);
    /// The engine moves at once, with the best move found so far.
    void stopThinking();
    void resume();

    /// Back to the person's last turn and forth again, by the undo stack; by an edit in a game that
    /// was opened or pasted, which is at most one step of the stack.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// Goes back to the position after so many moves; the engine waits if it is its turn.
    void goBackTo(int plies);
    void beginGame();
    /// Sets the players, the engine's strength, hints, and the board shown.
    void setView(const PlayView& view);

    /// The number of moves with comments from exact values, and from estimates.
    int solvedMoves() const;
    int estimatedMoves() const;
    bool isCommenting() const { return m_commenting.isRunning(); }
    /// The reasons why moves have no comment, by the number of moves before them.
    const std::map<int, QString>& uncommented() const { return m_uncommented; }
    /// The values of the position's moves; computed while hints are shown.
    const MoveValues* hints() const { return m_hints.isFresh() ? m_hints.result() : nullptr; }
    /// The reason why the engine did not move; empty without an error.
    const QString& error() const { return m_error; }

Q_SIGNALS:
    void changed(); ///< game, state or comments

private:
    struct Position {
        SearchRoot root;
        bool firstToMove;
        int depth; ///< of estimates
        friend bool operator==(const Position&, const Position&) = default;
    };

    bool isEngineToMove() const;
    bool hasPerson() const;
    /// The number of moves before the person's previous turn; without a person, before the last
    /// move.
    int lastTurn() const;
    void follow();
    void followUndo(int index);
    void update();
    void think();
    void takeMove(const ui::Outcome<EngineMove>& outcome);
    void commentNext();
    void takeComment(const ui::Outcome<MoveComment>& outcome);
    void askHints();
    SearchRoot root() const { return m_document.rootAfter(m_game.plies()); } ///< of the last board
    int estimateDepth() const;

    SearchDocument& m_document;
    PlayedGame m_game;
    PlayView m_view; ///< as of the last follow()
    bool m_isActive = false;
    bool m_isHeld = false;
    int m_undoIndex = 0;
    /// The undo index after a person's move that the engine has not answered yet.
    std::optional<int> m_unanswered;
    std::set<int> m_turns;                          ///< undo indices after moves made here
    std::optional<SearchRoot> m_thought;            ///< the position of the engine's search
    std::stop_source m_finishNow{std::nostopstate}; ///< stops that search
    std::optional<int> m_commented;                 ///< the move of the comment being computed
    std::map<int, QString> m_uncommented;           ///< those that are not tried again
    QString m_error;
    LatestRun<EngineMove> m_thinking;
    LatestRun<MoveComment> m_commenting;
    Analysis<Position, MoveValues> m_hints;
};

} // namespace yomi::ui::games
