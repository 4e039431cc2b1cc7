// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/analysis_json.h"

#include "core/common/fields.h"
#include "core/icefire/state_json.h"

namespace yomi::icefire {

using nlohmann::json;

json cellListJson(std::span<const Cell> cells) {
    json list = json::array();
    for (const Cell cell : cells)
        list.push_back({columnOf(cell), rowOf(cell)});
    return list;
}

json toJson(const Prospects& prospects) {
    json cuts = json::array();
    for (Cell cell = 0; cell < cellSlots; ++cell) {
        const Loss& loss = prospects.cuts[cell];
        if (loss.cells > 1)
            cuts.push_back({{"cell", {columnOf(cell), rowOf(cell)}},
                            {"cells", loss.cells},
                            {"unitCost", loss.unitCost},
                            {"upkeep", loss.upkeep}});
    }
    return {{"gold", prospects.gold},
            {"price", prospects.finishPrice},
            {"way", cellListJson(prospects.way)},
            {"reach", json(cellsJson(prospects.reach))},
            {"threatened", json(cellsJson(prospects.threatened))},
            {"cutOff", json(cellsJson(prospects.cutOff))},
            {"guarded", json(cellsJson(prospects.guarded))},
            {"cuts", std::move(cuts)}};
}

json toJson(const Terms& terms) {
    json value = json::object();
    forEachTerm(terms, [&](const char* name, const auto& term) { value[name] = term; });
    return value;
}

json toJson(const Parameters& parameters) {
    return fieldsToJson(parameters);
}

Parameters parametersFromJson(const json& value, const Parameters& otherwise,
                              const std::string& path) {
    const ObjectReader reader(value, path);
    Parameters parameters = otherwise;
    readFields(reader, parameters);
    if (const auto unknown = unknownKey(reader, parameters))
        throw(unknown->meant.empty()
                  ? FormatError("there is no such parameter")
                  : FormatError("there is no such parameter; did you mean \"{}\"?", unknown->meant))
            .at(reader.path(unknown->key));
    return parameters;
}

} // namespace yomi::icefire
