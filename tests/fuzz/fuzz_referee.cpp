// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/position_check.h"
#include "core/icefire/protocol.h"
#include "core/icefire/state_json.h"
#include "tests/fuzz/fuzz.h"

#include <sstream>

using namespace yomi;
using namespace yomi::icefire;

/// The input of a bot, turn after turn; the first letter selects the rules.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const Ruleset ruleset = data[0] % 2 == 0 ? Ruleset::Current : Ruleset::Contest2019;
    std::istringstream input{std::string(fuzz::textOf(data + 1, size - 1))};
    fuzz::readOrRefuse([&] {
        InputReader reader(input, ruleset);
        while (const auto state = reader.next()) {
            (void)faultsOf(*state);
            const std::string turn = turnInput(*state);
            const std::string start = initialInput(state->terrain->map());
            std::string again;
            try {
                again = turnInput(parseInput(start + turn, ruleset));
                fuzz::require(toJson(stateFromJson(toJson(*state))) == toJson(*state),
                              "a position reads as it was written");
            } catch (const std::exception& error) {
                fuzz::require(false, error.what());
            }
            fuzz::require(again == turn, "a turn reads as it was written");
        }
    });
    return 0;
}
