// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/best_play.h"

#include "core/hands/draw_chances.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace yomi::hands {

namespace {

/// The number of ways to choose lacked + 1 of `copies`, divided by that for lacked.
double oneMoreWays(int copies, int lacked) {
    return static_cast<double>(copies - lacked) / (lacked + 1);
}

double waysToDraw(const Tiles& lacked, const Tiles& wall) {
    double ways = 1;
    for (const auto [kind, copies] : lacked) {
        for (int i = 0; i < copies; ++i)
            ways *= oneMoreWays(wall.count(kind), i);
    }
    return ways;
}

} // namespace

/// The expected number of ways to complete the listed hands, each times its gain, after a draw.
struct BestPlay::Bounds {
    double all = 0;                             ///< if no listed hand loses a tile
    std::array<double, mostFullHand> loss = {}; ///< by position: what discarding it loses
    HeldMask used = 0;                          ///< positions that a listed hand needs
};

/// A state while its value is computed.
struct BestPlay::Expansion {
    State state;
    std::array<int, mostFullHand> kinds;   ///< held
    std::array<int, mostKinds> position;   ///< in `kinds`, or −1
    std::array<double, mostFullHand> left; ///< copies in the wall, by position
    std::size_t heldKinds;
    Tiles lacked; ///< the kinds that a listed hand lacks
    /// By number of tiles lacked: the chance that the draws after the next include given ones.
    std::array<double, mostDraws + 2> included;
    /// By listed hand, near ones first: what it cannot spare.
    std::vector<HeldMask> needs;
    std::array<std::vector<std::uint32_t>, mostKinds> lacking; ///< by kind: the listed hands
    Bounds base; ///< of the near hands if a tile is drawn that none lacks

    int lackedOf(int kind, const Tiles& tiles) const {
        return tiles.count(kind) - state.hand.count(kind);
    }

    /// The share of a weight that counts while so many tiles are lacked.
    double share(double weight, int lacks) const {
        return weight * included[static_cast<std::size_t>(lacks)];
    }

    /// Adds a listed hand that counts `kept`, or `lost` for each way to draw a needed tile again.
    void add(Bounds& bounds, const Tiles& tiles, double kept, double lost, HeldMask needed) const {
        bounds.all += kept;
        for (; needed != 0; needed &= needed - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(needed));
            const int missing = lackedOf(kinds[i], tiles);
            bounds.loss[i] +=
                kept - lost * (missing == 0 ? left[i] : (left[i] - missing) / (missing + 1));
            bounds.used |= HeldMask{1} << i;
        }
    }
};

std::uint64_t BestPlay::Key::hash() const {
    const std::uint64_t mixed = hand.hash() + wall.hash() * 0xD6E8'FEB8'6659'FD93;
    return mixed ^ mixed >> 32;
}

BestPlay::BestPlay(std::vector<GainingHand> hands, bool breakUp, const Tiles& open, int held,
                   int draws, StateCounter& states)
    : m_targets(std::move(hands))
    , m_breakUp(breakUp)
    , m_open(open)
    , m_held(held)
    , m_draws(draws)
    , m_states(states)
    , m_last(open, held, states)
    , m_lists(static_cast<std::size_t>(draws) + 1)
    , m_expansions(static_cast<std::size_t>(draws) + 1)
    , m_tables(static_cast<std::size_t>(draws) + 1) {
    for (auto& expansion : m_expansions)
        expansion = std::make_unique<Expansion>();
}

BestPlay::~BestPlay() = default;

double BestPlay::value(const Tiles& hand, const Tiles& wall) {
    List& list = listFor(m_draws);
    list.clear();
    for (std::uint32_t target = 0; target < m_targets.size(); ++target) {
        const Tiles lacked = lacking(hand, m_targets[target].tiles);
        put(list, m_draws,
            {target, lacked.total(), m_targets[target].gain * waysToDraw(lacked, wall)});
    }
    return value(State{m_draws, hand, wall, wall.total()});
}

void BestPlay::put(List& list, int draws, const Listed& listed) {
    if (listed.lacks <= draws && listed.weight > 0)
        (listed.lacks < draws ? list.near : list.far).push_back(listed);
}

double BestPlay::value(State state) {
    const List& list = listFor(state.draws);
    if (list.empty())
        return 0;
    Tiles used, playing;
    for (const Listed& listed : list.near) {
        used = greater(used, tilesOf(listed));
        playing = greater(playing, lacking(state.hand, tilesOf(listed)));
    }
    playing = greater(playing, used); // may be discarded and wanted again
    for (const Listed& listed : list.far) {
        used = greater(used, tilesOf(listed));
        playing = greater(playing, lacking(state.hand, tilesOf(listed)));
    }
    state.hand = common(state.hand, used);
    const Key key{state.hand, onlyKinds(state.wall, playing)};
    auto& table = m_tables[static_cast<std::size_t>(state.draws)];
    if (const double* known = table.find(key))
        return *known;
    const double value =
        state.draws <= LastDraws::mostShared + 1 ? lastDraws(state) : expand(state);
    table.insert(key, value);
    return value;
}

double BestPlay::lastDraws(const State& state) {
    m_last.start(state.hand, 0, state.wall, state.size, state.draws);
    for (const auto* hands : {&listFor(state.draws).near, &listFor(state.draws).far}) {
        for (const Listed& listed : *hands)
            m_last.add(m_targets[listed.target]);
    }
    return m_last.value();
}

double BestPlay::expand(const State& state) {
    m_states.add();
    Expansion& node = *m_expansions[static_cast<std::size_t>(state.draws)];
    prepare(node, state);
    double sum = 0;
    for (const auto [kind, copies] : node.lacked)
        sum += state.wall.count(kind) * afterDraw(node, kind);
    return (sum + afterOthers(node)) / state.size;
}

void BestPlay::prepare(Expansion& node, const State& state) {
    for (const auto [kind, copies] : node.lacked)
        node.lacking[static_cast<std::size_t>(kind)].clear();
    node.state = state;
    node.lacked = {};
    node.heldKinds = 0;
    node.position.fill(-1);
    for (const auto [kind, copies] : state.hand) {
        node.position[static_cast<std::size_t>(kind)] = static_cast<int>(node.heldKinds);
        node.left[node.heldKinds] = state.wall.count(kind);
        node.kinds[node.heldKinds++] = kind;
    }
    node.included[0] = 1;
    for (int i = 0; i < state.draws; ++i)
        node.included[static_cast<std::size_t>(i) + 1] =
            node.included[static_cast<std::size_t>(i)] * (state.draws - 1 - i) /
            std::max(1, state.size - 1 - i);
    node.base = {};
    node.needs.clear();
    const List& list = listFor(state.draws);
    const auto add = [&](const Listed& listed) {
        const Tiles& tiles = tilesOf(listed);
        HeldMask needed = 0;
        for (std::size_t i = 0; i < node.heldKinds; ++i) {
            if (tiles.count(node.kinds[i]) >= state.hand.count(node.kinds[i]))
                needed |= HeldMask{1} << i;
        }
        const Tiles lacked = lacking(state.hand, tiles);
        node.lacked = greater(node.lacked, lacked);
        for (const auto [kind, copies] : lacked)
            node.lacking[static_cast<std::size_t>(kind)].push_back(
                static_cast<std::uint32_t>(node.needs.size()));
        node.needs.push_back(needed);
        return needed;
    };
    for (const Listed& listed : list.near) {
        const HeldMask needed = add(listed);
        node.add(node.base, tilesOf(listed), node.share(listed.weight, listed.lacks),
                 node.share(listed.weight, listed.lacks + 1), needed);
    }
    for (const Listed& listed : list.far)
        add(listed);
}

/// The value once the tile is drawn.
double BestPlay::afterDraw(Expansion& node, int drawn) {
    const State& state = node.state;
    const List& list = listFor(state.draws);
    const int position = node.position[static_cast<std::size_t>(drawn)];
    const HeldMask others = position < 0 ? ~HeldMask{0} : ~(HeldMask{1} << position);
    Bounds bounds = node.base;
    double best = 0, lossOfDrawn = 0;
    for (const std::uint32_t index : node.lacking[static_cast<std::size_t>(drawn)]) {
        const bool near = index < list.near.size();
        const Listed& listed = near ? list.near[index] : list.far[index - list.near.size()];
        const HeldMask needed = node.needs[index] & others;
        const int lacked = node.lackedOf(drawn, tilesOf(listed));
        const auto lacks = static_cast<std::size_t>(listed.lacks);
        if (lacks == 1)
            best = std::max(best, gainOf(listed));
        const double weight = listed.weight * lacked / state.wall.count(drawn);
        double kept = node.share(weight, listed.lacks - 1);
        double lost = node.share(weight, listed.lacks);
        if (near) { // instead of what it has added to the base
            kept -= node.share(listed.weight, listed.lacks);
            lost -= node.share(listed.weight, listed.lacks + 1);
        }
        node.add(bounds, tilesOf(listed), kept, lost, needed);
        lossOfDrawn +=
            weight * (node.included[lacks - 1] -
                      node.included[lacks] * oneMoreWays(state.wall.count(drawn) - 1, lacked - 1));
    }
    if (best > 0 && !m_breakUp)
        return best;

    struct Choice {
        double bound;
        int discard;
    };
    std::array<Choice, mostFullHand + 1> choices;
    std::size_t count = 0;
    bool spare = state.hand.total() < m_held;
    for (std::size_t i = 0; i < node.heldKinds && !spare; ++i) {
        const int kind = node.kinds[i];
        if (kind == drawn)
            continue;
        spare = (bounds.used >> i & 1) == 0;
        if (state.hand.count(kind) > m_open.count(kind))
            choices[count++] = {bounds.all - bounds.loss[i], kind};
    }
    if (spare)
        return bounds.all <= best ? best : std::max(best, afterDiscard(node, drawn, std::nullopt));
    if (state.hand.count(drawn) >= m_open.count(drawn))
        choices[count++] = {bounds.all - lossOfDrawn, drawn};
    std::sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Choice& a, const Choice& b) { return a.bound > b.bound; });
    for (std::size_t i = 0; i < count && choices[i].bound > best; ++i)
        best = std::max(best, afterDiscard(node, drawn, choices[i].discard));
    return best;
}

/// The value of the hand after the draw without `discard`, or without a tile that no listed hand
/// uses.
double BestPlay::afterDiscard(const Expansion& node, int drawn, std::optional<int> discard) {
    const State& state = node.state;
    const List& list = listFor(state.draws);
    List& childList = listFor(state.draws - 1);
    childList.clear();
    State child{state.draws - 1, state.hand, state.wall, state.size - 1};
    child.wall.take(drawn);
    const int wallCount = discard ? child.wall.count(*discard) : 0;
    const HeldMask lost = discard && *discard != drawn
                              ? HeldMask{1} << node.position[static_cast<std::size_t>(*discard)]
                              : 0;
    const auto add = [&](Listed listed, HeldMask needed) {
        const Tiles& tiles = tilesOf(listed);
        const int lacked = node.lackedOf(drawn, tiles);
        if (lacked > 0) {
            --listed.lacks;
            listed.weight *= static_cast<double>(lacked) / state.wall.count(drawn);
        }
        if ((needed & lost) != 0) {
            ++listed.lacks;
            listed.weight *= oneMoreWays(wallCount, node.lackedOf(*discard, tiles));
        } else if (discard == drawn && lacked > 0) {
            ++listed.lacks;
            listed.weight *= oneMoreWays(wallCount, lacked - 1);
        }
        put(childList, child.draws, listed);
    };
    for (std::size_t i = 0; i < list.near.size(); ++i)
        add(list.near[i], node.needs[i]);
    for (const std::uint32_t index : node.lacking[static_cast<std::size_t>(drawn)]) {
        if (index >= list.near.size())
            add(list.far[index - list.near.size()], node.needs[index]);
    }
    if (childList.empty())
        return 0;
    child.hand.add(drawn);
    if (discard)
        child.hand.take(*discard);
    return value(child);
}

/// The sum of the values after each draw of a tile that no listed hand lacks; it is discarded.
double BestPlay::afterOthers(const Expansion& node) {
    State child = node.state;
    --child.draws;
    --child.size;
    List& childList = listFor(child.draws);
    childList.clear();
    int copies = node.state.size;
    for (const auto [kind, any] : node.lacked)
        copies -= child.wall.count(kind);
    if (copies == 0)
        return 0;
    Tiles remembered;
    for (const Listed& listed : listFor(node.state.draws).near) {
        put(childList, child.draws, listed);
        if (listed.lacks < child.draws)
            remembered = greater(remembered, tilesOf(listed));
    }
    double sum = 0;
    for (const auto [kind, some] : onlyKinds(child.wall, remembered)) {
        if (node.lacked.count(kind) > 0)
            continue;
        State drawn = child;
        drawn.wall.take(kind);
        sum += some * value(drawn);
        copies -= some;
    }
    return sum + copies * value(child);
}

} // namespace yomi::hands
