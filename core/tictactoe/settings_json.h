// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/settings.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>

namespace yomi::tictactoe {

// The choices of a search by the names that people, the command line and files use:
//
//     algorithm    minimax, alpha-beta, pvs            board    record, bitboard
//     evaluation   article, win-draw-loss, fast-win    update   copy, unmake, unmake-each
//     images       article, canonical

/// The names of a kind of choice, in the order of its enumerators.
template <class Choice>
std::span<const std::string_view> names();

template <class Choice>
std::string_view name(Choice choice) {
    return names<Choice>()[static_cast<std::size_t>(choice)];
}

/// The choice of that name. Throws std::invalid_argument that lists the names there are.
template <class Choice>
Choice choiceNamed(std::string_view name);

/// A search as a member of a file: the options of `yomi-cli search` by their names, those with
/// their default left out:
///
///     {"algorithm": "pvs", "iterative": true}        545 nodes from the start
///     {"table": true, "board": "record", "update": "copy"}
nlohmann::json toJson(const Settings& settings);

/// Reads that. Throws FormatError at `path` for a wrong type, an unknown name and for settings
/// without meaning (see validate()); other keys are not looked at.
Settings settingsFromJson(const nlohmann::json& value, const std::string& path = {});

} // namespace yomi::tictactoe
