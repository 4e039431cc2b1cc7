// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/settings.h"

#include <stdexcept>
#include <string>

namespace yomi::tictactoe {

void check(const Settings& settings) {
    const auto refuseIf = [](bool without, const std::string& sentence) {
        if (without)
            throw std::invalid_argument(sentence);
    };
    const bool pvs = settings.algorithm == Algorithm::Pvs, table = settings.usesTable();
    refuseIf(settings.depth && (*settings.depth < 0 || *settings.depth > deepestLimit),
             "A depth limit is 0 to 9, counted from the moves of the position; " +
                 std::to_string(settings.depth.value_or(0)) + " is not.");
    refuseIf(pvs && !table, "PVS always uses its transposition table; it cannot be off.");
    refuseIf(settings.images && !table,
             "The image rule is one of the transposition table, which is off.");
    refuseIf(settings.freshTable && !table,
             "A fresh table for each move needs the transposition table, which is off.");
    refuseIf(settings.iterative && settings.ordering && !table,
             "Iterative deepening takes its move ordering from the transposition table of the "
             "iteration before: switch the table on or the ordering off.");
    refuseIf(settings.update == Update::UnmakeEach && !pvs,
             "Only PVS searches a child twice; making it for each search apart has no meaning "
             "elsewhere.");
}

} // namespace yomi::tictactoe
