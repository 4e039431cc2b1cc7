// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/hand_text.h"
#include "core/hands/setup.h"
#include "core/hands/unit_list_json.h"
#include "tests/fuzz/fuzz.h"

using namespace yomi;
using namespace yomi::hands;

/// Unit lists: an accepted list makes a rule book, and is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::readOrRefuse([&] {
        const UnitList list = readUnitList(parseJson(fuzz::textOf(data, size)), &standardUnits());
        try {
            fuzz::require(readUnitList(toJson(list), nullptr) == list,
                          "a unit list reads as it was written");
            const auto book = ruleBook(list);
            for (int kind = 0; kind < book->kindCount(); ++kind)
                fuzz::require(parseTiles(*book, tilesText(*book, {&kind, 1})) == std::vector{kind},
                              "each tile is found by its name");
        } catch (const std::exception& error) {
            fuzz::require(false, error.what());
        }
    });
    return 0;
}
