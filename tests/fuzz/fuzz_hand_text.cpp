// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/hand_text.h"
#include "core/hands/noip_input.h"
#include "core/hands/setup.h"
#include "tests/fuzz/fuzz.h"

using namespace yomi;
using namespace yomi::hands;

/// The first letter selects: a preset, 0 to 3, whose tiles and melds the rest names, or an input of
/// the NOIP problem.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::size_t choice = (data[0] - std::size_t{'0'}) % (presetNames.size() + 1);
    const std::string_view text = fuzz::textOf(data + 1, size - 1);
    if (choice == presetNames.size()) {
        fuzz::readOrRefuse([&] { readNoipInput(text); });
        return 0;
    }
    static const auto books = [] {
        std::array<std::shared_ptr<const RuleBook>, presetNames.size()> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = ruleBook(*presetRules(presetNames[i]));
        return all;
    }();
    const RuleBook& book = *books[choice];
    fuzz::readOrRefuse([&] {
        const std::vector<int> kinds = parseTiles(book, text);
        fuzz::require(parseTiles(book, tilesText(book, kinds)) == kinds,
                      "tiles that were written are read again");
        validateHand(book, countTiles(book, kinds));
    });
    fuzz::readOrRefuse([&] { (void)meldName(book, findMeld(book, text)); });
    return 0;
}
