// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/arena.h"

#include "core/common/fields.h"
#include "core/common/random.h"
#include "core/common/stopped.h"
#include "core/common/wilson.h"
#include "core/common/workers.h"
#include "core/icefire/play_on.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>

namespace yomi::icefire {

namespace {

void check(const ArenaRequest& request) {
    checkFields(request);
    checkFields(request.limits);
    for (const std::string& contestant : request.contestants) {
        if (contestant.find_first_not_of(' ') == std::string::npos)
            throw InvalidArgument("A contestant is a bot's name or a command line, not nothing.");
        if (const Sentence problem = startProblem(contestant); !problem.empty())
            throw InvalidArgument(problem);
    }
}

ArenaGame playGame(const ArenaRequest& request, int number, const std::stop_token& stop) {
    constexpr std::size_t mostShown = 80;
    ArenaGame played;
    played.number = number;
    played.sideOfFirst = number % 2;
    const std::int64_t seed = mapSeed(request, number);
    Game game(generateMap(seed, request.ruleset), request.ruleset);
    played.match = {seed, game.state(), {}, {}, {}, request.times};

    Random seeds(static_cast<std::uint64_t>(seed) * 2 + static_cast<std::uint64_t>(number % 2));
    std::array<std::unique_ptr<Contestant>, 2> contestants; // by player
    const auto contestantOf = [&](Player player) {
        return static_cast<std::size_t>(player == played.sideOfFirst ? 0 : 1);
    };
    for (Player player = 0; player < 2; ++player) {
        const std::string& name = request.contestants[contestantOf(player)];
        played.match.players[player] = name;
        contestants[player] =
            makeContestant(name, seeds.next(), request.budget, request.times, request.limits);
    }
    while (!game.ending()) {
        const Player player = game.state().player;
        const bool first = game.state().turn == 1;
        Answer answer = contestants[player]->ask(game.state(), first, stop);
        played.seconds[contestantOf(player)].push_back(answer.time.count());
        played.detail = std::move(answer.detail);
        playAnswer(game, played.match, std::move(answer));
    }
    if (game.ending()->reason == EndReason::Unrecognised)
        played.detail = Sentence("it printed \"{}\"",
                                 played.match.turns.back().pieces.back().text.substr(0, mostShown));
    return played;
}

} // namespace

std::int64_t mapSeed(const ArenaRequest& request, int number) {
    const auto map = static_cast<std::size_t>(number / 2);
    if (map < request.seeds.size())
        return request.seeds[map];
    // Unsigned, so that the greatest seed wraps to the least.
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(request.firstSeed) + map -
                                     request.seeds.size());
}

namespace {

// The intervals of RunningMedian: each ends at this multiple of its beginning.
constexpr double intervalRatio = 1.001;
constexpr double leastTime = 1e-9, mostTime = 1e3;

std::size_t intervalOf(double seconds) {
    const double within = std::clamp(seconds, leastTime, mostTime);
    return static_cast<std::size_t>(std::log(within / leastTime) / std::log(intervalRatio));
}

} // namespace

RunningMedian::RunningMedian()
    : m_counts(intervalOf(mostTime) + 1) {}

void RunningMedian::add(double seconds) {
    ++m_counts[intervalOf(seconds)];
    ++m_count;
}

double RunningMedian::value() const {
    if (m_count == 0)
        return 0;
    std::int64_t before = 0;
    std::size_t interval = 0;
    while ((before += m_counts[interval]) <= m_count / 2)
        ++interval;
    return leastTime * std::pow(intervalRatio, static_cast<double>(interval) + 0.5);
}

void ArenaScore::add(const ArenaGame& game) {
    const Ending& ending = *game.match.ending;
    const bool firstWon = ending.winner == game.sideOfFirst;
    m_counts.draws += !ending.winner;
    m_counts.wins += firstWon;
    m_counts.losses += ending.winner && !firstWon;
    if (isForfeit(ending.reason))
        ++m_counts.forfeits[firstWon ? 1 : 0][ending.reason];
    for (std::size_t i = 0; i < 2; ++i) {
        const std::vector<double>& seconds = game.seconds[i];
        AnswerTimes& times = m_counts.times[i];
        for (std::size_t turn = 0; turn < seconds.size(); ++turn) {
            double& worst = turn == 0 ? times.worstFirst : times.worstLater;
            worst = std::max(worst, seconds[turn]);
            m_medians[i].add(seconds[turn]);
        }
    }
}

ArenaResult ArenaScore::result() const {
    ArenaResult result = m_counts;
    const double points = result.wins + result.draws / 2.0;
    result.score = points / result.games();
    result.interval = wilsonInterval(points, result.games());
    for (std::size_t i = 0; i < 2; ++i)
        result.times[i].median = m_medians[i].value();
    return result;
}

ArenaResult playArena(const ArenaRequest& request,
                      const std::function<void(const ArenaGame&)>& finished,
                      const std::stop_token& stop) {
    check(request);
    ArenaScore score;
    std::mutex scoreMutex;
    std::atomic<int> next = 0;
    std::mutex errorMutex;
    std::exception_ptr error;
    std::stop_source stopAll;
    const std::stop_callback forward(stop, [&] { stopAll.request_stop(); });
    const auto work = [&](std::size_t) {
        try {
            for (int number; (number = next++) < request.games;) {
                throwIfStopped(stopAll.get_token()); // some bots answer at once and never check
                const ArenaGame game = playGame(request, number, stopAll.get_token());
                const std::lock_guard lock(scoreMutex);
                score.add(game);
                if (finished)
                    finished(game);
            }
        } catch (...) {
            const std::lock_guard lock(errorMutex);
            if (!error)
                error = std::current_exception();
            stopAll.request_stop();
        }
    };
    runWorkers(static_cast<std::size_t>(std::min(request.jobs, request.games)), work);
    if (error)
        std::rethrow_exception(error);
    return score.result();
}

} // namespace yomi::icefire
