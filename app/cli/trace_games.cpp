// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/trace_games.h"

#include "core/connectfour/recorded_rules.h"
#include "core/mnk/recorded_rules.h"

namespace yomi::cli {

std::unique_ptr<trace::BoardRules> recordedRules(const trace::RecordingHeader& header) {
    switch (header.game) {
    case trace::KnownGame::None:
        break;
    case trace::KnownGame::ConnectFour:
        return std::make_unique<connectfour::RecordedRules>(header.size());
    case trace::KnownGame::TicTacToe: // the game 3,3,3
    case trace::KnownGame::Mnk:
        return std::make_unique<mnk::RecordedRules>(header.size());
    }
    return nullptr;
}

} // namespace yomi::cli
