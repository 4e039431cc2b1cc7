// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/endgame_solver.h"
#include "ui/common/analysis.h"
#include "ui/hands/hand_document.h"

#include <atomic>
#include <memory>

namespace yomi::ui::hands {

/// The answers wanted for a game on the table.
struct TableQuestion {
    PlayedEndgame game;
    std::size_t first = 0; ///< answers begin with the position after so many plays
    bool chooses = false;  ///< the solver is to make a play in the last position

    bool operator==(const TableQuestion&) const = default;
};

struct TableAnswers {
    std::vector<EndgameAnswer> answers; ///< for each position from the first one on
    std::optional<int> choice;          ///< the solver's play in the last position
};

/// A play of a proof.
struct ProofStep {
    int play = 0;
    QString text;       ///< the player and the play
    QString hands;      ///< after it; at the end of the game the winner
    bool isEnd = false; ///< the game is over
};

struct KnownGame;

/// The game on the table of a document: the position shown, its answers, which are computed in the
/// background after each change while the table is visible, and the plays that the solver makes. A
/// person's play and those that the solver answers with are one step of the undo stack.
/// Of a run that solves a position; written on its thread.
struct SolveProgress {
    std::atomic<int> done = 0, all = 0; ///< plays of the position
    std::atomic<std::int64_t> nodes = 0;
};

class TableGame : public QObject {
    Q_OBJECT

public:
    /// Larger positions are solved on demand.
    static constexpr int mostCardsUnasked = 24;
    /// Finds what follows plays of a proof in it. Runs on another thread; throws like
    /// EndgameSolver::solve().
    using Prover = std::function<std::vector<ProofStep>(const std::vector<int>& plays,
                                                        const std::stop_token& stop)>;

    explicit TableGame(HandDocument& document, QObject* parent = nullptr);

    const HandDocument& document() const { return m_document; }
    const TableLook& look() const { return m_document.view().table; }
    bool hasTable() const { return m_document.inputs().table.has_value(); }
    void setActive(bool active);

    // Those up to play() need a table.

    const PlayedEndgame& game() const { return *m_document.inputs().table; }
    int plies() const { return static_cast<int>(game().plays.size()); } ///< made
    int shownPlies() const { return std::min(look().plies.value_or(plies()), plies()); }
    EndgamePosition position() const; ///< after the shown plies
    bool isOver() const { return winnerOf(position()).has_value(); }
    /// The answer after so many plies; null if it is not known.
    const EndgameAnswer* answer(int ply) const;
    /// Of the position shown; null if its answer is not known.
    Prover prover() const;
    /// Whether solve() would solve the position shown, which is not done unasked.
    bool waitsForSolve() const;
    /// Whether the solver is to move in the last position.
    bool isSolverToMove() const;
    /// Whether it waits for resume(): after plays were taken back or undone, or the document
    /// opened.
    bool isHeld() const { return m_held && isSolverToMove(); }

    /// Makes a play in the position shown; returns the refusal.
    QString play(int play);
    /// Takes back the last play, with a solver those back to the last turn of a person.
    void takeBack();
    void restart();
    void resume();
    void solve();
    QString perform(const Edit& edit);
    void setLook(const TableLook& look);
    void show(int plies); ///< the position after so many
    void setValuesShown(bool shown);
    /// Lets the solver or a person make the plays of a player.
    void setSolver(int player, bool solver);

    Analysis<TableQuestion, TableAnswers>& analysis() { return m_analysis; }
    const Analysis<TableQuestion, TableAnswers>& analysis() const { return m_analysis; }
    QString progressText() const; ///< of the run: "3 of 24 plays · 1,234,567 nodes"

Q_SIGNALS:
    void changed(); ///< table, view or answers

private:
    void refresh();
    void ask();
    std::optional<std::size_t> firstToSolve() const;
    bool isSolver(int player) const { return look().solver[static_cast<std::size_t>(player) - 1]; }
    /// Begins a step of the undo stack, to which the solver's next plays belong.
    void beginTurn(const QString& sentence);
    void playSolver();
    QByteArray mergeKey() const;

    HandDocument& m_document;
    std::shared_ptr<KnownGame> m_known;
    std::shared_ptr<SolveProgress> m_progress;
    Analysis<TableQuestion, TableAnswers> m_analysis;
    std::optional<TableQuestion> m_question; ///< the last one
    std::optional<PlayedEndgame> m_wanted;   ///< a position that the person wants solved
    bool m_active = false;
    bool m_held = true;
    int m_undoIndex = 0;
    int m_turn = 0;     ///< of a person, for the merge key
    QString m_sentence; ///< of the person's play
};

} // namespace yomi::ui::hands
