// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/document_json.h"

#include "core/common/fields.h"

#include <stdexcept>

namespace yomi::tictactoe {

using nlohmann::json;

json toJson(const Settings& settings) {
    json changed = changedFields(settings);
    changed["algorithm"] = nameOf(settings.algorithm);
    return changed;
}

Settings settingsFromJson(const json& value, const std::string& path) {
    Settings settings;
    readFields(ObjectReader(value, path), settings);
    try {
        resolved(settings);
    } catch (const std::invalid_argument& error) {
        throw FormatError(path, error.what());
    }
    return settings;
}

json toJson(const Document& document) {
    json searches = json::array();
    for (const Settings& settings : document.searches)
        searches.push_back(toJson(settings));
    return {{"position", text(document.position)},
            {"searches", std::move(searches)},
            {"view", {{"search", document.shown}}}};
}

Document documentFromJson(const json& body) {
    const ObjectReader reader(body);
    Document document;
    try {
        document.position = parseMarks(reader.text("position"));
    } catch (const std::invalid_argument& error) {
        throw FormatError("position", error.what());
    }
    if (reader.has("searches")) {
        document.searches.clear();
        reader.forEach("searches", mostSearches, [&](const json& each, const std::string& path) {
            document.searches.push_back(settingsFromJson(each, path));
        });
        if (document.searches.empty())
            throw FormatError("searches", "a document has one search at least");
    }
    if (reader.has("view"))
        document.shown = static_cast<std::size_t>(reader.object("view").integer(
            "search", 0, static_cast<std::int64_t>(document.searches.size()) - 1, 0));
    return document;
}

} // namespace yomi::tictactoe
