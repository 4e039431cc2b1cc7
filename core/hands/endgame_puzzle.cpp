// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_puzzle.h"

#include "core/common/random.h"
#include "core/common/sentence.h"
#include "core/common/stopped.h"
#include "core/hands/endgame_solver.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace yomi::hands {

namespace {

/// A random order. The library's shuffle differs between implementations.
void shuffle(std::vector<int>& list, Random& random) {
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
}

/// All cards of five to eight ranks, more if they would not do: a run or any ranks, and in every
/// second pile the jokers.
std::vector<int> randomPile(int cards, Random& random) {
    const int needed = (cards + 3) / 4;
    const int ranks = std::min(smallJoker, std::max(needed, 5 + random.below(4)));
    std::vector<int> kinds(static_cast<std::size_t>(smallJoker));
    std::iota(kinds.begin(), kinds.end(), 0);
    if (random.below(2) == 0)
        std::rotate(kinds.begin(), kinds.begin() + random.below(smallJoker - ranks + 1),
                    kinds.end()); // clang 14 has no ranges::rotate
    else
        shuffle(kinds, random);
    std::vector<int> pile;
    for (int i = 0; i < ranks; ++i)
        pile.insert(pile.end(), 4, kinds[static_cast<std::size_t>(i)]);
    if (random.below(2) == 0 || static_cast<int>(pile.size()) < cards)
        pile.insert(pile.end(), {smallJoker, bigJoker});
    shuffle(pile, random);
    return pile;
}

std::optional<EndgamePuzzle> puzzleOf(const EndgamePosition& position,
                                      const std::stop_token& stop) {
    const EndgameMoves moves(position, stop);
    const std::uint32_t hand = moves.partCount(0) - 1;
    if (std::ssize(moves.leads(0, hand)) < EndgamePuzzle::leastChoices)
        return {};
    EndgameAnswer answer;
    try {
        answer = solveEndgame(position, {.mostNodes = 1'000'000}, stop);
    } catch (const RuntimeError&) {
        return {};
    }
    if (std::ranges::count(answer.plays, true, &EndgamePlay::wins) != 1)
        return {};
    const int winning = std::ranges::find(answer.plays, true, &EndgamePlay::wins)->play;
    const auto playsAfter = [&](const EndgamePlay& lead) {
        return moves.fewestPlays(0, hand - moves.step(0, moves.moveOf(lead.play)));
    };
    const int left = playsAfter({winning, true});
    const auto isTempting = [&](const EndgamePlay& lead) {
        return !lead.wins && playsAfter(lead) <= left;
    };
    return EndgamePuzzle{.position = position,
                         .winning = winning,
                         .choices = static_cast<int>(answer.plays.size()),
                         .difficulty =
                             static_cast<int>(std::ranges::count_if(answer.plays, isTempting))};
}

} // namespace

EndgamePuzzle makePuzzle(const std::shared_ptr<const RuleBook>& book, std::span<const int> sizes,
                         std::uint64_t seed, const std::vector<std::string>& bans,
                         const std::stop_token& stop,
                         const std::function<void(int tried)>& progress) {
    if (sizes.size() < 2 || sizes.size() > 3)
        throw InvalidArgument("A puzzle has 2 or 3 hands, not {}.", sizes.size());
    for (const int size : sizes)
        if (size < 1 || size > mostEndgameCards)
            throw InvalidArgument("A hand of a puzzle has 1 to {} cards, not {}.", mostEndgameCards,
                                  size);
    const int cards = std::accumulate(sizes.begin(), sizes.end(), 0);
    if (constexpr int deck = 4 * smallJoker + 2; cards > deck)
        throw InvalidArgument("The hands of a puzzle have {} cards; there are {}.", cards, deck);
    Random random(seed);
    for (int tried = 1; tried <= EndgamePuzzle::mostTried; ++tried) {
        throwIfStopped(stop);
        std::vector<int> pile = randomPile(cards, random);
        EndgamePosition position{.book = book, .bans = bans};
        for (const int size : sizes) {
            Tiles& hand = position.hands.emplace_back();
            for (int card = 0; card < size; ++card, pile.pop_back())
                hand.add(pile.back());
        }
        std::optional<EndgamePuzzle> puzzle = puzzleOf(position, stop);
        if (progress)
            progress(tried);
        if (puzzle) {
            puzzle->tried = tried;
            return *std::move(puzzle);
        }
    }
    throw RuntimeError("None of {} positions was a puzzle; choose other sizes or bans.",
                       EndgamePuzzle::mostTried);
}

} // namespace yomi::hands
