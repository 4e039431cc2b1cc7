// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/tictactoe/game_tree.h"
#include "core/tictactoe/symmetry.h"
#include "core/tree/game.h"

#include <array>
#include <cstdint>
#include <string>

namespace yomi::tictactoe {

template <class Tag>
class Table;

/// Squares in reading order.
using MoveList = search::MoveList<squareCount>;

namespace detail {
inline constexpr auto squaresOf = [] {
    std::array<MoveList, fullBoard + 1> result = {};
    for (std::size_t mask = 0; mask < result.size(); ++mask)
        for (int square = 0; square < squareCount; ++square)
            if (mask >> square & 1)
                result[mask].push_back(square);
    return result;
}();
} // namespace detail

/// Members that both board kinds share, in addition to their moves (core/search/game.h).
template <class Board>
class BoardFacts {
public:
    static constexpr bool alternates = true;
    static constexpr int moveCount = squareCount;
    static constexpr int maxPlies() { return squareCount; }

    using Key = int; ///< a ternaryKey()
    static std::uint64_t number(Key key) { return static_cast<std::uint64_t>(key); }
    Key key() const { return ternaryKey(position()); }
    struct Canonical {
        Key key;
        int symmetry;
    };
    Canonical canonical() const {
        const int symmetry = symmetryToRepresentative(position());
        return {ternaryKey(image(position(), symmetry)), symmetry};
    }
    static int imageOf(int square, int symmetry) { return tictactoe::imageOf[symmetry][square]; }
    static int originOf(int square, int symmetry) {
        return tictactoe::imageOf[inverse[symmetry]][square];
    }

    // For traces (core/search/traced_game.h):
    static constexpr bool hasNumberedMoves = true;
    static std::string moveText(int square) { return std::to_string(square); }
    std::string boardText() const { return text(position()); }
    tree::Image imageTo(const BoardFacts& other) const {
        const bool isSame = position() == other.position();
        return static_cast<tree::Image>( // in the order of Image
            isSame ? identity : lastSymmetry(position(), other.position()));
    }
    std::int64_t treeNodes(int depth) const { return tictactoe::treeNodes(position(), depth); }

    friend bool operator==(const BoardFacts&, const BoardFacts&) { return true; }

private:
    Position position() const { return static_cast<const Board&>(*this).position(); }
};

/// The fast board: one word, as cheap to copy as to change, without branches. Like every board kind
/// it does not check the rules: moves are made only on empty squares before the end of the game.
///
///     bit   21 … 18   17 … 9    8 … 0        "o...x....": plies 2, X's square 4, O's square 0
///           plies     X marks   O marks      0010 000010000 000000001
class Bitboard : public BoardFacts<Bitboard> {
public:
    template <class Tag>
    using Table = tictactoe::Table<Tag>;

    explicit Bitboard(const Position& position)
        : m_bits(static_cast<std::uint32_t>(position.plies()) << pliesShift |
                 static_cast<std::uint32_t>(position.of(Player::X)) << xShift |
                 position.of(Player::O)) {}

    Position position() const { return {{marks(0), marks(xShift)}}; }
    int plies() const { return static_cast<int>(m_bits >> pliesShift); }
    bool firstToMove() const { return !(m_bits & onePly); }
    search::Ended ended() const {
        if (hasLine[marks(xShift - moverShift())]) // of the player who moved last
            return search::Ended::Lost;
        return plies() == squareCount ? search::Ended::Drawn : search::Ended::No;
    }
    /// The empty squares in reading order.
    const MoveList& moves() const {
        return detail::squaresOf[~(m_bits | m_bits >> xShift) & fullBoard];
    }

    void make(int square) { m_bits += onePly | 1U << square << moverShift(); }
    void unmake(int square) {
        m_bits -= onePly;
        m_bits -= 1U << square << moverShift();
    }

    friend bool operator==(const Bitboard&, const Bitboard&) = default;

private:
    static constexpr unsigned xShift = 9, pliesShift = 18;
    static constexpr std::uint32_t onePly = 1U << pliesShift;

    unsigned moverShift() const { return m_bits & onePly ? xShift : 0; }
    std::uint16_t marks(unsigned shift) const {
        return static_cast<std::uint16_t>(m_bits >> shift & fullBoard);
    }

    std::uint32_t m_bits;
};

static_assert(sizeof(Bitboard) == 4); // as the manual and the page Compare say

} // namespace yomi::tictactoe
