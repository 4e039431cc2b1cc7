// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_report.h"

#include "core/common/count_text.h"
#include "core/tree/line_text.h"

#include <cmath>
#include <initializer_list>

namespace yomi::tree {

namespace {

/// Whether a check does not apply to that kind of search.
bool isOff(Check check, SearchKind search) {
    switch (check) {
    case Check::MoveIllegal:
    case Check::GameOverMissed:
    case Check::KeyCollision:
    case Check::KeyDrift:
    case Check::VisitsSum:
    case Check::MeanImpossible:
    case Check::VisitsFall:
    case Check::SelectionSide:
        return false;
    case Check::CutMissed: // minimax has neither cutoffs nor windows
    case Check::CutEarly:
    case Check::FailHard:
    case Check::WindowEmpty:
    case Check::WindowSign:
    case Check::WindowLost:
    case Check::WindowWide:
    case Check::RootWindowWide:
    case Check::FailSoft:
    case Check::RootOpen:
        return search != SearchKind::AlphaBeta;
    default:
        return search == SearchKind::Mcts;
    }
}

/// "a, b and c", without empty texts.
std::string listed(std::initializer_list<std::string_view> texts) {
    std::string list;
    std::string_view last;
    for (const std::string_view text : texts) {
        if (text.empty())
            continue;
        if (!last.empty())
            list.append(list.empty() ? "" : ", ").append(last);
        last = text;
    }
    return list.append(list.empty() ? "" : ", and ").append(last);
}

} // namespace

Severity severityOf(Check check) {
    switch (check) {
    case Check::CutMissed:
    case Check::WindowWide:
    case Check::RootWindowWide:
    case Check::MoveTwice:
    case Check::ResearchUseless:
        return Severity::Waste;
    case Check::FailSoft:
    case Check::ValueCountedDown:
    case Check::RepetitionStored:
    case Check::SelectionSide:
    case Check::KeyDrift:
    case Check::EvaluationDiffers:
    case Check::EvaluationFlips:
    case Check::RootOpen:
        return Severity::Doubt;
    default:
        return Severity::Error;
    }
}

std::string needsOf(Check check, const RecordingHeader& header) {
    if (isOff(check, header.search))
        return {};
    const bool isKnown = header.game != nullptr;
    const std::string_view game = isKnown ? "" : "a known game in the header";
    const std::string_view window =
        header.search == SearchKind::Minimax ? "" : "alpha and beta on the lines of nodes";
    const std::string_view mcts = header.isByVisits() ? "" : "search=mcts in the header";
    const std::string_view visits = "n= on the lines of nodes that return";
    const std::string_view keys = isKnown ? "" : "key= on nodes or a known game";
    const std::string_view fromMoves = "values on the lines of nodes and of their moves";
    const std::string_view claims = window.empty() ? "" : "alpha and beta, or the bound of a value";
    const std::string_view judged =
        header.fail == FailKind::Soft || window.empty() ? "" : "alpha and beta, or fail=soft";
    switch (check) {
    case Check::CutMissed:
    case Check::WindowEmpty:
    case Check::WindowSign:
    case Check::WindowLost:
    case Check::WindowWide:
        return "alpha and beta on the lines of a node and of its moves";
    case Check::RootWindowWide:
        return "alpha and beta on the lines of the root, -, and of its moves";
    case Check::DepthStep:
        return listed(
            {"d on the lines of nodes", header.promisesDepth ? "" : "r or promises=depth"});
    case Check::MoveTwice:
        return "a move that is entered a second time";
    case Check::ResearchUseless:
        return listed({"a move that is entered again at once, with the same d", window});
    case Check::HorizonDepth:
        return "the reason horizon, and d";
    case Check::MovesMissing:
        return isKnown && header.promisesMoves ? std::string(fromMoves)
               : isKnown ? "moves= on the lines of nodes that return, or promises=moves"
                         : "moves= on the lines of nodes that return, or a known game and "
                           "promises=moves";
    case Check::CutEarly:
        return "alpha and beta, and the reason cut, or alpha or beta";
    case Check::FailHard:
        return listed({header.fail == FailKind::Hard ? "" : "fail=hard in the header", window});
    case Check::FailSoft:
        return listed({header.fail == FailKind::Soft ? "" : "fail=soft in the header", window});
    case Check::ValueSign:
    case Check::ValueCountedDown:
    case Check::ValueNotFromChildren:
        return listed({fromMoves, judged});
    case Check::ResearchMissing:
        return listed({fromMoves, window});
    case Check::BoundTooStrong:
    case Check::ValueWrong:
        return listed({fromMoves, claims});
    case Check::BestUnknown:
    case Check::BestNotBest:
        return "best= on the lines of nodes that return";
    case Check::BestOnlyBound:
        return "best= where the root, -, returns";
    case Check::NullUnproven:
        return "the reason null, and the null move's node";
    case Check::TableDepth:
        return "t lines with d and what came of them, and d on nodes";
    case Check::TableBound:
    case Check::TableValue:
        return listed({"t lines with cut", window});
    case Check::TableContent:
        return listed({header.promisesStores ? "" : "promises=stores in the header",
                       "key= on nodes", "s lines", "t lines with what came of them"});
    case Check::TableWrong:
        return "t lines with unused or narrow and the node's d";
    case Check::StoreTooStrong:
        return listed({"s lines", claims});
    case Check::StoreDepth:
        return "s lines with d, and d on nodes";
    case Check::MateStored:
        return listed({header.mate < infinite ? "" : "mate in the header",
                       header.promisesStores ? "" : "promises=stores in the header",
                       "key= on nodes", "s lines", "t lines with cut"});
    case Check::RepetitionStored:
        return "s lines, and the reason repetition";
    case Check::StoppedStored:
        return "s lines, and the reason stopped";
    case Check::KeyCollision:
    case Check::KeyDrift:
        return listed({"key= on nodes", isKnown ? "" : "a known game or board="});
    case Check::KeyTwoValues:
        return listed({keys, header.promisesDepth ? "" : "d or promises=depth",
                       "exact values inside their windows"});
    case Check::EvaluationDiffers:
        return listed({"e lines", keys});
    case Check::EvaluationFlips:
        return "e lines in nodes and their children";
    case Check::TerminalSign:
        return isKnown ? "a node where the game is over"
                       : "a known game, or won= on the lines of nodes that return";
    case Check::MoveIllegal:
    case Check::GameOverMissed:
        return listed({game, "moves that are entered"});
    case Check::GameOverEarly:
        return listed({game, "the reason terminal on the lines of nodes that return"});
    case Check::ThreadsMixed:
        return "d on the lines of nodes";
    case Check::RootOpen:
        return "a root - with alpha and beta";
    case Check::VisitsSum:
    case Check::VisitsFall:
        return listed({mcts, visits});
    case Check::SelectionSide:
        return listed({mcts, "a node with 100 visits or more, and n= on its moves"});
    case Check::MeanImpossible:
        return listed({mcts, header.range == Bounds() ? "range in the header" : "", visits});
    }
    return {};
}

bool isOfWindows(Check check) {
    switch (check) {
    case Check::CutMissed:
    case Check::WindowEmpty:
    case Check::WindowSign:
    case Check::ValueSign:
    case Check::WindowLost:
    case Check::WindowWide:
    case Check::RootWindowWide:
    case Check::MoveTwice:
    case Check::ResearchUseless:
    case Check::ResearchMissing:
        return true;
    default:
        return false;
    }
}

std::string checkedText(double printed, double mate) {
    if (mate < infinite && std::abs(printed) == infinite)
        return printed > 0 ? "mate" : "-mate";
    return numberText(printed);
}

std::string foldedText(const Finding& finding) {
    std::string text;
    for (const auto& [check, count] : finding.folded)
        text += (text.empty() ? " Of the same cause: " : ", ") + std::string(nameOf(check)) + " (" +
                grouped(static_cast<std::int64_t>(count)) + ")";
    return text.empty() ? text : text + '.';
}

bool mayBeFolded(Check check) {
    switch (check) {
    case Check::CutMissed:
    case Check::WindowSign:
    case Check::ValueSign:
    case Check::WindowLost:
    case Check::WindowWide:
    case Check::ResearchUseless:
    case Check::CutEarly:
    case Check::FailHard:
    case Check::FailSoft:
    case Check::ValueNotFromChildren:
    case Check::ResearchMissing:
    case Check::BoundTooStrong:
    case Check::BestNotBest:
    case Check::ValueWrong:
    case Check::StoreTooStrong:
        return true;
    default:
        return false;
    }
}

} // namespace yomi::tree
