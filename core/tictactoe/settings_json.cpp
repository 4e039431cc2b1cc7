// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/settings_json.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace yomi::tictactoe {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 3> algorithms = {"minimax", "alpha-beta", "pvs"};
constexpr std::array<std::string_view, 3> evaluations = {"article", "win-draw-loss", "fast-win"};
constexpr std::array<std::string_view, 2> imageRules = {"article", "canonical"};
constexpr std::array<std::string_view, 2> boards = {"record", "bitboard"};
constexpr std::array<std::string_view, 3> updates = {"copy", "unmake", "unmake-each"};

/// Reads the choice at `key`, if there is one.
template <class Choice>
void readChoice(const ObjectReader& reader, const char* key, Choice& field) {
    if (!reader.has(key))
        return;
    try {
        field = choiceNamed<Choice>(reader.text(key));
    } catch (const std::invalid_argument& error) {
        throw FormatError(reader.path(key), error.what());
    }
}

} // namespace

template <>
std::span<const std::string_view> names<Algorithm>() {
    return algorithms;
}
template <>
std::span<const std::string_view> names<Evaluation>() {
    return evaluations;
}
template <>
std::span<const std::string_view> names<TableImages>() {
    return imageRules;
}
template <>
std::span<const std::string_view> names<BoardKind>() {
    return boards;
}
template <>
std::span<const std::string_view> names<Update>() {
    return updates;
}

template <class Choice>
Choice choiceNamed(std::string_view wanted) {
    const std::span<const std::string_view> all = names<Choice>();
    const auto found = std::ranges::find(all, wanted);
    if (found != all.end())
        return static_cast<Choice>(found - all.begin());
    std::string list;
    for (const std::string_view each : all)
        list += (list.empty() ? "" : ", ") + std::string(each);
    throw std::invalid_argument("There is no \"" + std::string(wanted) + "\" among " + list + ".");
}

template Algorithm choiceNamed(std::string_view);
template Evaluation choiceNamed(std::string_view);
template TableImages choiceNamed(std::string_view);
template BoardKind choiceNamed(std::string_view);
template Update choiceNamed(std::string_view);

json toJson(const Settings& settings) {
    const Settings defaults;
    json result = {{"algorithm", name(settings.algorithm)}};
    if (settings.evaluation != defaults.evaluation)
        result["evaluation"] = name(settings.evaluation);
    if (settings.table)
        result["table"] = *settings.table;
    if (settings.images)
        result["images"] = name(*settings.images);
    if (settings.freshTable)
        result["fresh-table"] = true;
    if (settings.iterative)
        result["iterative"] = true;
    if (!settings.ordering)
        result["no-ordering"] = true;
    if (settings.depth)
        result["depth"] = *settings.depth;
    if (settings.board != defaults.board)
        result["board"] = name(settings.board);
    if (settings.update != defaults.update)
        result["update"] = name(settings.update);
    return result;
}

Settings settingsFromJson(const json& value, const std::string& path) {
    const ObjectReader reader(value, path);
    Settings settings;
    readChoice(reader, "algorithm", settings.algorithm);
    readChoice(reader, "evaluation", settings.evaluation);
    if (reader.has("table"))
        settings.table = reader.boolean("table");
    if (reader.has("images"))
        readChoice(reader, "images", settings.images.emplace());
    settings.freshTable = reader.boolean("fresh-table", false);
    settings.iterative = reader.boolean("iterative", false);
    settings.ordering = !reader.boolean("no-ordering", false);
    if (reader.has("depth"))
        settings.depth = static_cast<int>(reader.integer("depth", 0, deepestLimit));
    readChoice(reader, "board", settings.board);
    readChoice(reader, "update", settings.update);
    try {
        validate(settings);
    } catch (const std::invalid_argument& error) {
        throw FormatError(path, error.what());
    }
    return settings;
}

} // namespace yomi::tictactoe
