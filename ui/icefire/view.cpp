// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/view.h"

#include "core/common/format_error.h"
#include "ui/common/document.h"

namespace yomi::ui::icefire {

using nlohmann::json;

namespace {

constexpr int mostMoments = 1'000'000;
constexpr int mostLayers = 16;

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

} // namespace

json toJson(const View& view) {
    json layers = json::array();
    forEachLayer(view.layers, [&](const char* name, bool on) {
        if (on)
            layers.push_back(name);
    });
    return {{"moment", view.moment},
            {"stride", nameOf(view.stride)},
            {"page", view.page},
            {"layers", std::move(layers)},
            {"number", nameOf(view.layers.number)}};
}

View viewFromJson(const ObjectReader& reader) {
    View view;
    view.moment = static_cast<int>(reader.integer("moment", 0, mostMoments, 0));
    const json* page = reader.find("page");
    const bool isKnown = page && page->is_number_unsigned() && *page < pageCount;
    view.page = isKnown ? page->get<int>() : 0;
    if (reader.has("layers"))
        forEachLayer(view.layers, [](const char*, bool& on) { on = false; });
    reader.forEach("layers", mostLayers, [&](const json& entry, const std::string&) {
        forEachLayer(view.layers, [&](const char* name, bool& on) { on = on || entry == name; });
    });
    view.layers.number = viewChoice(reader, "number", view.layers.number);
    view.stride = viewChoice(reader, "stride", view.stride);
    return view;
}

} // namespace yomi::ui::icefire
