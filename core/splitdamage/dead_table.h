// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/polynomial.h"

#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// A product ∏ (α + y·δ·z^n) as one polynomial in z for each power of y, the number of dead. Only
/// those that hits up to z^degree can reach are not empty.
class DeadTable {
public:
    DeadTable(int mostDead, int degree)
        : m_degree(degree)
        , m_store(2 * count(mostDead), degree)
        , m_rows(count(mostDead))
        , m_room(count(mostDead)) {
        for (std::size_t d = 0; d < m_rows.size(); ++d)
            m_room[d] = {m_store.take().at, m_store.take().at};
    }

    /// Nobody has died yet.
    void start(const Polynomial& product) {
        std::ranges::fill(m_rows, Polynomial{});
        m_rows[0] = product;
    }

    void multiplyBy(const Factor& factor) {
        // From the most dead down, so that each row still finds the one below as it was.
        for (std::size_t d = m_rows.size(); d-- > 0;) {
            Polynomial next{m_room[d].spare};
            multiply(next, factor, m_rows[d], d > 0 ? m_rows[d - 1] : Polynomial{}, m_degree);
            m_rows[d] = next;
            std::swap(m_room[d].spare, m_room[d].used);
        }
    }

    const std::vector<Polynomial>& rows() const { return m_rows; }

private:
    struct Room {
        Pack* used;
        Pack* spare;
    };

    static std::size_t count(int mostDead) { return static_cast<std::size_t>(mostDead) + 1; }

    int m_degree;
    PolynomialStore m_store;
    std::vector<Polynomial> m_rows;
    std::vector<Room> m_room; ///< of each row: each step reads one and writes the other
};

} // namespace yomi::splitdamage
