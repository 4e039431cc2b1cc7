// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/icefire/contestant.h"
#include "core/icefire/record.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::icefire {

/// A series of games between two contestants; each map is played twice with sides swapped.
struct ArenaRequest {
    std::array<std::string, 2> contestants; ///< a built-in bot's name or a command line each
    int games = 100;
    std::int64_t firstSeed = 1; ///< the maps after `seeds` are firstSeed, firstSeed + 1, …
    Ruleset ruleset = Ruleset::Current;
    int jobs = 1;                         ///< games played at the same time
    Budget budget;                        ///< of built-in bots
    std::vector<std::int64_t> seeds = {}; ///< of the first maps
    ProgramLimits limits = {};            ///< of each contestant that is a program
    TimeLimits times = {};

    /// Fields with the same names in documents and on the command line.
    template <class Fields>
    void describe(Fields& field) {
        field("games", games, Phrase("How many games; each map is played with both sides"),
              {1, 1'000'000});
        field("seeds", seeds, Phrase("Seeds of the first maps, parted by commas"));
        field("ruleset", ruleset, Phrase("The rules"));
        field("jobs", jobs, Phrase("How many games are played at the same time"), {1, 256});
        times.describe(field);
    }

    bool operator==(const ArenaRequest&) const = default;
};

/// The map seed of a game of the series.
std::int64_t mapSeed(const ArenaRequest& request, int number);

/// One game of the series.
struct ArenaGame {
    int number = 0; ///< from 0; odd games have swapped sides
    Match match;    ///< with its ending
    Player sideOfFirst = 0;
    Sentence detail;                            ///< of a forfeit, as in Answer
    std::array<std::vector<double>, 2> seconds; ///< by contestant: time of every answer
};

/// The time of a contestant's answers, in seconds.
struct AnswerTimes {
    double median = 0;
    double worstFirst = 0; ///< of the first answers of the games
    double worstLater = 0;
};

/// The result of the series, for the first contestant.
struct ArenaResult {
    int wins = 0, draws = 0, losses = 0;
    double score = 0;                    ///< (wins + draws / 2) / games
    std::array<double, 2> interval = {}; ///< Wilson score interval of the score, 95 %
    /// By contestant: games it forfeited, by reason; included in the losses.
    std::array<std::map<EndReason, int>, 2> forfeits;
    std::array<AnswerTimes, 2> times;
    int games() const { return wins + draws + losses; }
};

/// The (upper) median of a stream of times, to within 0.1 %, from 1 ns to 1000 s; values beyond
/// count as the end of the range. Takes 220 KB for any number of times: one count for each of
/// 27,645 intervals. Adding is constant, the median scans the intervals.
class RunningMedian {
public:
    RunningMedian();
    void add(double seconds);
    double value() const; ///< 0 if there are none

private:
    std::vector<std::int64_t> m_counts; ///< [interval]
    std::int64_t m_count = 0;
};

/// Counts games as they end.
class ArenaScore {
public:
    void add(const ArenaGame& game);
    int games() const { return m_counts.games(); }
    /// The result of the games so far, at least one.
    ArenaResult result() const;

private:
    ArenaResult m_counts; ///< all but score, interval and medians
    std::array<RunningMedian, 2> m_medians;
};

/// Plays the series. Passes each finished game to `finished`, one at a time but from any thread and
/// in the order in which games end, and then keeps only its figures. A contestant that fails loses
/// its game, and the series continues. Throws std::invalid_argument for an invalid request,
/// std::runtime_error before the first game if the threads cannot be started, Stopped, and whatever
/// `finished` throws.
ArenaResult playArena(const ArenaRequest& request,
                      const std::function<void(const ArenaGame&)>& finished,
                      const std::stop_token& stop = {});

} // namespace yomi::icefire
