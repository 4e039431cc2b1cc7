// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/settings.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace yomi::search {

namespace {

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

/// Builds no text in the normal case: that would slow down a search of a thousand nodes.
void refuseIf(bool isWrong, const char* sentence) {
    if (isWrong)
        refuse(sentence);
}

template <class Value>
std::string listed(std::span<const Value> values) {
    std::string list;
    for (const Value value : values)
        list.append(list.empty() ? "" : ", ").append(nameOf(value));
    return list;
}

void checkGame(const Settings& settings, const GameDefaults& defaults, int plies) {
    const std::string game(defaults.game);
    if (defaults.evaluations.empty() && settings.evaluation)
        refuse("The search of " + game + " has one evaluation; there is none to choose.");
    if (settings.evaluation && std::ranges::count(defaults.evaluations, *settings.evaluation) == 0)
        refuse("The evaluation of " + game + " is one of " + listed(defaults.evaluations) +
               ", not " + std::string(nameOf(*settings.evaluation)) + ".");
    if (std::ranges::count(defaults.images, *settings.images) == 0)
        refuse("The images in the table of " + game + " are one of " + listed(defaults.images) +
               ", not " + std::string(nameOf(*settings.images)) + ".");
    if (settings.board == BoardKind::Heap && !defaults.hasRecordBoard)
        refuse("There is no record board of " + game + ".");
    if (settings.depth && (*settings.depth < 0 || *settings.depth > plies))
        refuse("A depth limit is 0 to " + std::to_string(plies) +
               ", counted from the moves of the position; " + std::to_string(*settings.depth) +
               " is not.");
}

void checkTable(const Settings& settings, bool imagesGiven) {
    const bool table = settings.usesTable();
    refuseIf(settings.algorithm == Algorithm::Mtdf && !table,
             "MTD(f) always uses its transposition table; it cannot be off.");
    refuseIf(imagesGiven && !table, "The image rule needs the transposition table, which is off.");
    refuseIf(settings.freshTable && !table,
             "A fresh table for each move needs the transposition table, which is off.");
    refuseIf(settings.iterative && settings.ordering && !table,
             "Iterative deepening takes its move ordering from the transposition table of the "
             "iteration before: switch the table on or the ordering off.");
    refuseIf(settings.ownMove && !table,
             "The own move needs the transposition table, which is off.");
    refuseIf(settings.tableEntries && !table,
             "The number of entries needs the transposition table, which is off.");
    refuseIf(settings.replacement && !settings.tableEntries,
             "A replacement needs a table with a number of entries (table-entries); one without "
             "holds every position.");
    if (settings.tableEntries && *settings.tableEntries < 1)
        refuse("A table has 1 entry or more, not " + std::to_string(*settings.tableEntries) + ".");
}

void checkRoot(const Settings& settings) {
    const bool every = settings.root == Root::Every;
    refuseIf(settings.algorithm == Algorithm::Mtdf && every,
             "MTD(f) searches the root with null windows; with root every each move has the full "
             "window.");
    refuseIf(settings.algorithm == Algorithm::Mtdf && settings.fail == Fail::Hard,
             "MTD(f) needs values outside the window; with fail hard there are none.");
    refuseIf(settings.aspiration && every,
             "Aspiration narrows the window of the root; with root every each move has the full "
             "window.");
    refuseIf(settings.aspiration && settings.algorithm == Algorithm::Mtdf,
             "MTD(f) has windows of its own; aspiration is for the other searches.");
    refuseIf(settings.aspiration && !settings.iterative,
             "Aspiration takes its window from the iteration before; it needs iterative.");
    refuseIf(settings.freshTable && !every,
             "A fresh table for each move needs root every; with root textbook the moves share "
             "one.");
}

} // namespace

Settings resolved(Settings settings, const GameDefaults& defaults, int plies) {
    settings.root = settings.root.value_or(defaults.root);
    settings.bestMove = settings.bestMove.value_or(defaults.bestMove);
    if (!settings.evaluation && !defaults.evaluations.empty())
        settings.evaluation = defaults.evaluations.front();
    const bool imagesGiven = settings.images.has_value();
    settings.images = settings.images.value_or(defaults.images.front());
    checkGame(settings, defaults, plies);
    checkTable(settings, imagesGiven);
    checkRoot(settings);
    refuseIf(settings.update == Update::UnmakeEach && settings.algorithm != Algorithm::Pvs,
             "Only PVS searches a child twice; making it for each search apart has no meaning "
             "elsewhere.");
    refuseIf(settings.tableEntries && settings.images == TableImages::Article,
             "A table with a number of entries has images canonical or none, not article.");
    return settings;
}

Settings usedSettings(Settings settings) {
    const Settings defaults;
    if (settings.algorithm != Algorithm::Pvs)
        settings.nullWindow = defaults.nullWindow;
    if (settings.algorithm == Algorithm::Minimax) {
        settings.fail = defaults.fail;
        settings.killers = defaults.killers;
        settings.history = defaults.history;
        settings.aspiration = defaults.aspiration;
    }
    return settings;
}

} // namespace yomi::search
