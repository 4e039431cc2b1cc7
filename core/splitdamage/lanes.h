// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/splitdamage/instructions.h"
#include "core/splitdamage/quadrature.h"

#include <cstddef>
#include <span>
#include <stop_token>

namespace yomi::splitdamage {

// Quadrature nodes are independent of each other, so each lane of a SIMD register computes a node
// of its own, and no formula has to be rearranged. A Pack has the width of AVX2; for the baseline
// the compiler makes two SSE2 registers (or whatever the machine has) of each.
using Pack = double __attribute__((vector_size(32), aligned(32)));
inline constexpr std::size_t lanes = sizeof(Pack) / sizeof(double);

inline double sumOfLanes(const Pack& pack) {
    return (pack[0] + pack[1]) + (pack[2] + pack[3]);
}

/// The times and weights of as many nodes as there are lanes, in rising order of time.
struct NodePack {
    Pack time;
    Pack weight;
};

#if defined(__x86_64__)
#define YOMI_TARGET_AVX2 [[gnu::target("avx2,fma")]]
#else
#define YOMI_TARGET_AVX2
#endif

// Flattened, sum.add() and all it calls are compiled once more inside each of these functions, for
// its instructions.
template <class Sum>
[[gnu::flatten]] void addBaseline(Sum& sum, const NodePack& nodes) {
    sum.add(nodes);
}
template <class Sum>
YOMI_TARGET_AVX2 [[gnu::flatten]] void addAvx2(Sum& sum, const NodePack& nodes) {
    sum.add(nodes);
}

/// Calls sum.add(pack) for all nodes, the last pack filled up with nodes of weight 0.
template <class Sum>
void addNodes(Sum& sum, std::span<const Node> nodes, Instructions instructions,
              const std::stop_token& stop) {
    const auto add = instructions == Instructions::Avx2 ? addAvx2<Sum> : addBaseline<Sum>;
    for (std::size_t first = 0; first < nodes.size(); first += lanes) {
        throwIfStopped(stop);
        NodePack pack;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const bool filled = first + lane < nodes.size();
            pack.time[lane] = filled ? nodes[first + lane].time : nodes.back().time;
            pack.weight[lane] = filled ? nodes[first + lane].weight : 0;
        }
        add(sum, pack);
    }
}

} // namespace yomi::splitdamage
