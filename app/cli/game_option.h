// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/game_entry.h"
#include "core/common/json_reader.h"

#include <algorithm>
#include <ranges>
#include <string>

namespace yomi::cli {

/// A game of the list as an option, by its name; the default is the first one.
class GameOption {
public:
    GameOption(const GameEntry& game = *games().front())
        : m_game(&game) {}

    const GameEntry& operator*() const { return *m_game; }
    const GameEntry* operator->() const { return m_game; }
    friend bool operator==(const GameOption&, const GameOption&) = default;

    static bool isChoice(const GameEntry&) { return true; }

private:
    const GameEntry* m_game;
};

/// The same of the games that have a solver.
class SolvedGameOption : public GameOption {
public:
    SolvedGameOption()
        : GameOption(**std::ranges::find_if(games(), [](auto* game) { return isChoice(*game); })) {}
    explicit SolvedGameOption(const GameEntry& game)
        : GameOption(game) {}

    static bool isChoice(const GameEntry& game) { return game.newSolver; }
};

/// The names of all choices for a sentence.
template <class Option>
std::string listOfGames(std::string_view separator = ", ") {
    std::string list;
    for (const GameEntry* const game : games())
        if (Option::isChoice(*game))
            list.append(list.empty() ? "" : separator).append(game->name);
    return list;
}

template <std::derived_from<GameOption> Option>
void readValue(const nlohmann::json& value, const std::string& path, Option& option) {
    const GameEntry* const game = gameNamed(textAt(value, path));
    if (!game || !Option::isChoice(*game))
        throw FormatError("one of \"{}\" is expected, not {}", listOfGames<Option>("\", \""),
                          shownValue(value))
            .at(path);
    option = Option(*game);
}

inline void to_json(nlohmann::json& value, const GameOption& option) {
    value = option->name;
}

} // namespace yomi::cli
