// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/record.h"
#include "core/icefire/replay.h"
#include "tests/fuzz/fuzz.h"

using namespace yomi;
using namespace yomi::icefire;

/// Recorded games: those that agree with the rules still do after they are written again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Verification result = verifyRecord(fuzz::textOf(data, size));
    for (const Match& match : result.games) {
        const Replay replay(match);
        (void)replay.stateAt(replay.lastMoment());
        if (!result.disagreement)
            fuzz::require(!verifyRecord(recordText(match)).disagreement,
                          "a record agrees with the game that it was written from");
    }
    return 0;
}
