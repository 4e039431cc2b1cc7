// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"
#include "core/hands/opponent_chance.h"
#include "core/hands/reference.h"
#include "core/hands/sampled_chances.h"
#include "core/hands/setup.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// Tiles as entered: a text, or in a batch request also a list of names or counts.
struct TileText {
    std::string text;
};

inline void readValue(const nlohmann::json& value, const std::string& path, TileText& tiles) {
    tiles.text = value.is_structured() ? value.dump() : textAt(value, path);
}

/// The engine's method, followed by the methods of the article.
enum class HandMethod { Packed };
constexpr auto enumNames(HandMethod) {
    return joinedNames(namesInOrder("packed"), enumNames(hands::ReferenceMethod()));
}

/// What is computed of the draws, and sorts the discards; All: both, sorted by chance.
enum class DrawObjective { Chance, Points, All };
constexpr auto enumNames(DrawObjective) {
    return joinedNames(enumNames(hands::DrawMeasure()), namesInOrder("all"));
}

struct HandOptions {
    std::optional<std::string> rules;
    std::optional<TileText> tiles, seen;
    std::vector<Word> require, open, forbid, bonus;
    std::optional<std::string> favouriteTile;
    bool favouriteDoubles = false;
    bool all = false, waits = false, discards = false, distance = false, oneShort = false;
    bool listPlays = false;
    bool rank = false;
    std::optional<int> draws;
    hands::DrawPlay play = hands::DrawPlay::Best;
    DrawObjective objective = DrawObjective::Chance;
    int samples = hands::SampledOptions().samples;
    std::uint64_t seed = hands::SampledOptions().seed;
    std::int64_t mostStates = hands::BestOptions().mostStates;
    FlagOrOnly leads;
    std::optional<int> opponent;
    std::optional<std::string> lead, beats;
    std::optional<std::string> noipInput;
    HandMethod method = HandMethod::Packed;
    int repeat = 1;
    std::string document; ///< command line only

    template <class Fields>
    void describe(Fields& field) {
        field("rules", rules,
              Phrase("millijan (the default), doudizhu, doudizhu-loose, noip, or a unit list "
                     "FILE.json"));
        field("tiles", tiles,
              Phrase("The hand, needed here or in a document: names between blanks or commas, "
                     "cards such as "
                     "334455TJQKA2BR, a JSON list, or counts such as {{\"3\": 2, \"J\": 1}}"));
        field("seen", seen, Phrase("Tiles seen outside the hand, as --tiles"));
        field("all", all, Phrase("List all best splits"));
        field("require", require, Phrase("A meld that must be used; may be given more than once"));
        field("open", open, Phrase("A unit that is laid open; may be given more than once"));
        field("forbid", forbid,
              Phrase("A meld that must not be used; may be given more than once"));
        field("bonus", bonus,
              Phrase("MELD=n: n points more for a meld; may be given more than once"));
        field("favourite-tile", favouriteTile, Phrase("A tile that earns 2000 points once"));
        field("favourite-doubles", favouriteDoubles,
              Phrase("Melds with the favourite tile count double instead"));
        field("waits", waits, Phrase("The tiles that complete a hand of one less than a full one"));
        field("discards", discards,
              Phrase("What is left to wait for after each discard of a full hand"));
        field("distance", distance,
              Phrase("The least number of tiles to draw for a complete hand"));
        field("one-short", oneShort, Phrase("The melds that lack exactly one tile"));
        field("rank", rank,
              Phrase("The discards of a hand of tiles at any distance, the best first, with a plan "
                     "each"));
        field("draws", draws,
              Phrase("The chance of a complete hand within so many draws, for each discard"),
              {1, hands::mostDraws});
        field("play", play,
              Phrase("How to play over the draws: exact, or an estimate from samples"));
        field("objective", objective,
              Phrase("What is computed of the draws; it sorts the discards"));
        field("samples", samples, Phrase("Playouts of each discard, for sampled play"),
              {1, hands::mostSamples});
        field("seed", seed, Phrase("For sampled play: equal seeds give equal numbers"));
        field("most-states", mostStates, Phrase("Best play gives up beyond so many states"), {1});
        field("leads", leads,
              Phrase(
                  "The plays that can be led, and what they leave (card games); with =only nothing "
                  "else"));
        field("opponent", opponent,
              Phrase("The chance that an opponent with so many cards can beat a lead (card games)"),
              {1, hands::mostOpponentCards});
        field("lead", lead, Phrase("The play that the opponent of --opponent is to beat"));
        field("beats", beats, Phrase("The plays of the hand that beat this one (card games)"));
        field("method", method, Phrase("The engine, or a step of the source article"));
        field("repeat", repeat, Phrase("How many times to run, for the timing"), {1, mostRepeats});
        field("list-plays", listPlays,
              Phrase("Print the rule book's plays instead: category, cards"));
        field("noip-input", noipInput,
              Phrase("Answer an input of the NOIP 2015 problem instead, a line each"));
    }
};

/// The rule book of a preset name or of a unit list file.
std::shared_ptr<const hands::RuleChoice> rulesNamed(const std::string& name);

/// A hand with its rule book, from the options or the document.
struct HandQuestion {
    explicit HandQuestion(const hands::Setup& setup);

    std::shared_ptr<const hands::RuleBook> shared;
    const hands::RuleBook& book;
    std::vector<int> kinds; ///< the hand in its order
    hands::Tiles hand;
    hands::Tiles seen;
    hands::Constraints constraints;
};

/// The names of melds in one line.
std::string joinedMelds(const hands::RuleBook& book, const std::vector<int>& melds);

/// Throws std::invalid_argument and FormatError.
HandQuestion handQuestion(const HandOptions& options);

} // namespace yomi::cli
