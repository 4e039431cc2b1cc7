// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/boards/grid_text.h"
#include "core/tree/images.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi {

/// The symmetries of a board of at most 64 cells, for the table of a game in which all cells are
/// alike (tree::imagesOf): implements canonical(), imageOf() and originOf() of game.h. Cells are
/// counted in reading order and are the bits of a set; symmetry 0 is the identity.
class GridImages {
public:
    explicit GridImages(const GridSize& size);

    int count() const { return static_cast<int>(m_images.size()); }
    int imageOf(int cell, int symmetry) const {
        return m_images[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(cell)];
    }
    int originOf(int cell, int symmetry) const {
        return m_origins[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(cell)];
    }
    std::uint64_t imageOf(std::uint64_t cells, int symmetry) const {
        std::uint64_t image = 0;
        const FourCells* images = m_imagesOfFour[static_cast<std::size_t>(symmetry)].data();
        for (; cells; cells >>= 4)
            image |= (*images++)[cells & 15];
        return image;
    }
    GridStones imageOf(const GridStones& stones, int symmetry) const {
        return {imageOf(stones.o, symmetry), imageOf(stones.x, symmetry)};
    }

    struct Canonical {
        GridStones key;
        int symmetry;
    };
    /// The least image in reading order with . < o < x, by the first symmetry that gives it.
    Canonical canonical(const GridStones& stones) const {
        Canonical least = {stones, 0};
        for (int symmetry = 1; symmetry < count(); ++symmetry) {
            const GridStones image = imageOf(stones, symmetry);
            if (isLess(image, least.key))
                least = {image, symmetry};
        }
        return least;
    }
    /// The symmetry that maps one board to the other, if any.
    std::optional<tree::Image> between(const GridStones& from, const GridStones& to) const {
        for (int symmetry = 0; symmetry < count(); ++symmetry)
            if (imageOf(from, symmetry) == to)
                return m_names[static_cast<std::size_t>(symmetry)];
        return {};
    }

private:
    /// The images of the sixteen sets of four neighbouring cells.
    using FourCells = std::array<std::uint64_t, 16>;

    static bool isLess(const GridStones& a, const GridStones& b) {
        const std::uint64_t differ = (a.o ^ b.o) | (a.x ^ b.x);
        const std::uint64_t first = differ & -differ;
        const auto sign = [&](const GridStones& stones) {
            return stones.o & first ? 1 : stones.x & first ? 2 : 0;
        };
        return sign(a) < sign(b);
    }

    std::vector<tree::Image> m_names;
    std::vector<std::vector<std::uint8_t>> m_images, m_origins; ///< by symmetry, by cell
    std::vector<std::array<FourCells, 16>> m_imagesOfFour;      ///< by symmetry
};

} // namespace yomi
