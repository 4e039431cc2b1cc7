// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/check_report.h"

namespace yomi::trace {

Severity severityOf(Check check) {
    switch (check) {
    case Check::CutMissed:
    case Check::WindowWide:
    case Check::MoveTwice:
    case Check::ResearchUseless:
        return Severity::Waste;
    case Check::KeyDrift:
    case Check::EvaluationDiffers:
    case Check::EvaluationFlips:
    case Check::RootOpen:
        return Severity::Doubt;
    default:
        return Severity::Error;
    }
}

std::string_view needsOf(Check check) {
    switch (check) {
    case Check::CutMissed:
    case Check::WindowEmpty:
    case Check::WindowSign:
    case Check::ValueSign:
    case Check::WindowLost:
    case Check::WindowWide:
        return "alpha and beta on the lines of a node and of its moves";
    case Check::DepthStep:
        return "d on the lines of nodes, with r or promises=depth";
    case Check::MoveTwice:
        return "a move that is entered a second time";
    case Check::ResearchUseless:
        return "a move that is entered again at once, with alpha, beta and the same d";
    case Check::HorizonDepth:
        return "the reason horizon, and d";
    case Check::MovesMissing:
        return "moves= on the lines of nodes that return, or a known game and promises=moves";
    case Check::CutEarly:
        return "alpha and beta, and the reason cut, or alpha or beta";
    case Check::FailHard:
        return "fail=hard in the header, alpha and beta";
    case Check::ValueNotFromChildren:
        return "alpha and beta, or fail=soft in the header";
    case Check::ResearchMissing:
        return "alpha and beta";
    case Check::BoundTooStrong:
    case Check::ValueWrong:
        return "alpha and beta, or the bound that a value is";
    case Check::BestUnknown:
    case Check::BestNotBest:
        return "best= on the lines of nodes that return";
    case Check::NullUnproven:
        return "the reason null, and the null move's node";
    case Check::TableDepth:
        return "t lines with d and what came of them, and d on nodes";
    case Check::TableBound:
    case Check::TableValue:
        return "t lines with cut, alpha and beta";
    case Check::TableContent:
        return "promises=stores, key= on nodes, s lines, and t lines with what came of them";
    case Check::TableWrong:
        return "t lines with unused or narrow and the node's d";
    case Check::StoreTooStrong:
        return "s lines, and alpha and beta or the bound that a value is";
    case Check::StoreDepth:
        return "s lines with d, and d on nodes";
    case Check::KeyCollision:
    case Check::KeyDrift:
        return "key= on nodes, and a known game or board=";
    case Check::KeyTwoValues:
        return "key= on nodes or a known game, and d or promises=depth";
    case Check::EvaluationDiffers:
        return "e lines, and key= on nodes or a known game";
    case Check::EvaluationFlips:
        return "e lines in nodes and their children";
    case Check::TerminalSign:
        return "a known game, or won= on the lines of nodes that return";
    case Check::MoveIllegal:
    case Check::GameOverMissed:
    case Check::GameOverEarly:
        return "a known game in the header";
    case Check::RootOpen:
        return "a root - with alpha and beta";
    case Check::VisitsSum:
    case Check::VisitsFall:
        return "search=mcts in the header, and n= on the lines of nodes that return";
    case Check::MeanImpossible:
        return "search=mcts and range in the header, and n= on the lines of nodes that return";
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
    case Check::MoveTwice:
    case Check::ResearchUseless:
    case Check::ResearchMissing:
        return true;
    default:
        return false;
    }
}

} // namespace yomi::trace
