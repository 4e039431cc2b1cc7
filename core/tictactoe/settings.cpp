// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/settings.h"

#include <stdexcept>
#include <string>

namespace yomi::tictactoe {

void validate(const Settings& settings) {
    const auto refuse = [](const std::string& sentence) {
        throw std::invalid_argument(sentence);
    };
    const bool pvs = settings.algorithm == Algorithm::Pvs, table = settings.usesTable();
    if (settings.depth && (*settings.depth < 0 || *settings.depth > deepestLimit))
        refuse("A depth limit is 0 to 9, counted from the moves of the position; " +
               std::to_string(*settings.depth) + " is not.");
    if (pvs && !table)
        refuse("PVS always uses its transposition table; it cannot be off.");
    if (settings.images && !table)
        refuse("The image rule is one of the transposition table, which is off.");
    if (settings.freshTable && !table)
        refuse("A fresh table for each move needs the transposition table, which is off.");
    if (settings.iterative && settings.ordering && !table)
        refuse("Iterative deepening takes its move ordering from the transposition table of the "
               "iteration before: switch the table on or the ordering off.");
    if (settings.update == Update::UnmakeEach && !pvs)
        refuse("Only PVS searches a child twice; making it for each search apart has no meaning "
               "elsewhere.");
}

} // namespace yomi::tictactoe
