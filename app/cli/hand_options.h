// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// Tiles as they are given: a text, or in a batch request an array of names, too.
struct TileText {
    std::string text;
};

inline void from_json(const nlohmann::json& value, TileText& tiles) {
    tiles.text = value.is_array() ? value.dump() : value.get<std::string>();
}

inline bool lexical_cast(const std::string& input, TileText& tiles) {
    tiles.text = input;
    return true;
}

struct HandOptions {
    std::optional<std::string> rules;
    std::optional<TileText> tiles, seen;
    std::vector<Word> require, open, forbid, bonus;
    std::optional<std::string> favouriteTile;
    bool favouriteDoubles = false;
    bool all = false, waits = false, discards = false, distance = false, oneShort = false;
    bool leads = false, listPlays = false;
    std::optional<std::string> beats;
    std::optional<std::string> noipInput;
    std::string method = "packed";
    int repeat = 1;
    std::string document; ///< command line only

    template <class Binder>
    void bind(Binder& b) {
        b.option(
            "rules", rules,
            "millijan (the default), doudizhu, doudizhu-loose, noip, or a unit list FILE.json");
        b.option("tiles", tiles,
                 "The hand: names split at blanks (a name with blanks in double quotes, or a JSON "
                 "array), or cards such as 334455TJQKA2BR");
        b.option("seen", seen, "Tiles seen on the table, as --tiles");
        b.option("all", all, "List all best partitions");
        b.option("require", require, "A meld that must be used; may be given more than once");
        b.option("open", open, "A unit that is laid open; may be given more than once");
        b.option("forbid", forbid, "A meld that must not be used; may be given more than once");
        b.option("bonus", bonus, "MELD=n: n points more for a meld; may be given more than once");
        b.option("favourite-tile", favouriteTile, "A tile that earns 2000 points once");
        b.option("favourite-doubles", favouriteDoubles,
                 "Melds with the favourite tile count double instead");
        b.option("waits", waits, "The tiles that complete a hand of one less than a full one");
        b.option("discards", discards,
                 "What is left to wait for after each discard of a full hand");
        b.option("distance", distance, "The least number of tiles to draw for a complete hand");
        b.option("one-short", oneShort, "The melds that lack exactly one tile");
        b.option("leads", leads, "The plays that can be led (card games)");
        b.option("beats", beats, "The plays of the hand that beat this one (card games)");
        b.option("method", method,
                 "packed (the default), subsets, backtracking, reuse-list, cache or "
                 "reuse-and-cache");
        b.option("repeat", repeat, "How many times to run, for the timing");
        b.option("list-plays", listPlays, "Print the rule book's plays instead: category, cards");
        b.option("noip-input", noipInput,
                 "Answer an input of the NOIP 2015 problem instead, a line each");
    }
};

} // namespace yomi::cli
