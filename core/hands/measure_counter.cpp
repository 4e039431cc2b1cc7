// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/measure_counter.h"

#include "core/common/timing.h"
#include "core/hands/packed_counter.h"

#include <random>
#include <vector>

namespace yomi::hands {

namespace {

constexpr std::size_t meldCount = 1024;

/// A hand and melds that it contains.
template <class Counter>
struct MeldTrial {
    Counter hand{};
    std::vector<Counter> melds = std::vector<Counter>(meldCount);
    std::vector<Counter> rests = melds;
};

void addTo(ArrayCounter& counter, int kind, int copies) {
    counter[static_cast<std::size_t>(kind)] = copies;
}

template <int Kinds>
void addTo(PackedCounter<Kinds>& counter, int kind, int copies) {
    counter.add(kind, copies);
}

/// Four copies of each of the first `kinds` kinds and random melds of up to two.
template <class Counter>
MeldTrial<Counter> randomTrial(int kinds) {
    std::mt19937 random(1);
    MeldTrial<Counter> trial;
    for (int kind = 0; kind < kinds; ++kind) {
        addTo(trial.hand, kind, 4);
        for (Counter& meld : trial.melds)
            addTo(meld, kind, static_cast<int>(random() % 3));
    }
    return trial;
}

/// Makes the compiler assume that the value is read and changed.
template <class Value>
void observe(Value& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

/// Times counting the contained melds and removing each.
template <class Counter, class Contains, class Remove>
CounterCost timed(MeldTrial<Counter> trial, Contains contained, Remove removed, int repeats,
                  const std::stop_token& stop) {
    const auto countContained = [&] {
        observe(trial.hand);
        int count = 0;
#pragma GCC unroll 4
        for (const Counter& meld : trial.melds)
            count += contained(trial.hand, meld);
        observe(count);
    };
    const auto removeAll = [&] {
        observe(trial.hand);
#pragma GCC unroll 4
        for (std::size_t i = 0; i < meldCount; ++i)
            removed(trial.rests[i], trial.hand, trial.melds[i]);
        observe(*trial.rests.data());
    };
    return {measure(repeats, countContained, stop).median / meldCount,
            measure(repeats, removeAll, stop).median / meldCount};
}

template <class Counter>
CounterCost timedPacked(int kinds, int repeats, const std::stop_token& stop) {
    return timed(
        randomTrial<Counter>(kinds),
        [](const Counter& hand, const Counter& meld) { return contains(hand, meld); },
        [](Counter& rest, const Counter& hand, const Counter& meld) { rest = remove(hand, meld); },
        repeats, stop);
}

} // namespace

CounterCost measureCounter(CounterForm form, int repeats, const std::stop_token& stop) {
    constexpr int cards = 15;
    constexpr int idols = 54;
    const auto timedArrays = [&](auto contained, auto takeOut) {
        return timed(
            randomTrial<ArrayCounter>(cards), contained,
            [takeOut](ArrayCounter& rest, const ArrayCounter& hand, const ArrayCounter& meld) {
                rest = hand;
                takeOut(rest, meld);
            },
            repeats, stop);
    };
    // Lambdas, not function pointers: the timed code must be inlined, as in a search.
    switch (form) {
    case CounterForm::Loop:
        return timedArrays([](const auto& a, const auto& b) { return containsLoop(a, b); },
                           [](auto& a, const auto& b) { removeLoop(a, b); });
    case CounterForm::Unrolled:
        return timedArrays([](const auto& a, const auto& b) { return containsUnrolled(a, b); },
                           [](auto& a, const auto& b) { removeUnrolled(a, b); });
    case CounterForm::OneWord:
        return timedPacked<PackedCounter<cards>>(cards, repeats, stop);
    case CounterForm::FourWords:
        return timedPacked<PackedCounter<idols>>(idols, repeats, stop);
    }
    return {};
}

} // namespace yomi::hands
