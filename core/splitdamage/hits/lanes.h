// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/splitdamage/hits/instructions.h"
#include "core/splitdamage/hits/quadrature.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>

#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace yomi::splitdamage {

// Quadrature nodes are independent of each other, so each lane of a SIMD register computes one node
// and formulas need no rearranging. A Pack has the width of AVX2; for the baseline the compiler
// splits it into two SSE2 registers (or whatever the machine has).
using Pack = double __attribute__((vector_size(32), aligned(32)));
inline constexpr std::size_t lanes = sizeof(Pack) / sizeof(double);

inline double sumOfLanes(const Pack& pack) {
    return (pack[0] + pack[1]) + (pack[2] + pack[3]);
}

/// Times and weights of one node per lane, in rising order of time.
struct NodePack {
    Pack time;
    Pack weight;
};

/// While it exists, this thread rounds denormal results to zero; the destructor restores the old
/// mode. The outer coefficients of the products pass through that range at most nodes, and some
/// processors take 150 cycles for each such number. The loss is less than 1e-300 of any odds;
/// machines without such a mode are slower and lose nothing.
class FlushToZero {
public:
    FlushToZero() { setMode(m_before | flush); }
    ~FlushToZero() { setMode(m_before); }
    FlushToZero(const FlushToZero&) = delete;
    FlushToZero& operator=(const FlushToZero&) = delete;

private:
#if defined(__SSE2__)
    static constexpr unsigned flush = 0x8000; // MXCSR: flush to zero
    static unsigned mode() {
        return _mm_getcsr();
    }
    static void setMode(unsigned mode) {
        _mm_setcsr(mode);
    }
#elif defined(__aarch64__)
    static constexpr std::uint64_t flush = 1U << 24; // FPCR: FZ
    static std::uint64_t mode() {
        return __builtin_aarch64_get_fpcr64();
    }
    static void setMode(std::uint64_t mode) {
        __builtin_aarch64_set_fpcr64(mode);
    }
#else
    static constexpr unsigned flush = 0;
    static unsigned mode() {
        return 0;
    }
    static void setMode(unsigned) {}
#endif

    const decltype(mode()) m_before = mode();
};

#if defined(__x86_64__)
#define YOMI_TARGET_AVX2 [[gnu::target("avx2,fma")]]
#else
#define YOMI_TARGET_AVX2
#endif

// [[gnu::flatten]] compiles sum.add() and all it calls again inside each of these functions, for
// its instruction set.
template <class Sum>
[[gnu::flatten]] void addBaseline(Sum& sum, const NodePack& nodes) {
    sum.add(nodes);
}
template <class Sum>
YOMI_TARGET_AVX2 [[gnu::flatten]] void addAvx2(Sum& sum, const NodePack& nodes) {
    sum.add(nodes);
}

/// Calls sum.add(pack) for all nodes; nodes of weight 0 fill the last pack.
template <class Sum>
void addNodes(Sum& sum, std::span<const Node> nodes, Instructions instructions,
              const std::stop_token& stop) {
    const FlushToZero fast;
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
