// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"
#include "core/hands/analyze.h"
#include "core/hands/card_turns.h"
#include "core/hands/deal.h"
#include "core/hands/discard_policy.h"
#include "core/hands/discard_ranking.h"
#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/measure_counter.h"
#include "core/hands/millijan.h"
#include "core/hands/opponent_chance.h"
#include "core/hands/reference.h"
#include "tests/bench/run_benchmarks.h"
#include "tests/core/golden_lines.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

using namespace yomi::hands;

namespace {

const RuleBook& milliJanBook() {
    static const RuleBook book = milliJan(standardUnits());
    return book;
}

const RuleBook& douDizhuBook() {
    static const RuleBook book = douDizhu(douDizhuRules);
    return book;
}

std::vector<int> articleHand(int number) {
    return parseTiles(milliJanBook(),
                      number == 1 ? "志保 星梨花 海美 可奈 まつり このみ 瑞希 翼 ジュリア 律子 "
                                    "春香 千早 あずさ"
                                  : "春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 "
                                    "桃子 伊織 育");
}

std::vector<Tiles> goldenHands(const RuleBook& book, const std::string& file, int least) {
    std::vector<Tiles> hands;
    for (const nlohmann::json& line : yomi::goldenLines(file)) {
        const Tiles hand = countTiles(book, readTiles(book, line["hand"]));
        if (hand.total() >= least)
            hands.push_back(hand);
    }
    return hands;
}

/// The median time of some work, in seconds.
template <class Work>
double timeOf(Work&& work, int repeats = 101) {
    return yomi::measure(repeats, work).median;
}

/// Solves a hand of the article with the engine.
void engine(benchmark::State& run, int hand) {
    const Tiles tiles = countTiles(milliJanBook(), articleHand(hand));
    for (auto _ : run)
        benchmark::DoNotOptimize(bestPartition(milliJanBook(), tiles));
    run.counters["nodes"] = static_cast<double>(bestPartition(milliJanBook(), tiles).nodes);
}

/// Solves the article's second hand by its methods, on lists of names and on packed tiles.
template <class Pile>
void reference(benchmark::State& run, ReferenceMethod method) {
    const std::vector<int> hand = articleHand(2);
    const auto problem = referenceProblem<Pile>(milliJanBook(), hand);
    const Tiles tiles = countTiles(milliJanBook(), hand);
    for (auto _ : run)
        benchmark::DoNotOptimize(referencePartition(problem, method));
    run.counters["nodes"] = static_cast<double>(referencePartition(problem, method).nodes);
    run.counters["engineTimesFaster"] = timeOf([&] { referencePartition(problem, method); }, 3) /
                                        timeOf([&] { bestPartition(milliJanBook(), tiles); }, 1001);
}

/// 13 discards × 54 draws, with the engine and each hand by the article's last method.
void allDiscards(benchmark::State& run) {
    const std::vector<int> hand = articleHand(2);
    const Tiles tiles = countTiles(milliJanBook(), hand);
    for (auto _ : run)
        benchmark::DoNotOptimize(discards(milliJanBook(), tiles));
    const double byReference = timeOf(
        [&] {
            for (std::size_t out = 0; out < hand.size(); ++out) {
                for (int drawn = 0; drawn < milliJanBook().kindCount(); ++drawn) {
                    std::vector<int> other = hand;
                    other[out] = drawn;
                    const auto problem = referenceProblem<TileNames>(milliJanBook(), other);
                    benchmark::DoNotOptimize(
                        referencePartition(problem, ReferenceMethod::ReuseAndCache));
                }
            }
        },
        1);
    run.counters["timesFasterThanReuseAndCache"] =
        byReference / timeOf([&] { discards(milliJanBook(), tiles); });
}

/// The time of one call for each of some hands, in microseconds: median and worst.
template <class Call>
void report(benchmark::State& run, const std::vector<Tiles>& hands, Call&& call) {
    std::vector<double> times;
    for (const Tiles& hand : hands)
        times.push_back(timeOf([&] { benchmark::DoNotOptimize(call(hand)); }, 15));
    std::ranges::sort(times);
    run.counters["medianMicroseconds"] = times[times.size() / 2] * 1e6;
    run.counters["worstMicroseconds"] = times.back() * 1e6;
    for (auto _ : run) {
        for (const Tiles& hand : hands)
            benchmark::DoNotOptimize(call(hand));
    }
    run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(hands.size()));
}

/// Whether one draw completes a hand of 13, by trying all discards and draws.
bool oneDrawAway(const Tiles& hand) {
    for (const auto [out, copies] : hand) {
        Tiles rest = hand;
        rest.take(out);
        for (int drawn = 0; drawn < milliJanBook().kindCount(); ++drawn) {
            Tiles other = rest;
            other.add(drawn);
            if (completePartition(milliJanBook(), other))
                return true;
        }
    }
    return false;
}

/// All golden hands; for the ratio only those at least two draws from complete, for which trying
/// one draw only shows that one is not enough.
void distances(benchmark::State& run) {
    const auto hands = goldenHands(milliJanBook(), "millijan_waits.jsonl", 0);
    report(run, hands, [](const Tiles& hand) { return distance(milliJanBook(), hand); });
    std::int64_t most = 0;
    double engineTime = 0, tryingTime = 0;
    for (const Tiles& hand : hands) {
        const auto found = distance(milliJanBook(), hand);
        most = std::max(most, found->nodes);
        if (hand.total() != milliJanBook().fullHand() || found->draws < 2)
            continue;
        engineTime += timeOf([&] { distance(milliJanBook(), hand); }, 5);
        tryingTime += timeOf([&] { benchmark::DoNotOptimize(oneDrawAway(hand)); }, 5);
    }
    run.counters["mostNodes"] = static_cast<double>(most);
    run.counters["timesFasterThanTryingOneDraw"] = tryingTime / engineTime;
}

/// Rankings with plans of random deals, by the distance of the best discard, in milliseconds. The
/// plain method finds the distance after each discard and after each draw that may be useful.
void rankings(benchmark::State& run) {
    constexpr int deals = 500, plainDeals = 5;
    const RuleBook& book = milliJanBook();
    std::map<int, std::vector<double>> times;
    double rankingTime = 0, plainTime = 0;
    for (int seed = 1; seed <= deals; ++seed) {
        const Tiles hand = countTiles(book, deal(book, book.fullHand(), seed));
        const double time = timeOf([&] { discardRanking(book, hand); }, 5);
        times[discardRanking(book, hand).front().distance.value_or(0)].push_back(time * 1e3);
        if (seed > plainDeals)
            continue;
        rankingTime += time;
        plainTime += timeOf(
            [&] {
                for (const auto [out, copies] : hand) {
                    Tiles rest = hand, seen;
                    rest.take(out);
                    seen.add(out);
                    benchmark::DoNotOptimize(distance(book, rest, seen));
                    for (const auto [kind, left] : wallOf(book, rest, seen)) {
                        Tiles drawn = rest;
                        drawn.add(kind);
                        benchmark::DoNotOptimize(distance(book, drawn, seen));
                    }
                }
            },
            1);
    }
    for (auto& [away, sorted] : times) {
        std::ranges::sort(sorted);
        const std::string name = "distance" + std::to_string(away);
        run.counters[name + "MedianMs"] = sorted[sorted.size() / 2];
        run.counters[name + "Ms95Of100"] = sorted[sorted.size() * 95 / 100];
    }
    run.counters["timesFasterThanPlain"] = plainTime / rankingTime;
    const Tiles hand = countTiles(book, deal(book, book.fullHand(), 1));
    for (auto _ : run)
        benchmark::DoNotOptimize(discardRanking(book, hand));
}

/// One step of a sampled playout: the first discard of a random deal.
void firstDiscard(benchmark::State& run) {
    std::vector<Tiles> hands;
    for (int seed = 1; seed <= 100; ++seed)
        hands.push_back(
            countTiles(milliJanBook(), deal(milliJanBook(), milliJanBook().fullHand(), seed)));
    DiscardPolicy policy(milliJanBook(), {});
    report(run, hands, [&](const Tiles& hand) {
        return policy.discard(hand, wallOf(milliJanBook(), hand, {}), {});
    });
}

/// The complete analysis after an edit of a MilliJan hand.
void wholeAnalysis(benchmark::State& run) {
    report(run, goldenHands(milliJanBook(), "millijan_waits.jsonl", 0),
           [](const Tiles& hand) { return analyze(milliJanBook(), hand); });
}

/// Hands of at least `least` cards.
void fewestPlays(benchmark::State& run, int least) {
    const auto hands = goldenHands(douDizhuBook(), "doudizhu.jsonl", least);
    report(run, hands, [](const Tiles& hand) { return bestPartition(douDizhuBook(), hand); });
    std::int64_t most = 0;
    for (const Tiles& hand : hands)
        most = std::max(most, bestPartition(douDizhuBook(), hand).nodes);
    run.counters["mostNodes"] = static_cast<double>(most);
}

/// The fewest plays of hands of eight cards, with the engine and by the article's last method.
void fewestPlaysOfEight(benchmark::State& run) {
    auto hands = goldenHands(douDizhuBook(), "doudizhu.jsonl", 8);
    std::erase_if(hands, [](const Tiles& hand) { return hand.total() != 8; });
    report(run, hands, [](const Tiles& hand) { return bestPartition(douDizhuBook(), hand); });
    double engineTime = 0, referenceTime = 0;
    for (const Tiles& hand : hands) {
        std::vector<int> kinds;
        for (const auto [kind, copies] : hand)
            kinds.insert(kinds.end(), static_cast<std::size_t>(copies), kind);
        const auto problem = referenceProblem<TileNames>(douDizhuBook(), kinds);
        engineTime += timeOf([&] { bestPartition(douDizhuBook(), hand); }, 15);
        referenceTime +=
            timeOf([&] { referencePartition(problem, ReferenceMethod::ReuseAndCache); }, 1);
    }
    run.counters["timesFasterThanReuseAndCache"] = referenceTime / engineTime;
}

/// All legal leads of hands of 20 cards, compared with checking every play as an array.
void legalLeads(benchmark::State& run) {
    const auto hands = goldenHands(douDizhuBook(), "doudizhu.jsonl", 20);
    report(run, hands, [](const Tiles& hand) { return fittingMelds(douDizhuBook(), hand); });
    const auto arrayOf = [](const Tiles& tiles) {
        ArrayCounter counter{};
        for (const auto [kind, copies] : tiles)
            counter[static_cast<std::size_t>(kind)] = copies;
        return counter;
    };
    std::vector<ArrayCounter> plays, handArrays;
    for (const Meld& meld : douDizhuBook().melds())
        plays.push_back(arrayOf(meld.tiles));
    for (const Tiles& hand : hands)
        handArrays.push_back(arrayOf(hand));
    const double byArrays = timeOf([&] {
        for (const ArrayCounter& hand : handArrays) {
            std::vector<int> leads;
            for (std::size_t play = 0; play < plays.size(); ++play) {
                if (containsLoop(hand, plays[play]))
                    leads.push_back(static_cast<int>(play));
            }
            benchmark::DoNotOptimize(leads);
        }
    });
    run.counters["timesFasterThanArrays"] =
        byArrays / timeOf([&] {
            for (const Tiles& hand : hands)
                benchmark::DoNotOptimize(fittingMelds(douDizhuBook(), hand));
        });
}

/// What each lead of hands of `least` cards or more leaves.
void leadsWithRests(benchmark::State& run, int least) {
    report(run, goldenHands(douDizhuBook(), "doudizhu.jsonl", least),
           [](const Tiles& hand) { return cardLeads(douDizhuBook(), hand); });
}

/// The chance of an opponent with 17 cards to beat each lead of hands of 20 cards.
void beatenLeads(benchmark::State& run) {
    report(run, goldenHands(douDizhuBook(), "doudizhu.jsonl", 20), [](const Tiles& hand) {
        OpponentChance chance(douDizhuBook(), hand, {}, 17);
        double sum = 0;
        for (const int lead : fittingMelds(douDizhuBook(), hand))
            sum += chance.beats(lead).value();
        return sum;
    });
}

/// Processor time of all ended child processes, in seconds.
double childrenTime() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

/// Dealt hands of 20 cards with their leads alone through one `yomi-cli batch`, and the engine's
/// share; the rest is text processing.
void leadsThroughBatch(benchmark::State& run) {
    constexpr int count = 10000;
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("yomi-hands-" + std::to_string(getpid()));
    std::vector<Tiles> hands;
    {
        std::ofstream requests(file);
        for (int seed = 0; seed < count; ++seed) {
            const auto kinds = deal(douDizhuBook(), 20, static_cast<std::uint64_t>(seed));
            hands.push_back(countTiles(douDizhuBook(), kinds));
            requests << nlohmann::json{{"job", "hand"},
                                       {"rules", "doudizhu"},
                                       {"tiles", tilesText(douDizhuBook(), kinds)},
                                       {"leads", "only"}}
                     << '\n';
        }
    }
    const std::string command = YOMI_CLI " batch < " + file.string() + " > /dev/null";
    const double before = childrenTime();
    int runs = 0;
    for (auto _ : run) {
        if (std::system(command.c_str()) != 0)
            run.SkipWithError("yomi-cli did not answer every hand");
        ++runs;
    }
    std::filesystem::remove(file);
    const double engine = yomi::processorTime(
        [&] {
            for (const Tiles& hand : hands)
                benchmark::DoNotOptimize(cardLeads(douDizhuBook(), hand));
        },
        1);
    const double batch = (childrenTime() - before) / runs;
    run.counters["batchSeconds"] = batch;
    run.counters["engineSeconds"] = engine;
    run.counters["timesTheEngine"] = batch / engine;
}

void makeRuleBook(benchmark::State& run) {
    for (auto _ : run)
        benchmark::DoNotOptimize(douDizhu(douDizhuRules));
}

} // namespace

BENCHMARK_CAPTURE(engine, first hand, 1)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(engine, second hand, 2)->Unit(benchmark::kMicrosecond);
BENCHMARK(allDiscards)->Unit(benchmark::kMicrosecond);
BENCHMARK(distances)->Unit(benchmark::kMillisecond);
BENCHMARK(rankings)->Unit(benchmark::kMillisecond);
BENCHMARK(firstDiscard)->Unit(benchmark::kMillisecond);
BENCHMARK(wholeAnalysis)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fewestPlays, 20 cards, 20)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fewestPlays, all golden hands, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK(fewestPlaysOfEight)->Unit(benchmark::kMicrosecond);
BENCHMARK(legalLeads)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(leadsWithRests, 20 cards, 20)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(leadsWithRests, all golden hands, 0)->Unit(benchmark::kMicrosecond);
BENCHMARK(beatenLeads)->Unit(benchmark::kMicrosecond);
BENCHMARK(leadsThroughBatch)->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK(makeRuleBook)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    for (const ReferenceMethod method : yomi::enumerators<ReferenceMethod>) {
        const std::string title(yomi::nameOf(method));
        benchmark::RegisterBenchmark((title + " on names").c_str(), reference<TileNames>, method)
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark((title + " on packed tiles").c_str(), reference<Tiles>, method)
            ->Unit(benchmark::kMicrosecond);
    }
    return yomi::runBenchmarks(argc, argv);
}
