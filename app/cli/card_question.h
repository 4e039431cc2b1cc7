// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"
#include "core/hands/endgame_puzzle.h"
#include "core/hands/endgame_solver.h"
#include "core/hands/played_endgame.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

inline constexpr Phrase cardRulesHelp = Phrase("doudizhu, doudizhu-loose or noip");
inline constexpr Phrase banHelp =
    Phrase("A category that may not be played, with or without the chain's length");

struct DealOptions {
    std::string rules = "doudizhu";
    std::uint64_t seed = 1;
    std::vector<int> cards = {17, 17, 17};

    template <class Fields>
    void describe(Fields& field) {
        field("rules", rules, cardRulesHelp);
        field("seed", seed, Phrase("Equal seeds give equal hands on every machine"));
        field("cards", cards, Phrase("The number of cards of each hand, without it 17,17,17"));
    }
};

struct PuzzleOptions {
    std::string rules = "doudizhu";
    std::uint64_t seed = 1;
    std::vector<int> cards = {9, 9};
    std::vector<std::string> ban;

    template <class Fields>
    void describe(Fields& field) {
        field("rules", rules, cardRulesHelp);
        field("seed", seed, Phrase("Equal seeds give equal puzzles on every machine"));
        field("cards", cards, Phrase("The number of cards of two or three hands, without it 9,9"));
        field("ban", ban, banHelp);
    }
};

struct EndgameJobOptions {
    std::vector<Word> hands;
    std::optional<int> toMove;
    std::optional<std::string> last;
    std::optional<int> lastBy;
    std::vector<std::string> ban;
    std::optional<std::string> rules;
    std::vector<std::string> played;
    std::int64_t mostNodes = hands::EndgameOptions().mostNodes;
    FileName proof;
    std::string document; ///< command line only

    template <class Fields>
    void describe(Fields& field) {
        field("hands", hands,
              Phrase("Two or three hands, the landlord's first; or one text with |"));
        field("to-move", toMove, Phrase("The player to move, without it 1"));
        field("last", last, Phrase("The play to beat; else the player to move leads"));
        field("last-by", lastBy, Phrase("Who played it, else the player before the one to move"));
        field("ban", ban, banHelp);
        field("rules", rules, Phrase("doudizhu (the default), doudizhu-loose or noip"));
        field("played", played, Phrase("Plays and passes from there, such as 4,pass,K"));
        field("most-nodes", mostNodes, Phrase("Nodes to search before giving up"),
              {1, 1'000'000'000'000});
        field("proof", proof, Phrase("Also write all positions of a proof to this file"));
    }
};

/// The endgame of the options or of the document. Throws std::invalid_argument and FormatError.
hands::PlayedEndgame endgameQuestion(const EndgameJobOptions& options);

} // namespace yomi::cli
