// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/lanes.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>

namespace yomi::splitdamage {

// Polynomials in z, whose powers count hits, with a Pack per coefficient. Products are computed
// `block` coefficients at a time, which keeps their sums in registers; this also reads coefficients
// just outside a polynomial, which must therefore be zero.
//
//     … 0 0 0 | c[first] … c[last] | 0 0 0 …        block − 1 zeros on either side

inline constexpr int block = 4;

struct Polynomial {
    Pack* at = nullptr; ///< at[h] is the coefficient of z^h
    int first = 0;
    int last = -1;

    bool empty() const { return last < first; }
};

/// Memory for several polynomials up to z^degree and the zeros around them.
class PolynomialStore {
public:
    PolynomialStore(std::size_t count, int degree)
        : m_stride(static_cast<std::size_t>(degree) + 4 * block)
        , m_packs(new Pack[count * m_stride]{})
        , m_next(m_packs.get() + block)
        , m_end(m_packs.get() + count * m_stride) {}

    /// The next polynomial, initialised to 0.
    Polynomial take() {
        assert(m_next < m_end);
        return {std::exchange(m_next, m_next + m_stride)};
    }
    /// The next polynomial, initialised to 1.
    Polynomial takeOne() {
        const Polynomial one{take().at, 0, 0};
        one.at[0] += 1;
        return one;
    }

private:
    // Not a vector: as a template argument a Pack would lose its alignment.
    struct Release {
        using pointer = Pack*;
        void operator()(Pack* packs) const { delete[] packs; }
    };

    std::size_t m_stride;
    std::unique_ptr<void, Release> m_packs;
    Pack* m_next;
    Pack* m_end;
};

/// A block of neighbouring coefficients.
struct Block {
    Pack sum[block];

    Block() {
        for (Pack& each : sum)
            each = Pack{};
    }
    void store(Pack* c) const {
        for (int r = 0; r < block; ++r)
            c[r] = sum[r];
    }
    /// += factor·(c[0], c[1], …)
    void add(const Pack& factor, const Pack* c) {
        for (int r = 0; r < block; ++r)
            sum[r] += factor * c[r];
    }
    /// += the coefficients of z^m, z^(m+1), … of x·y. Only y is read outside its bounds.
    void addProduct(const Polynomial& x, const Polynomial& y, int m) {
        const int from = std::max(x.first, m - y.last);
        const int to = std::min(x.last, m + block - 1 - y.first);
        for (int a = from; a <= to; ++a)
            add(x.at[a], y.at + (m - a));
    }
};

/// sum += the coefficient of z^m of x·y.
inline void addCoefficient(Pack& sum, const Polynomial& x, const Polynomial& y, int m) {
    const int from = std::max(x.first, m - y.last);
    const int to = std::min(x.last, m - y.first);
    Pack even{}, odd{}; // two sums run in parallel
    int a = from;
    for (; a < to; a += 2) {
        even += x.at[a] * y.at[m - a];
        odd += x.at[a + 1] * y.at[m - a - 1];
    }
    if (a == to)
        even += x.at[a] * y.at[m - a];
    sum += even + odd;
}

/// A target's factor in a product, alive or dead: alive(z) + dead·z^hitsToKill.
struct Factor {
    Polynomial alive;
    int hitsToKill;
    Pack dead;
};

/// out = alive·lived + dead·z^hitsToKill·died, truncated above z^degree. `lived` or `died` may be
/// empty, and both may be the same.
inline void multiply(Polynomial& out, const Factor& factor, const Polynomial& lived,
                     const Polynomial& died, int degree) {
    const int shift = factor.hitsToKill;
    out.first = degree + 1;
    out.last = -1;
    if (!lived.empty()) {
        out.first = lived.first;
        out.last = lived.last + factor.alive.last;
    }
    if (!died.empty()) {
        out.first = std::min(out.first, died.first + shift);
        out.last = std::max(out.last, died.last + shift);
    }
    out.last = std::min(out.last, degree);
    if (out.empty())
        return;
    std::fill_n(out.at + out.first - block, block, Pack{});
    int m = out.first;
    for (; m <= out.last; m += block) {
        Block sums;
        if (!lived.empty())
            sums.addProduct(factor.alive, lived, m);
        if (!died.empty() && died.first + shift - block < m && m <= died.last + shift)
            sums.add(factor.dead, died.at + (m - shift));
        sums.store(out.at + m);
    }
    std::fill_n(out.at + m, block, Pack{});
}

/// A product, and the same with each term times the number of targets alive in it (or one more than
/// that). The number rises by one where a target lives, so both are computed together.
struct Counted {
    Polynomial plain;
    Polynomial counted;
};

/// As above; `scratch` has room for one polynomial.
inline void multiply(Counted& out, const Factor& factor, const Counted& lived, const Counted& died,
                     int degree, Pack* scratch) {
    Polynomial oneMore;
    if (!lived.plain.empty()) {
        oneMore = {scratch, lived.plain.first, lived.plain.last};
        for (int h = oneMore.first - block; h <= oneMore.last + block; ++h)
            scratch[h] = lived.plain.at[h] + lived.counted.at[h];
    }
    multiply(out.plain, factor, lived.plain, died.plain, degree);
    multiply(out.counted, factor, oneMore, died.counted, degree);
}

} // namespace yomi::splitdamage
