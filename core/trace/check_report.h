// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/trace/recording_header.h"
#include "core/trace/trace.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// What a recording is checked for.
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
constexpr auto enumNames(Check) {
    return namesInOrder(
        "cut-missed", "window-empty", "window-sign", "value-sign", "window-lost", "window-wide",
        "root-window-wide", "depth-step", "move-twice", "re-search-useless", "horizon-depth",
        "moves-missing", "cut-early", "fail-hard", "fail-soft", "value-counted-down",
        "value-not-from-children", "re-search-missing", "bound-too-strong", "best-unknown",
        "best-not-best", "best-only-bound", "value-wrong", "null-unproven", "table-depth",
        "table-bound", "table-value", "table-content", "table-wrong", "store-too-strong",
        "store-depth", "mate-stored", "repetition-stored", "stopped-stored", "key-collision",
        "key-drift", "key-two-values", "evaluation-differs", "evaluation-flips", "terminal-sign",
        "move-illegal", "game-over-missed", "game-over-early", "root-open", "visits-sum",
        "mean-impossible", "visits-fall", "selection-side", "threads-mixed");
}
inline constexpr std::size_t checkCount = enumNames(Check()).size();

enum class Severity : std::uint8_t {
    Error, ///< values may be wrong
    Waste, ///< values are right, nodes are not needed
    Doubt, ///< there may be a good reason
};
constexpr auto enumNames(Severity) {
    return namesInOrder("error", "waste", "doubt");
}
Severity severityOf(Check check);

/// What a recording with such a header must tell besides, so that the check has something to look
/// at: the end of the sentence "What is needed is …". Empty where the check has nothing to look at
/// in such a search, whatever it tells.
std::string needsOf(Check check, const RecordingHeader& header);

/// Whether the check compares the window of a move with that of the node above.
bool isOfWindows(Check check);

/// Whether the check may find something only because a node's window or values were changed and no
/// line shows it.
bool mayBeFolded(Check check);

/// All that a check found.
struct Finding {
    static constexpr std::size_t mostLines = 100;

    Check check = {};
    std::uint64_t count = 0;
    std::vector<std::uint64_t> lines;   ///< the first ones
    std::vector<std::uint64_t> spread;  ///< where they lie: one of each stretch of the file, rising
    NodeId node = noNode;               ///< of the first one
    std::string path;                   ///< to it
    std::vector<std::string> sentences; ///< [line]: what is wrong there
    std::map<Check, std::uint64_t> folded; ///< found only because of it, and how often
};

/// " Of the same cause: value-sign (2)."; empty where nothing is folded.
std::string foldedText(const Finding& finding);

/// A printed number as the checks know it: "mate" or "-mate" for an infinite one where `mate` says
/// that scores of mates are.
std::string checkedText(double printed, double mate);

/// What the root claims in the end, in printed numbers, and what the leaves alone give.
struct RootSummary {
    std::uint64_t line = 0;
    double value = 0;
    std::optional<BoundKind> bound;
    Bounds leaves;
};

struct CheckReport {
    std::vector<Finding> findings;                  ///< by first line, then name
    std::array<std::uint64_t, checkCount> looked{}; ///< at so many events
    std::vector<std::string> hints;                 ///< what the recording seems to leave untold
    std::optional<RootSummary> root;
};

} // namespace yomi::trace
