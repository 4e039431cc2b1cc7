// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/settings.h"

#include "core/common/sentence.h"

#include <algorithm>
#include <string>

namespace yomi::search {

namespace {

std::string listed(std::span<const std::string_view> names) {
    std::string list;
    for (const std::string_view name : names)
        list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

void checkGame(const Settings& settings, const GameDefaults& defaults, int plies) {
    if (defaults.evaluations.empty() && settings.evaluation)
        throw InvalidArgument("The search of {} has one evaluation; there is none to choose.",
                              defaults.game);
    if (settings.evaluation && std::ranges::count(defaults.evaluations, *settings.evaluation) == 0)
        throw InvalidArgument("The evaluation of {} is one of {}, not {}.", defaults.game,
                              listed(defaults.evaluations), *settings.evaluation);
    if (std::ranges::count(defaults.images, *settings.images) == 0)
        throw InvalidArgument("The images in the table of {} are one of {}, not {}.", defaults.game,
                              listed(defaults.images), *settings.images);
    if (settings.board == BoardKind::Heap && !defaults.hasRecordBoard)
        throw InvalidArgument("There is no record board of {}.", defaults.game);
    if (settings.depth && (*settings.depth < 0 || *settings.depth > plies))
        throw InvalidArgument(
            "A depth limit is 0 to {}, counted from the moves of the position; {} is not.", plies,
            *settings.depth);
}

void checkTable(const Settings& settings, bool imagesGiven) {
    const bool table = settings.usesTable();
    if (settings.algorithm == Algorithm::Mtdf && !table)
        throw InvalidArgument("MTD(f) always uses its transposition table; it cannot be off.");
    if (imagesGiven && !table)
        throw InvalidArgument("The image rule needs the transposition table, which is off.");
    if (settings.freshTable && !table)
        throw InvalidArgument(
            "A fresh table for each move needs the transposition table, which is off.");
    if (settings.iterative && settings.ordering && !table)
        throw InvalidArgument(
            "Iterative deepening takes its move ordering from the transposition table of the "
            "iteration before: switch the table on or the ordering off.");
    if (settings.ownMove && !table)
        throw InvalidArgument("The own move needs the transposition table, which is off.");
    if (settings.tableEntries && !table)
        throw InvalidArgument("The number of entries needs the transposition table, which is off.");
    if (settings.replacement && !settings.tableEntries)
        throw InvalidArgument(
            "A replacement needs a table with a number of entries (table-entries); one without "
            "holds every position.");
    if (settings.tableEntries && *settings.tableEntries < 1)
        throw InvalidArgument("A table has 1 entry or more, not {}.", *settings.tableEntries);
}

void checkRoot(const Settings& settings) {
    const bool every = settings.root == Root::Every;
    if (settings.algorithm == Algorithm::Mtdf && every)
        throw InvalidArgument(
            "MTD(f) searches the root with null windows; with root every each move has the full "
            "window.");
    if (settings.algorithm == Algorithm::Mtdf && settings.fail == Fail::Hard)
        throw InvalidArgument(
            "MTD(f) needs values outside the window; with fail hard there are none.");
    if (settings.aspiration && every)
        throw InvalidArgument(
            "Aspiration narrows the window of the root; with root every each move has the full "
            "window.");
    if (settings.aspiration && settings.algorithm == Algorithm::Mtdf)
        throw InvalidArgument(
            "MTD(f) has windows of its own; aspiration is for the other searches.");
    if (settings.aspiration && !settings.iterative)
        throw InvalidArgument(
            "Aspiration takes its window from the iteration before; it needs iterative.");
    if (settings.freshTable && !every)
        throw InvalidArgument(
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
    if (!settings.images)
        settings.images = defaults.images.front();
    checkGame(settings, defaults, plies);
    checkTable(settings, imagesGiven);
    checkRoot(settings);
    if (settings.update == Update::UnmakeEach && settings.algorithm != Algorithm::Pvs)
        throw InvalidArgument(
            "Only PVS searches a child twice; making it for each search apart has no meaning "
            "elsewhere.");
    if (settings.tableEntries && std::ranges::count(imageRules, *settings.images) == 0)
        throw InvalidArgument("A table with a number of entries has images canonical or none, "
                              "not {}.",
                              *settings.images);
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
