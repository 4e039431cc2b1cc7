// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/search/game.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace yomi::search {

struct GameCheckSettings {
    int games = 100;        ///< random games to play
    std::uint64_t seed = 1; ///< equal seeds play equal games
};

namespace detail {

/// What a game shows of a position.
template <class Game>
struct ShownPosition {
    explicit ShownPosition(const Game& game)
        : ended(game.ended())
        , plies(game.plies())
        , firstToMove(game.firstToMove())
        , key(game.key()) {
        if constexpr (HasTexts<Game>)
            board = game.boardText();
        if (ended == Ended::No) {
            const auto list = game.moves();
            moves.assign(list.begin(), list.end());
        }
    }

    /// The first thing that differs in `other`: "plies() 3 instead of 2"; empty if nothing does.
    std::string changedIn(const ShownPosition& other) const {
        if (plies != other.plies)
            return "plies() " + std::to_string(other.plies) + " instead of " +
                   std::to_string(plies);
        if (firstToMove != other.firstToMove)
            return "another firstToMove()";
        if (board != other.board)
            return "boardText() " + other.board + " instead of " + board;
        if (ended != other.ended)
            return "another ended()";
        if (moves != other.moves)
            return "another list of moves()";
        return key == other.key ? "" : "another key()";
    }
    bool hasMovesOf(const ShownPosition& other) const {
        return std::ranges::is_permutation(moves, other.moves);
    }

    Ended ended;
    int plies;
    bool firstToMove;
    typename Game::Key key;
    std::string board = {};
    std::vector<int> moves = {};
};

template <class Game>
class GameChecker {
public:
    GameChecker(const Game& start, const GameCheckSettings& settings)
        : m_start(start)
        , m_settings(settings)
        , m_random(settings.seed) {}

    std::vector<std::string> run() {
        for (int i = 0; i < m_settings.games && m_found.empty(); ++i)
            play();
        return m_found;
    }

private:
    using Shown = ShownPosition<Game>;
    /// Another way to the position of an entry.
    struct Met {
        Shown shown;
        std::string way;
    };

    void play() {
        Game game = m_start;
        m_way.clear();
        for (;;) {
            const Shown shown(game);
            checkPosition(game, shown);
            if (shown.ended != Ended::No || !m_found.empty())
                return;
            for (const int move : shown.moves)
                checkMove(game, shown, move);
            if (!m_found.empty())
                return;
            const int count = static_cast<int>(shown.moves.size());
            const int move = shown.moves[static_cast<std::size_t>(m_random.below(count))];
            m_way = wayTo(move);
            game.make(move);
        }
    }

    void checkPosition(const Game& game, const Shown& shown) {
        if (shown.plies > game.maxPlies())
            return find("plies() is " + std::to_string(shown.plies) + ", more than maxPlies(), " +
                        std::to_string(game.maxPlies()));
        if (shown.ended == Ended::No && shown.moves.empty())
            return find("moves() is empty, but ended() is No");
        if (shown.ended == Ended::No && shown.plies == game.maxPlies())
            return find("maxPlies() moves are made, but ended() is No");
        for (const int move : shown.moves) {
            if (move < 0 || move >= Game::moveCount)
                return find("moves() has the move " + std::to_string(move) +
                            "; moves are 0 to moveCount - 1, " +
                            std::to_string(Game::moveCount - 1));
            if (std::ranges::count(shown.moves, move) > 1)
                return find("moves() has the move " + text(move) + " twice");
        }
        checkKey(shown, m_way);
        if constexpr (HasImages<Game>)
            checkImages(game, shown);
    }

    void checkMove(Game& game, const Shown& shown, int move) {
        const Game before = game;
        game.make(move);
        const Shown after(game);
        const std::string made = "make(" + text(move) + ") ";
        if (after.plies != shown.plies + 1)
            find(made + "takes plies() from " + std::to_string(shown.plies) + " to " +
                 std::to_string(after.plies));
        else if (Game::alternates && after.firstToMove == shown.firstToMove)
            find(made + "leaves the same side to move, but alternates is true");
        else if (HasTexts<Game> && after.board == shown.board)
            find(made + "does not change boardText()");
        checkKey(after, wayTo(move));
        game.unmake(move);
        std::string changed = shown.changedIn(Shown(game));
        if constexpr (std::equality_comparable<Game>)
            if (changed.empty() && !(game == before))
                changed = "a game that is not equal (==) to the one before";
        if (!changed.empty())
            find("unmake(" + text(move) + ") does not undo make(): it leaves " + changed);
        game = before;
    }

    /// A key belongs to one position only, and a position has one key.
    void checkKey(const Shown& shown, const std::string& way) {
        std::vector<Met>& all = m_met[Game::number(shown.key)];
        for (const Met& met : all) {
            if (!(met.shown.key == shown.key))
                continue;
            const std::string also = "the position after " + after(met.way);
            if (met.shown.firstToMove != shown.firstToMove || met.shown.board != shown.board)
                find(way, "key() is also that of " + also + ", which is another position");
            else if (met.shown.ended != shown.ended || !met.shown.hasMovesOf(shown))
                find(way,
                     "key() and board are those of " + also +
                         ", but moves() or ended() are not: they may depend on the position alone");
            return;
        }
        all.push_back({shown, way});
    }

    void checkImages(const Game& game, const Shown& shown) {
        const auto canonical = game.canonical();
        for (const int move : shown.moves) {
            const int image = game.imageOf(move, canonical.symmetry);
            if (game.originOf(image, canonical.symmetry) != move)
                return find("originOf() does not take the image of " + text(move) + " back to it");
        }
        std::vector<int> images;
        for (const int move : shown.moves)
            images.push_back(game.imageOf(move, canonical.symmetry));
        std::vector<Images>& all = m_images[Game::number(canonical.key)];
        for (const Images& met : all) {
            if (!(met.key == canonical.key))
                continue;
            if (met.ended != shown.ended || !std::ranges::is_permutation(met.moves, images))
                find("canonical() has the key of the position after " + after(met.way) +
                     ", but the moves or the end of that one are not its images");
            return;
        }
        all.push_back({canonical.key, shown.ended, images, m_way});
    }
    struct Images {
        typename Game::Key key;
        Ended ended;
        std::vector<int> moves;
        std::string way;
    };

    std::string wayTo(int move) const { return m_way + (m_way.empty() ? "" : " ") + text(move); }
    std::string text(int move) const {
        if constexpr (HasTexts<Game>)
            if (move >= 0 && move < Game::moveCount)
                return m_start.moveText(move);
        return std::to_string(move);
    }
    static std::string after(const std::string& way) { return way.empty() ? "no move" : way; }
    void find(const std::string& what) { find(m_way, what); }
    void find(const std::string& way, const std::string& what) {
        m_found.push_back("After " + after(way) + ": " + what + ".");
    }

    Game m_start;
    GameCheckSettings m_settings;
    Random m_random;
    std::string m_way; ///< the moves from the start
    std::unordered_map<std::uint64_t, std::vector<Met>> m_met;
    std::unordered_map<std::uint64_t, std::vector<Images>> m_images;
    std::vector<std::string> m_found;
};

} // namespace detail

/// Plays random games from a position and compares what the game shows with what game.h asks for:
/// each legal move is made and unmade, each key is compared with all met before. Returns a sentence
/// for each mistake of the first position that has one, such as "After a1 b2: unmake(c3) does not
/// undo make(): it leaves plies() 3 instead of 2."; nothing is no proof. A game with moveText() and
/// boardText() is named and compared by them, one with == also by that.
///
/// Cost: for each position the moves made and unmade once, with all texts; the positions met are
/// kept.
template <class Game>
std::vector<std::string> checkGame(const Game& start, const GameCheckSettings& settings = {}) {
    if constexpr (requireGame<Game>())
        return detail::GameChecker<Game>(start, settings).run();
    else
        return {};
}

} // namespace yomi::search
