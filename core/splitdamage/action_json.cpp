// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/action_json.h"

#include "core/common/fields.h"

namespace yomi::splitdamage {

using nlohmann::json;

void readValue(const json& value, const std::string& path, Place& place) {
    const ObjectReader reader(value, path);
    place = {};
    place.side = reader.choice<SideName>("side");
    if (reader.has("minion"))
        place.minion = static_cast<int>(reader.integer("minion", 0, mostMinions - 1));
    if (reader.has("body"))
        place.body = static_cast<int>(reader.integer("body", 0, mostActions - 1));
    place.summoned = reader.boolean("summoned", false);
}

void readValue(const json& value, const std::string& path, Step& step) {
    const ObjectReader reader(value, path);
    readFields(reader, step, {"kind"});
    requireKnownKeys(reader, step);
}

void to_json(json& to, const Place& place) {
    to = toJson(place);
}

void to_json(json& to, const Step& step) {
    to = changedFields(step);
    to["kind"] = nameOf(step.kind);
    to["pool"] = nameOf(step.pool);
}

json toJson(const Action& action) {
    json written = changedFields(action);
    written["name"] = action.name;
    return written;
}

json toJson(const Place& place) {
    json written = {{"side", nameOf(place.side)}};
    if (place.minion)
        written["minion"] = *place.minion;
    if (place.body)
        written["body"] = *place.body;
    if (place.summoned)
        written["summoned"] = true;
    return written;
}

} // namespace yomi::splitdamage
