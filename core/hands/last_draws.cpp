// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/last_draws.h"

#include <bit>
#include <span>

namespace yomi::hands {

namespace {

using List = std::uint64_t;
constexpr int bitsPerTile = 8;
constexpr List tileMask = (1 << bitsPerTile) - 1;

int tileAt(List list, int place) {
    return static_cast<int>(list >> (bitsPerTile * place) & tileMask) - 1;
}

/// A list sorted from the highest kind down with one more tile.
List with(List list, int kind) {
    int shift = 0;
    while (static_cast<int>(list >> shift & tileMask) > kind + 1)
        shift += bitsPerTile;
    const List before = list & ((List{1} << shift) - 1);
    return before | static_cast<List>(kind + 1) << shift | (list ^ before) << bitsPerTile;
}

List with(List list, int kind, int copies) {
    for (int i = 0; i < copies; ++i)
        list = with(list, kind);
    return list;
}

List without(List list, int place) {
    const List before = (List{1} << (bitsPerTile * place)) - 1;
    return (list & before) | (list >> bitsPerTile & ~before);
}

int countOf(List list, int kind) {
    int count = 0;
    for (; list != 0; list >>= bitsPerTile)
        count += static_cast<int>(list & tileMask) == kind + 1;
    return count;
}

} // namespace

double& LastDraws::Values::operator[](List discards) {
    std::size_t at = placeOf(discards);
    if (m_places[at].discards == none) {
        if (2 * m_used.size() >= m_places.size()) {
            std::vector<Place> before(2 * m_places.size());
            before.swap(m_places);
            for (std::uint32_t& used : m_used) {
                const Place& place = before[used];
                used = static_cast<std::uint32_t>(placeOf(place.discards));
                m_places[used] = place;
            }
            at = placeOf(discards);
        }
        m_places[at].discards = discards;
        m_used.push_back(static_cast<std::uint32_t>(at));
    }
    return m_places[at].value;
}

void LastDraws::Values::clear() {
    for (const std::uint32_t place : m_used)
        m_places[place] = {};
    m_used.clear();
}

std::size_t LastDraws::Values::placeOf(List discards) const {
    constexpr List golden = 0x9e37'79b9'7f4a'7c15; // 2^64 over the golden ratio
    const std::size_t mask = m_places.size() - 1;
    std::size_t at = (discards * golden >> 32) & mask;
    while (m_places[at].discards != discards && m_places[at].discards != none)
        at = (at + 1) & mask;
    return at;
}

void LastDraws::start(const Tiles& hand, int discards, const Tiles& wall, int size, int draws) {
    m_hand = hand;
    m_start = {.wall = wall, .size = size};
    m_draws = draws;
    for (int kind = 0; kind < mostKinds; ++kind)
        mostDiscards(kind) = hand.count(kind) - m_open.count(kind);
    mostDiscards(other) = m_held + discards - hand.total();
    levelOf(m_start).targets.clear();
    for (const auto& [drawn, values] : m_values)
        m_states.removeBytes(values.bytes());
    m_values.clear();
}

void LastDraws::add(const GainingHand& complete) {
    const auto& [tiles, gain] = complete;
    List spare = with(0, other, mostDiscards(other));
    for (const auto [kind, copies] : lacking(tiles, m_hand))
        spare = with(spare, kind, copies);
    const Tiles lacked = lacking(m_hand, tiles);
    for (const auto [kind, copies] : lacked) {
        Tiles needed = lacked;
        needed.take(kind);
        addTarget(needed, kind, spare, gain);
    }
    if (lacked.total() == m_draws)
        return;
    addTarget(lacked, nothing, spare, gain);
    // A held tile may be discarded and waited for in the end. If it is drawn before, that draw is
    // wasted.
    for (const auto [kind, copies] : tiles) {
        if (lacked.count(kind) == 0 && copies > m_open.count(kind) && m_start.wall.count(kind) > 0)
            addTarget(lacked, kind, with(spare, kind), gain);
    }
}

void LastDraws::addTarget(const Tiles& needed, int last, List spare, double gain) {
    Target target{{}, 0, static_cast<std::uint8_t>(last), spare, gain};
    for (const auto [kind, copies] : needed) {
        for (int i = 0; i < copies; ++i)
            target.needed[target.count++] = static_cast<std::uint8_t>(kind);
    }
    levelOf(m_start).targets.push_back(target);
}

double LastDraws::value() {
    return visit(m_start)[0] / m_start.size;
}

std::array<double, mostKinds> LastDraws::values() {
    Values sums = visit(m_start);
    std::array<double, mostKinds> values{};
    for (const auto [kind, copies] : m_hand)
        values[static_cast<std::size_t>(kind)] = sums[with(0, kind)] / m_start.size;
    return values;
}

/// The values after the draws of a node, times the size of its wall.
LastDraws::Values LastDraws::visit(Node node) {
    m_states.add();
    if (isLast(node)) {
        Values sums;
        for (const Target& target : levelOf(node).targets)
            if (target.last != nothing)
                sums[target.spare] += node.wall.count(target.last) * target.gain;
        return sums;
    }
    sortTargets(node);
    int others = node.size;
    for (std::uint64_t rest = node.kinds; rest != 0; rest &= rest - 1) {
        const int kind = std::countr_zero(rest);
        const int copies = node.wall.count(kind);
        if (kind >= node.from && copies > 0)
            draw(node, kind, copies);
        others -= copies;
        report(node, node.size - others);
    }
    if (others > 0)
        draw(node, other, others);
    report(node, node.size);
    auto values = m_values.extract(node.drawn);
    if (!values)
        return {};
    m_states.removeBytes(values.mapped().bytes());
    return std::move(values.mapped());
}

void LastDraws::report(const Node& node, int drawn) const {
    if (node.count == 0 && m_progress)
        m_progress(static_cast<double>(drawn) / node.size);
}

/// Sorts the targets by the draws that keep them.
void LastDraws::sortTargets(Node& node) {
    Level& level = levelOf(node);
    for (auto& targets : level.needing)
        targets.clear();
    level.slack.clear();
    std::uint64_t kinds = 0;
    for (std::uint32_t i = 0; i < level.targets.size(); ++i) {
        const Target& target = level.targets[i];
        if (target.last != nothing)
            kinds |= std::uint64_t{1} << target.last;
        for (std::size_t n = 0; n < target.count; ++n) {
            const std::uint8_t kind = target.needed[n];
            kinds |= std::uint64_t{1} << kind;
            if (n == 0 || (!isShared(node) && kind != target.needed[n - 1]))
                level.needing[kind].push_back(i);
        }
        if (node.count + target.count + 1 < m_draws)
            level.slack.push_back(i);
    }
    // All shared draws tell the same kinds apart.
    if (node.count <= firstShared())
        node.kinds = kinds;
}

/// Computes the values after another draw and gives them on.
void LastDraws::draw(const Node& node, int kind, int copies) {
    Node next = node;
    if (kind != other)
        next.wall.take(kind);
    next.size -= 1;
    next.drawn |= with(0, kind) << (bitsPerTile * node.count);
    next.count += 1;
    next.copies = copies;
    next.from = isShared(node) ? kind : 0;
    passTargets(node, next, kind);
    ++mostDiscards(kind);
    if (isLast(next))
        finish(next, m_sums);
    else if (!levelOf(next).targets.empty() || m_values.contains(next.drawn))
        finish(next, visit(next));
    --mostDiscards(kind);
}

void LastDraws::passTargets(const Node& node, const Node& next, int kind) {
    const Level& level = levelOf(node);
    levelOf(next).targets.clear();
    m_sums.clear();
    if (kind != other) {
        for (const std::uint32_t i : level.needing[static_cast<std::size_t>(kind)]) {
            Target target = level.targets[i];
            const auto drawn = std::ranges::find(target.needed, kind);
            std::copy(drawn + 1, target.needed.end(), drawn);
            --target.count;
            pass(next, target);
        }
    }
    for (const std::uint32_t i : level.slack) {
        Target target = level.targets[i];
        const auto needed = std::span(target.needed).first(target.count);
        // Sorted draws come too late for what is below them.
        if (isShared(node) ? needed.empty() || kind < needed.front()
                           : std::ranges::find(needed, kind) == needed.end()) {
            target.spare = with(target.spare, kind);
            pass(next, target);
        }
    }
}

void LastDraws::pass(const Node& next, const Target& target) {
    if (isLast(next) && target.last != nothing)
        m_sums[target.spare] += next.wall.count(target.last) * target.gain;
    else
        levelOf(next).targets.push_back(target);
}

/// Gives what a node is worth before its last discard to the nodes that lack one of its draws.
void LastDraws::finish(const Node& node, const Values& sums) {
    m_best.clear();
    const auto raise = [&](List discards, double value) {
        double& best = m_best[discards];
        best = std::max(best, value);
    };
    sums.forEach([&](List discards, double sum) {
        for (int place = 0; tileAt(discards, place) >= 0; ++place)
            raise(without(discards, place), sum / node.size);
    });
    for (const Target& target : levelOf(node).targets) {
        if (target.count == 0 && target.last == nothing)
            raise(target.spare, target.gain);
    }
    const int last = node.count - 1;
    for (int place = std::min(last, firstShared()); place <= last; ++place) {
        const int kind = tileAt(node.drawn, place);
        if (place < last && kind == tileAt(node.drawn, place + 1))
            continue;
        const int copies = place == last ? node.copies : node.wall.count(kind) + 1;
        const auto [found, isNew] = m_values.try_emplace(without(node.drawn, place));
        Values& values = found->second;
        const std::size_t before = isNew ? 0 : values.bytes();
        m_best.forEach([&](List discards, double best) {
            if (countOf(discards, kind) < mostDiscards(kind)) // it was there before the draw
                values[discards] += copies * best;
        });
        m_states.addBytes(values.bytes() - before);
    }
}

} // namespace yomi::hands
