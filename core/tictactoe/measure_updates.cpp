// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/measure_updates.h"

#include "core/common/sentence.h"
#include "core/tictactoe/record_board.h"
#include "core/tictactoe/run_search.h"

#include <algorithm>
#include <array>
#include <string>

namespace yomi::tictactoe {

namespace {

constexpr int batch = 1000;
constexpr int mostSamples = 10'000;

/// A drawn game, so that no ply ends the game early.
constexpr std::array<int, squareCount> game = {0, 1, 2, 4, 3, 5, 7, 6, 8};

/// Times `work`, which does one operation on each board of a batch, without `prepare`.
template <class Prepare, class Work>
Cost measureBatches(int samples, const std::stop_token& stop, Prepare&& prepare, Work&& work) {
    std::vector<double> nanoseconds;
    for (int sample = 0; sample < samples + samples / 3; ++sample) {
        prepare();
        nanoseconds.push_back(measure(1, work, stop).median * 1e9 / batch);
    }
    std::ranges::sort(nanoseconds); // the slowest quarter was interrupted by other programs
    nanoseconds.resize(static_cast<std::size_t>(samples));
    const Timing timing = summarize(nanoseconds);
    return {timing.mean, timing.deviation};
}

UpdateGain measureGain(Settings settings, const RecordBoard::Table<search::NoTag>* ordering,
                       const std::stop_token& stop) {
    constexpr double patience = 0.3; // seconds
    constexpr int mostRepeats = 200;
    RecordBoard board{Position()};
    NoTrace noTrace;
    UpdateGain gain;
    const auto time = [&](Update update) {
        settings.update = update;
        return measureWithin(
            patience, mostRepeats,
            [&] {
                const auto run = runSearch(board, settings, {stop, {}}, noTrace, ordering);
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

std::vector<UpdateCost> measureUpdates(int samples, const std::stop_token& stop) {
    if (samples < 1 || samples > mostSamples)
        throw InvalidArgument("The number of samples is 1 to 10,000; {} is not.", samples);
    std::vector<UpdateCost> costs;
    RecordBoard board{Position()};
    for (const int square : game) {
        std::vector<RecordBoard> boards;
        boards.reserve(batch);
        const auto refill = [&] {
            boards.assign(batch, board);
        };
        const auto make = [&] {
            for (RecordBoard& each : boards)
                each.make(square);
        };
        UpdateCost cost;
        cost.plies = board.plies();
        cost.copy = measureBatches(
            samples, stop, [&] { boards.clear(); },
            [&] {
                for (int i = 0; i < batch; ++i)
                    boards.push_back(board);
            });
        cost.make = measureBatches(samples, stop, refill, make);
        cost.unmake = measureBatches(
            samples, stop,
            [&] {
                refill();
                make();
            },
            [&] {
                for (RecordBoard& each : boards)
                    each.unmake(square);
            });
        costs.push_back(cost);
        board.make(square);
    }
    return costs;
}

std::vector<UpdateGain> measureGains(const std::stop_token& stop) {
    NoTrace noTrace;
    RecordBoard board{Position()};
    constexpr int lastButOne = squareCount - 2;
    const auto before =
        runSearch(board, {.algorithm = Algorithm::Pvs, .iterative = true, .depth = lastButOne},
                  {stop, {}}, noTrace);
    const Settings alphaBeta = {.table = true, .board = BoardKind::Heap};
    const Settings pvs = {.algorithm = Algorithm::Pvs, .board = BoardKind::Heap};
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
