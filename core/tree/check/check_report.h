// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/tree/recording_header.h"
#include "core/tree/trace.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
    Waste, ///< values are right, some nodes are unnecessary
    Doubt, ///< there may be a good reason
};
constexpr auto enumNames(Severity) {
    return namesInOrder("error", "waste", "doubt");
}
Severity severityOf(Check check);

/// The additional data that a recording with this header needs so that the check can test anything:
/// the end of the sentence "What is needed is …". Empty if the check does not apply to such a
/// search.
std::string needsOf(Check check, const RecordingHeader& header);

/// Whether the check compares a move's window with its parent's.
bool isOfWindows(Check check);

/// Whether a finding of the check may result only from a change of a node's window or values that
/// no line shows.
bool mayBeFolded(Check check);

/// All findings of one check.
struct Finding {
    static constexpr std::size_t mostLines = 100;

    Check check = {};
    std::uint64_t count = 0;
    std::vector<std::uint64_t> lines;   ///< of the first findings
    std::vector<std::uint64_t> spread;  ///< spread over the file: one for each stretch, ascending
    NodeId node = noNode;               ///< of the first finding
    std::string path;                   ///< of that node
    std::vector<std::string> sentences; ///< [line]: the finding there
    std::map<Check, std::uint64_t> folded; ///< findings that result from this one, and their number
};

/// " Of the same cause: value-sign (2)."; empty if nothing is folded.
std::string foldedText(const Finding& finding);

/// A printed number as the checks treat it: "mate" or "-mate" for an infinite one if `mate`
/// declares mate scores.
std::string checkedText(double printed, double mate);

/// The root's final claim, in printed numbers, and the value that the leaves alone give.
struct RootSummary {
    std::uint64_t line = 0;
    double value = 0;
    std::optional<BoundKind> bound;
    Bounds leaves;
};

struct CheckReport {
    std::vector<Finding> findings;                  ///< by first line, then name
    std::array<std::uint64_t, checkCount> looked{}; ///< the number of events tested
    std::vector<std::string> hints; ///< data that seem to be missing from the recording
    std::optional<RootSummary> root;
};

} // namespace yomi::tree
