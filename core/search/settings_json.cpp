// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/settings_json.h"

#include "core/common/fields.h"

namespace yomi::search {

using nlohmann::json;

json toJson(const Settings& settings) {
    json changed = changedFields(settings);
    changed["algorithm"] = nameOf(settings.algorithm);
    return changed;
}

Settings settingsFromJson(const json& value, const GameDefaults& defaults, int plies,
                          const std::string& path) {
    Settings settings;
    readFields(ObjectReader(value, path), settings);
    readAt(path, [&] { resolved(settings, defaults, plies); });
    return settings;
}

json toJson(const Searches& searches) {
    json rows = json::array();
    for (const Settings& settings : searches.rows)
        rows.push_back(toJson(settings));
    return {{"searches", std::move(rows)}, {"view", {{"search", searches.shown}}}};
}

Searches searchesFromJson(const json& body, const GameDefaults& defaults, int plies) {
    const ObjectReader reader(body);
    Searches searches;
    if (reader.has("searches")) {
        searches.rows.clear();
        reader.forEach("searches", mostSearches, [&](const json& each, const std::string& path) {
            searches.rows.push_back(settingsFromJson(each, defaults, plies, path));
        });
        if (searches.rows.empty())
            throw FormatError("a document has one search at least").at("searches");
    }
    if (reader.has("view"))
        searches.shown = static_cast<std::size_t>(reader.object("view").integer(
            "search", 0, static_cast<std::int64_t>(searches.rows.size()) - 1, 0));
    return searches;
}

} // namespace yomi::search
