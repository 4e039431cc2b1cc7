// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/update_gain.h"

#include "core/tictactoe/record_board.h"
#include "core/tictactoe/run_search.h"

namespace yomi::tictactoe {

namespace {

using Table = RecordBoard::Table;

UpdateGain measureGain(Settings settings, const Table* ordering, const std::stop_token& stop) {
    constexpr double patience = 0.3; // seconds
    constexpr int mostRepeats = 200;
    RecordBoard board{Position()};
    Silent nobody;
    UpdateGain gain;
    const auto time = [&](Update update) {
        settings.update = update;
        return measureWithin(
            patience, mostRepeats,
            [&] {
                const auto run = runSearch(board, settings, {stop, {}}, nobody, ordering);
                gain.nodes = run.result.totalNodes();
            },
            stop);
    };
    gain.settings = settings;
    gain.copied = time(Update::Copy);
    gain.unmade = time(gain.settings.update);
    return gain;
}

} // namespace

std::vector<UpdateGain> measureGains(const std::stop_token& stop) {
    Silent nobody;
    RecordBoard board{Position()};
    constexpr int lastButOne = squareCount - 2;
    const auto before =
        runSearch(board, {.algorithm = Algorithm::Pvs, .iterative = true, .depth = lastButOne},
                  {stop, {}}, nobody);
    const Settings alphaBeta = {.table = true, .board = BoardKind::Record};
    const Settings pvs = {.algorithm = Algorithm::Pvs, .board = BoardKind::Record};
    Settings pvsEach = pvs;
    pvsEach.update = Update::UnmakeEach;
    return {measureGain(alphaBeta, nullptr, stop), measureGain(pvs, &before.table, stop),
            measureGain(pvsEach, &before.table, stop)};
}

double savingPerNode(const std::vector<UpdateCost>& costs) {
    std::vector<double> savings;
    for (const UpdateCost& cost : costs)
        savings.push_back(cost.copy.mean - cost.unmake.mean);
    return summarize(savings).median;
}

} // namespace yomi::tictactoe
