// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/document_json.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"
#include "core/tictactoe/settings_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>

namespace yomi::tictactoe {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 5> pages = {"tree", "compare", "two-runs", "strong-check",
                                                   "updates"};

Page readPage(const ObjectReader& view) {
    if (!view.has("page"))
        return Page::Tree;
    const std::string name = view.text("page");
    const auto found = std::ranges::find(pages, name);
    if (found == pages.end())
        throw FormatError(view.path("page"), "there is no page \"" + name + "\"");
    return static_cast<Page>(found - pages.begin());
}

json toJson(const View& view) {
    return {{"page", pages[static_cast<std::size_t>(view.page)]},
            {"search", view.search},
            {"other", view.other},
            {"event", view.event}};
}

} // namespace

std::size_t rowBeside(std::size_t search, std::size_t rows) {
    return search == 0 && rows > 1 ? 1 : 0;
}

json toJson(const Document& document) {
    json searches = json::array();
    for (const Settings& settings : document.searches)
        searches.push_back(toJson(settings));
    return {{"position", text(document.position)},
            {"searches", std::move(searches)},
            {"view", toJson(document.view)}};
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
    document.view.other = rowBeside(0, document.searches.size());
    if (reader.has("view")) {
        const ObjectReader view = reader.object("view");
        const auto rows = static_cast<std::int64_t>(document.searches.size());
        document.view.page = readPage(view);
        document.view.search = static_cast<std::size_t>(view.integer("search", 0, rows - 1, 0));
        const auto beside =
            static_cast<std::int64_t>(rowBeside(document.view.search, document.searches.size()));
        document.view.other = static_cast<std::size_t>(view.integer("other", 0, rows - 1, beside));
        document.view.event = static_cast<std::uint32_t>(
            view.integer("event", 0, std::numeric_limits<std::uint32_t>::max(), 0));
    }
    return document;
}

} // namespace yomi::tictactoe
