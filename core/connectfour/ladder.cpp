// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/ladder.h"

#include "core/common/sentence.h"
#include "core/connectfour/cell_board.h"
#include "core/connectfour/ladder_search.h"
#include "core/connectfour/ladder_table.h"

#include <string>
#include <variant>

namespace yomi::connectfour {

namespace {

using LongTable = LadderTable<std::uint64_t>;
using ShortTable = LadderTable<std::uint32_t>;

constexpr int mostBitsOfShortKeys = 55;

} // namespace

/// Created on first use.
struct Ladder::Tables {
    std::variant<std::monostate, LongTable, ShortTable, CountMemo> table;

    template <class Table, class... Arguments>
    Table& cleared(Arguments... arguments) {
        if (!std::holds_alternative<Table>(table))
            table.emplace<Table>(arguments...);
        auto& held = std::get<Table>(table);
        held.clear();
        return held;
    }
};

namespace {

/// From step 6 on the usual board has a compile-time grid.
template <int step, class Table>
Solution runBits(const Position& position, bool weak, const Limits& limits, Table& table) {
    return position.size() == UsualGrid::size()
               ? runLadder<step, BasicPosition<UsualGrid>>(position, weak, limits, table)
               : runLadder<step, Position>(position, weak, limits, table);
}

template <int step>
Solution runStep(const Position& position, const LadderSettings& settings, const Limits& limits,
                 Ladder::Tables& tables) {
    const bool weak = settings.weak;
    NoTable none;
    if constexpr (step >= 4 && step <= 6)
        if (settings.countOnly)
            return runBits<step>(position, weak, limits, tables.cleared<CountMemo>());
    if constexpr (step <= 5)
        return runLadder<step, CellBoard>(position, weak, limits, none);
    else if constexpr (step == 6)
        return runBits<step>(position, weak, limits, none);
    else if constexpr (step <= 10)
        return runBits<step>(position, weak, limits, tables.cleared<LongTable>(ladderPlaces));
    else if (position.size().width * bitsPerColumn(position.grid()) <= mostBitsOfShortKeys)
        return runBits<step>(position, weak, limits,
                             tables.cleared<ShortTable>(ladderPlacesFromStep11));
    else
        return runBits<step>(position, weak, limits,
                             tables.cleared<LongTable>(ladderPlacesFromStep11));
}

template <std::size_t... offsets>
Solution dispatch(const Position& position, const LadderSettings& settings, const Limits& limits,
                  Ladder::Tables& tables, std::index_sequence<offsets...>) {
    Solution solution;
    ((settings.step == firstStep + static_cast<int>(offsets)
          ? void(solution = runStep<firstStep + static_cast<int>(offsets)>(position, settings,
                                                                           limits, tables))
          : void()),
     ...);
    return solution;
}

} // namespace

void validate(const LadderSettings& settings) {
    if (settings.step < firstStep || settings.step > lastStep)
        throw InvalidArgument("A step of the ladder is {} to {}; {} was given.", firstStep,
                              lastStep, settings.step);
    if (settings.countOnly && (settings.step < 4 || settings.step > 6))
        throw InvalidArgument("Nodes can be counted without the search in steps 4 to 6 of the "
                              "ladder, not in step {}.",
                              settings.step);
}

Ladder::Ladder(const LadderSettings& settings)
    : m_settings(settings)
    , m_tables(std::make_unique<Tables>()) {
    validate(settings);
}

Ladder::Ladder(Ladder&&) noexcept = default;
Ladder& Ladder::operator=(Ladder&&) noexcept = default;
Ladder::~Ladder() = default;

Solution Ladder::solve(const Position& position, const Limits& limits) {
    validateSearchable(position);
    return dispatch(position, m_settings, limits, *m_tables,
                    std::make_index_sequence<lastStep - firstStep + 1>());
}

} // namespace yomi::connectfour
