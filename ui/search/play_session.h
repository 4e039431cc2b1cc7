// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/search/play_engine.h"

#include <QObject>

#include <map>
#include <set>
#include <stop_token>

namespace yomi::ui::search {

/// A game of persons and engine on a document: whose turn it is, the engine's thinking, the way
/// back to the person's last turn, and the comments on the moves, one after the other. Works while
/// it is active, that is while somebody looks.
///
/// A person's move and the engine's answer are one step of the undo stack. An undo that leads to
/// the engine's turn all the same (its first move of a game) holds the engine until goOn().
class PlaySession : public QObject {
    Q_OBJECT

public:
    explicit PlaySession(SearchDocument& document, QObject* parent = nullptr);

    enum class State {
        Impossible, ///< no game leads to the position
        Over,
        Person,   ///< a person is to move
        Thinking, ///< the engine is
        Held      ///< it is the engine's turn, but it waits for goOn()
    };
    State state() const;

    const PlayedGame& game() const { return m_game; }
    const PlayView& view() const { return m_document.play(); }
    SearchDocument& document() { return m_document; }

    void setActive(bool active);
    /// The person's move on the position; returns the refusal.
    QString play(Move move);
    /// The engine moves at once, from what it has.
    void stopThinking();
    void goOn();

    /// Back to the person's last turn and forth again, by the undo stack; in a game that was opened
    /// or pasted, which is one step of the stack or none, by an edit.
    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// To where the game stood after so many moves; the engine is held if it is its turn.
    void goBackTo(int plies);
    void beginGame();
    /// Who plays, how strong the engine is, hints, and the board that is shown.
    void setView(const PlayView& view);

    /// How many moves have a comment with exact values, and how many one of estimates.
    int solvedMoves() const;
    int estimatedMoves() const;
    bool isCommenting() const { return m_commenting.isRunning(); }
    /// Why moves have no comment, by the number of moves before them.
    const std::map<int, QString>& uncommented() const { return m_uncommented; }
    /// What is known of the position's moves; asked for while hints are shown.
    const MoveValues* hints() const { return m_hints.isFresh() ? m_hints.result() : nullptr; }
    /// Why the engine did not move; empty unless something went wrong.
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
    /// After how many moves it was the person's turn before; without a person, before the last one.
    int lastTurn() const;
    void follow();
    void followUndo(int index);
    void goAhead();
    void think();
    void takeMove(const ui::Outcome<EngineMove>& outcome);
    void commentNext();
    void takeComment(const ui::Outcome<MoveComment>& outcome);
    void askHints();
    SearchRoot root() const { return m_document.rootAfter(m_game.plies()); } ///< of the last board
    int estimateDepth() const;

    SearchDocument& m_document;
    PlayedGame m_game;
    PlayView m_view; ///< as it was last followed
    bool m_isActive = false;
    bool m_isHeld = false;
    int m_undoIndex = 0;
    /// The undo index behind a person's move that waits for its answer.
    std::optional<int> m_unanswered;
    std::set<int> m_turns; ///< where the undo stack stood after a move that was made here
    std::optional<SearchRoot> m_thought;         ///< what the engine thinks about
    std::stop_source m_enough{std::nostopstate}; ///< of that
    std::optional<int> m_commented;              ///< the move that is being commented
    std::map<int, QString> m_uncommented;        ///< those that are not tried again
    QString m_error;
    LatestRun<EngineMove> m_thinking;
    LatestRun<MoveComment> m_commenting;
    Analysis<Position, MoveValues> m_hints;
};

} // namespace yomi::ui::search
