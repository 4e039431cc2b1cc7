// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"
#include "core/tree/recording_header.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace yomi::tree {

/// The checks of a recording.
enum class Check : std::uint8_t {
    CutMissed,
    WindowEmpty,
    WindowSign,
    ValueSign,
    WindowLost,
    WindowWide,
    RootWindowWide,
    DepthStep,
    MoveTwice,
    ResearchUseless,
    HorizonDepth,
    MovesMissing,
    CutEarly,
    FailHard,
    FailSoft,
    ValueCountedDown,
    ValueNotFromChildren,
    ResearchMissing,
    BoundTooStrong,
    BestUnknown,
    BestNotBest,
    BestOnlyBound,
    ValueWrong,
    NullUnproven,
    TableDepth,
    TableBound,
    TableValue,
    TableContent,
    TableWrong,
    StoreTooStrong,
    StoreDepth,
    MateStored,
    RepetitionStored,
    StoppedStored,
    KeyCollision,
    KeyDrift,
    KeyTwoValues,
    EvaluationDiffers,
    EvaluationFlips,
    TerminalSign,
    MoveIllegal,
    GameOverMissed,
    GameOverEarly,
    RootOpen,
    VisitsSum,
    MeanImpossible,
    VisitsFall,
    SelectionSide,
    ThreadsMixed,
};

enum class Severity : std::uint8_t {
    Error, ///< values may be wrong
    Waste, ///< values are right, some nodes are unnecessary
    Doubt, ///< there may be a good reason
};
constexpr auto enumNames(Severity) {
    return namesInOrder("error", "waste", "doubt");
}

/// The searches that a check applies to.
enum class Searches : std::uint8_t { Any, NotMcts, AlphaBeta };

/// What the window draws of a node with a finding.
enum class CheckPicture : std::uint8_t {
    Values,          ///< of its moves, and its own in its window
    Windows,         ///< its own next to that of its parent
    WindowsAndValue, ///< and its value
    BestMove,        ///< each move with its bound, and the best one marked
    MostVisited,     ///< the same with the one that has the most visits
    Entries,         ///< its values, and what it stored
};

/// Data that a check needs, unless the header shows that the recording needs no such data.
struct Need {
    Phrase text = "";
    bool (*isMet)(const RecordingHeader& header) = nullptr;
};

/// All about a check except how it is done.
struct CheckRow {
    Check check;
    std::string_view name;
    Severity severity;
    Searches searches;
    Phrase title; ///< what is wrong, in the window
    std::array<Need, 5> needs;
    CheckPicture picture;
    /// Whether a finding may result only from a change of a node's window or values that no line
    /// shows.
    bool mayBeFolded;
};

namespace check_rows {

using enum Severity;
using enum Searches;
using enum CheckPicture;

// What makes up for data that a check needs.
constexpr bool hasGame(const RecordingHeader& header) {
    return header.game != nullptr;
}
constexpr bool hasNoGame(const RecordingHeader& header) {
    return !header.game;
}
constexpr bool isMinimax(const RecordingHeader& header) {
    return header.search == SearchKind::Minimax;
}
constexpr bool isByVisits(const RecordingHeader& header) {
    return header.search == SearchKind::Mcts;
}
constexpr bool failsHard(const RecordingHeader& header) {
    return header.fail == FailKind::Hard;
}
constexpr bool failsSoft(const RecordingHeader& header) {
    return header.fail == FailKind::Soft;
}
constexpr bool hasExactEnds(const RecordingHeader& header) {
    return failsSoft(header) || isMinimax(header);
}
constexpr bool hasMates(const RecordingHeader& header) {
    return header.mate < infinite;
}
constexpr bool hasRange(const RecordingHeader& header) {
    return header.range != Bounds();
}
constexpr bool promisesDepth(const RecordingHeader& header) {
    return header.promisesDepth;
}
constexpr bool promisesStores(const RecordingHeader& header) {
    return header.promisesStores;
}
constexpr bool hasNoGameOrMoves(const RecordingHeader& header) {
    return !header.game || header.promisesMoves;
}
constexpr bool hasNotGameAndMoves(const RecordingHeader& header) {
    return !header.game || !header.promisesMoves;
}

// Needs of several checks.
constexpr Need windows{Phrase("alpha and beta on the lines of a node and of its moves")},
    window{Phrase("alpha and beta on the lines of nodes"), isMinimax},
    claims{Phrase("alpha and beta, or the bound of a value"), isMinimax},
    judged{Phrase("alpha and beta, or fail=soft"), hasExactEnds},
    fromMoves{Phrase("values on the lines of nodes and of their moves")},
    best{Phrase("best= on the lines of nodes that return")}, key{Phrase("key= on nodes")},
    keyOrGame{Phrase("key= on nodes or a known game"), hasGame},
    game{Phrase("a known game in the header"), hasGame},
    gameOrBoard{Phrase("a known game or board="), hasGame},
    entered{Phrase("moves that are entered")}, found{Phrase("t lines with cut")},
    stored{Phrase("s lines")}, stores{Phrase("promises=stores in the header"), promisesStores},
    mcts{Phrase("search=mcts in the header"), isByVisits},
    visits{Phrase("n= on the lines of nodes that return")};

constexpr CheckRow row(Check check, std::string_view name, Severity severity, Searches searches,
                       Phrase title, std::initializer_list<Need> needs,
                       CheckPicture picture = Values, bool mayBeFolded = false) {
    CheckRow row{check, name, severity, searches, title, {}, picture, mayBeFolded};
    std::ranges::copy(needs, row.needs.begin());
    return row;
}

inline constexpr std::array all = {
    row(Check::CutMissed, "cut-missed", Waste, AlphaBeta,
        Phrase("The search went on where it could have stopped"), {windows}, Windows, true),
    row(Check::WindowEmpty, "window-empty", Error, AlphaBeta, Phrase("The window is empty"),
        {windows}, Windows),
    row(Check::WindowSign, "window-sign", Error, AlphaBeta,
        Phrase("The window was passed on without being flipped"), {windows}, Windows, true),
    row(Check::ValueSign, "value-sign", Error, NotMcts,
        Phrase("A value was taken without being flipped"), {fromMoves, judged}, Windows, true),
    row(Check::WindowLost, "window-lost", Error, AlphaBeta,
        Phrase("The window leaves out values that are still wanted"), {windows}, Windows, true),
    row(Check::WindowWide, "window-wide", Waste, AlphaBeta,
        Phrase("The window is wider than it need be"), {windows}, Windows, true),
    row(Check::RootWindowWide, "root-window-wide", Waste, AlphaBeta,
        Phrase("All moves of the root get its whole window"),
        {{Phrase("alpha and beta on the lines of the root, -, and of its moves")}}, Windows),
    row(Check::DepthStep, "depth-step", Error, NotMcts, Phrase("The depth does not go down by one"),
        {{Phrase("d on the lines of nodes")}, {Phrase("r or promises=depth"), promisesDepth}}),
    row(Check::MoveTwice, "move-twice", Waste, NotMcts, Phrase("A move was searched twice"),
        {{Phrase("a move that is entered a second time")}}, Windows),
    row(Check::ResearchUseless, "re-search-useless", Waste, NotMcts,
        Phrase("Searching again could show nothing new"),
        {{Phrase("a move that is entered again at once, with the same d")}, window}, Windows, true),
    row(Check::HorizonDepth, "horizon-depth", Error, NotMcts,
        Phrase("The horizon came before depth 0"), {{Phrase("the reason horizon, and d")}}),
    row(Check::MovesMissing, "moves-missing", Error, NotMcts,
        Phrase("Legal moves were never searched"),
        {{Phrase("values on the lines of nodes and of their moves"), hasNotGameAndMoves},
         {Phrase("moves= on the lines of nodes that return, or promises=moves"), hasNoGameOrMoves},
         {Phrase("moves= on the lines of nodes that return, or a known game and promises=moves"),
          hasGame}}),
    row(Check::CutEarly, "cut-early", Error, AlphaBeta,
        Phrase("The cutoff came before the window's end was reached"),
        {{Phrase("alpha and beta, and the reason cut, or alpha or beta")}}, Values, true),
    row(Check::FailHard, "fail-hard", Error, AlphaBeta,
        Phrase("A fail-hard value lies outside its window"),
        {{Phrase("fail=hard in the header"), failsHard}, window}, Values, true),
    row(Check::FailSoft, "fail-soft", Doubt, AlphaBeta,
        Phrase("The search fails hard, the header says soft"),
        {{Phrase("fail=soft in the header"), failsSoft}, window}, Values, true),
    row(Check::ValueCountedDown, "value-counted-down", Doubt, NotMcts,
        Phrase("A value counts down on its way up"), {fromMoves, judged}),
    row(Check::ValueNotFromChildren, "value-not-from-children", Error, NotMcts,
        Phrase("The value does not follow from the children"), {fromMoves, judged}, Values, true),
    row(Check::ResearchMissing, "re-search-missing", Error, NotMcts,
        Phrase("A search again was forgotten"), {fromMoves, window}, WindowsAndValue, true),
    row(Check::BoundTooStrong, "bound-too-strong", Error, NotMcts,
        Phrase("The value claims more than the children show"), {fromMoves, claims}, Values, true),
    row(Check::BestUnknown, "best-unknown", Error, NotMcts,
        Phrase("The best move was never searched"), {best}),
    row(Check::BestNotBest, "best-not-best", Error, NotMcts,
        Phrase("The best move is not the one with the best value"), {best}, Values, true),
    row(Check::BestOnlyBound, "best-only-bound", Error, NotMcts,
        Phrase("The best move has only an upper bound"),
        {{Phrase("best= where the root, -, returns")}}, BestMove),
    row(Check::ValueWrong, "value-wrong", Error, NotMcts, Phrase("The leaves give another value"),
        {fromMoves, claims}, Values, true),
    row(Check::NullUnproven, "null-unproven", Error, NotMcts,
        Phrase("The null move did not reach beta"),
        {{Phrase("the reason null, and the null move's node")}}),
    row(Check::TableDepth, "table-depth", Error, NotMcts,
        Phrase("The table's entry is too shallow"),
        {{Phrase("t lines with d and what came of them, and d on nodes")}}),
    row(Check::TableBound, "table-bound", Error, NotMcts,
        Phrase("The table's bound decides nothing here"), {found, window}),
    row(Check::TableValue, "table-value", Error, NotMcts,
        Phrase("The value is not that of the table's entry"), {found, window}),
    row(Check::TableContent, "table-content", Error, NotMcts,
        Phrase("The table held what was never stored"),
        {stores, key, stored, {Phrase("t lines with what came of them")}}),
    row(Check::TableWrong, "table-wrong", Error, NotMcts,
        Phrase("The table's entry and the search contradict each other"),
        {{Phrase("t lines with unused or narrow and the node's d")}}),
    row(Check::StoreTooStrong, "store-too-strong", Error, NotMcts,
        Phrase("More was stored than the node shows"), {stored, claims}, Values, true),
    row(Check::StoreDepth, "store-depth", Error, NotMcts,
        Phrase("A greater depth was stored than was searched"),
        {{Phrase("s lines with d, and d on nodes")}}),
    row(Check::MateStored, "mate-stored", Error, NotMcts,
        Phrase("The score of a mate was stored unadjusted"),
        {{Phrase("mate in the header"), hasMates}, stores, key, stored, found}, Entries),
    row(Check::RepetitionStored, "repetition-stored", Doubt, NotMcts,
        Phrase("The value of a repetition was stored as exact"),
        {{Phrase("s lines, and the reason repetition")}}, Entries),
    row(Check::StoppedStored, "stopped-stored", Error, NotMcts,
        Phrase("The value of a stopped search was stored"),
        {{Phrase("s lines, and the reason stopped")}}, Entries),
    row(Check::KeyCollision, "key-collision", Error, Any, Phrase("One key for two positions"),
        {key, gameOrBoard}),
    row(Check::KeyDrift, "key-drift", Doubt, Any, Phrase("One position has two keys"),
        {key, gameOrBoard}),
    row(Check::KeyTwoValues, "key-two-values", Error, NotMcts,
        Phrase("One position has two exact values"),
        {keyOrGame,
         {Phrase("d or promises=depth"), promisesDepth},
         {Phrase("exact values inside their windows")}}),
    row(Check::EvaluationDiffers, "evaluation-differs", Doubt, NotMcts,
        Phrase("One position has two evaluations"), {{Phrase("e lines")}, keyOrGame}),
    row(Check::EvaluationFlips, "evaluation-flips", Doubt, NotMcts,
        Phrase("The evaluation seems to change sides"),
        {{Phrase("e lines in nodes and their children")}}),
    row(Check::TerminalSign, "terminal-sign", Error, NotMcts,
        Phrase("The game's end has the wrong sign"),
        {{Phrase("a node where the game is over"), hasNoGame},
         {Phrase("a known game, or won= on the lines of nodes that return"), hasGame}}),
    row(Check::MoveIllegal, "move-illegal", Error, Any, Phrase("The move is not legal"),
        {game, entered}),
    row(Check::GameOverMissed, "game-over-missed", Error, Any,
        Phrase("The search went on after the end of the game"), {game, entered}),
    row(Check::GameOverEarly, "game-over-early", Error, NotMcts, Phrase("The game is not over"),
        {game, {Phrase("the reason terminal on the lines of nodes that return")}}),
    row(Check::RootOpen, "root-open", Doubt, AlphaBeta,
        Phrase("The last pass left the root's value open"),
        {{Phrase("a root - with alpha and beta")}}),
    row(Check::VisitsSum, "visits-sum", Error, Any,
        Phrase("The children have more visits than their node"), {mcts, visits}),
    row(Check::MeanImpossible, "mean-impossible", Error, Any,
        Phrase("The mean cannot come from the children"),
        {mcts, {Phrase("range in the header"), hasRange}, visits}),
    row(Check::VisitsFall, "visits-fall", Error, Any, Phrase("Visits have become fewer"),
        {mcts, visits}),
    row(Check::SelectionSide, "selection-side", Doubt, Any,
        Phrase("Moves seem to be selected for the other side"),
        {mcts, {Phrase("a node with 100 visits or more, and n= on its moves")}}, MostVisited),
    row(Check::ThreadsMixed, "threads-mixed", Error, NotMcts,
        Phrase("Lines of two threads seem to be mixed"), {{Phrase("d on the lines of nodes")}}),
};
static_assert(std::ranges::all_of(all, [](const CheckRow& row) {
    return &row - all.data() == static_cast<std::ptrdiff_t>(row.check);
}));

} // namespace check_rows

inline constexpr std::size_t checkCount = check_rows::all.size();
constexpr auto enumNames(Check) {
    std::array<std::string_view, checkCount> names;
    std::ranges::transform(check_rows::all, names.begin(), &CheckRow::name);
    return names;
}

constexpr const CheckRow& rowOf(Check check) {
    return check_rows::all[static_cast<std::size_t>(check)];
}
constexpr Severity severityOf(Check check) {
    return rowOf(check).severity;
}

/// The additional data that a recording with this header needs so that the check can test anything:
/// the end of the sentence "What is needed is …". Empty if the check does not apply to such a
/// search.
Sentence needsOf(Check check, const RecordingHeader& header);

} // namespace yomi::tree
