// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/public_sets.h"

#include "core/connectfour/ladder.h"

#include <array>

namespace yomi::connectfour {

namespace {

/// For steps 3, 4, 5 and 6, 7, … 12; 0 if none is published.
using Totals = std::array<std::uint64_t, 9>;

struct KnownSet {
    std::uint64_t fingerprint;
    Totals strong, weak;
};

constexpr std::array<KnownSet, 6> knownSets = {{
    {0x6226'10c2'9f62'cf7c,
     {11'024'541, 283'618, 139'659, 92'844, 131'630, 70'710, 54'931, 54'931, 51'277},
     {0, 222'856, 107'145, 68'687, 74'479, 43'303, 31'464, 31'464, 29'358}},
    {0x72a5'a44c'c09a'1641,
     {0, 54'236'696'708, 2'081'790'205, 207'942'240, 9'472'323, 4'134'582, 517'244, 517'374,
      449'590},
     {0, 41'401'187'264, 927'942'910, 28'752'601, 29'910'437, 19'799'811, 618'424, 618'781,
      532'709}},
    {0x1602'69e3'c7f0'0f27,
     {0, 453'613'671'392, 40'396'714'148, 1'731'151'364, 1'698'780'339, 1'135'470'312, 48'292'268,
      48'447'053, 39'907'200},
     {0, 308'113'945'438, 23'685'434'589, 752'277'636, 801'454'917, 0, 23'810'492, 0, 20'205'258}},
    {0x1522'63af'2d17'96c7,
     {0, 0, 0, 0, 236'665'485, 107'356'015, 3'691'622, 3'692'863, 3'297'806},
     {0, 0, 0, 0, 0, 0, 25'481'493, 0, 22'231'927}},
    {0x874e'f583'f0fe'2d59, {}, {}},
    {0x7f8e'8b8a'cffe'282c, {}, {}},
}};

/// FNV-1a of the keys, word by word.
std::uint64_t fingerprint(std::span<const Position> positions) {
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
    for (const Position& position : positions)
        hash = (hash ^ position.key()) * 0x0000'0100'0000'01b3;
    return hash;
}

} // namespace

std::optional<PublicSet> publicSetOf(std::span<const Position> positions) {
    if (positions.empty() || positions.front().size() != Size())
        return std::nullopt;
    const std::uint64_t found = fingerprint(positions);
    for (std::size_t i = 0; i < knownSets.size(); ++i)
        if (knownSets[i].fingerprint == found)
            return static_cast<PublicSet>(i);
    return std::nullopt;
}

std::optional<std::uint64_t> publishedNodes(PublicSet set, int step, bool weak) {
    if (step < firstStep || step > lastStep)
        return std::nullopt;
    const KnownSet& known = knownSets[static_cast<std::size_t>(set)];
    const int at = step - firstStep - (step >= 6); // step 6 has the same nodes as step 5
    const std::uint64_t nodes = (weak ? known.weak : known.strong)[static_cast<std::size_t>(at)];
    return nodes > 0 ? std::optional(nodes) : std::nullopt;
}

} // namespace yomi::connectfour
