// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/view.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <algorithm>
#include <string_view>

namespace yomi::ui::icefire {

using nlohmann::json;

namespace {

constexpr auto numberNames =
    std::to_array<std::string_view>({"none", "firePrice", "icePrice", "fireLoss", "iceLoss",
                                     "fireDistance", "iceDistance", "fireOutside", "iceOutside"});
static_assert(numberNames.size() == static_cast<std::size_t>(CellNumber::IceOutside) + 1);
constexpr auto strideNames = std::to_array<std::string_view>({"action", "playerTurn", "turn"});
constexpr int mostMoments = 1'000'000;
constexpr int mostPages = 16;

/// Calls visit(name, layer) for each layer that is on or off.
template <class AnyLayers, class Visit>
void forEachLayer(AnyLayers& layers, Visit&& visit) {
    visit("guarded", layers.guarded);
    visit("inactive", layers.inactive);
    visit("fireWay", layers.ways[0]);
    visit("iceWay", layers.ways[1]);
    visit("fireReach", layers.reach[0]);
    visit("iceReach", layers.reach[1]);
}

/// The enumerator whose name stands at `key`, by default `otherwise`.
template <class Enum, std::size_t count>
Enum named(const ObjectReader& reader, std::string_view key,
           const std::array<std::string_view, count>& names, Enum otherwise) {
    const std::string name = reader.text(key, names[static_cast<std::size_t>(otherwise)]);
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        throw FormatError(reader.path(key), "\"" + name + "\" is none of the words for this");
    return static_cast<Enum>(found - names.begin());
}

} // namespace

json toJson(const View& view) {
    json layers = json::array();
    forEachLayer(view.layers, [&](const char* name, bool on) {
        if (on)
            layers.push_back(name);
    });
    return {{"moment", view.moment},
            {"stride", strideNames[static_cast<std::size_t>(view.stride)]},
            {"page", view.page},
            {"layers", std::move(layers)},
            {"number", numberNames[static_cast<std::size_t>(view.layers.number)]}};
}

View viewFromJson(const ObjectReader& reader) {
    View view;
    view.moment = static_cast<int>(reader.integer("moment", 0, mostMoments, 0));
    view.page = static_cast<int>(reader.integer("page", 0, mostPages, 0));
    if (reader.has("layers"))
        forEachLayer(view.layers, [](const char*, bool& on) { on = false; });
    reader.forEach("layers", mostPages, [&](const json& entry, const std::string& path) {
        bool known = false;
        forEachLayer(view.layers, [&](const char* name, bool& on) {
            known = known || entry == name;
            on = on || entry == name;
        });
        if (!known)
            throw FormatError(path, "there is no layer " + shownValue(entry));
    });
    view.layers.number = named(reader, "number", numberNames, view.layers.number);
    view.stride = named(reader, "stride", strideNames, view.stride);
    return view;
}

} // namespace yomi::ui::icefire
