// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/game_entry.h"
#include "core/connectfour/entry.h"
#include "core/mnk/entry.h"
#include "core/tictactoe/entry.h"

namespace yomi {

std::span<const GameEntry* const> games() {
    static const GameEntry* const all[] = {
        &tictactoe::gameEntry(),
        &connectfour::gameEntry(),
        &mnk::gameEntry(),
    };
    return all;
}

} // namespace yomi
