// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_document.h"

#include "core/hands/opponent_chance.h"
#include "core/hands/setup_json.h"

namespace yomi::ui::hands {

using nlohmann::json;

namespace {

TableLook readTableLook(const ObjectReader& view) {
    TableLook look;
    look.isShown = view.boolean("table", false);
    look.values = view.boolean("values", false);
    view.forEach("solver", look.solver.size(), [&](const json& player, const std::string& path) {
        look.solver[static_cast<std::size_t>(integerAt(player, path, 1, 3)) - 1] = true;
    });
    return look;
}

/// Adds what differs from a hand's document without a table.
void addTableLook(json& view, const TableLook& look) {
    if (look.isShown)
        view["table"] = true;
    if (look.values)
        view["values"] = true;
    for (std::size_t player = 0; player < look.solver.size(); ++player)
        if (look.solver[player])
            view["solver"].push_back(player + 1);
}

} // namespace

HandDocument::HandDocument(QObject* parent)
    : GameDocument(documentKind, {}, parent) {}

HandDocument::Snapshot HandDocument::parse(const json& body) const {
    Inputs inputs = readSetup(body);
    const ObjectReader reader(body);
    View view;
    if (reader.has("view")) {
        const ObjectReader look = reader.object("view");
        view.partition = static_cast<int>(look.integer("partition", 0, mostListed - 1, 0));
        view.draws = static_cast<int>(look.integer("draws", 1, mostDrawsShown, view.draws));
        view.measure = look.choice("objective", view.measure);
        view.play = look.choice("play", view.play);
        view.opponent =
            static_cast<int>(look.integer("opponent", 1, mostOpponentCards, view.opponent));
        view.table = readTableLook(look);
    }
    return {std::move(inputs), view};
}

json HandDocument::inputsBody() const {
    return toJson(inputs());
}

json HandDocument::viewBody() const {
    json body = {{"partition", view().partition},
                 {"draws", view().draws},
                 {"objective", nameOf(view().measure)},
                 {"play", nameOf(view().play)}};
    if (view().opponent != View().opponent)
        body["opponent"] = view().opponent;
    addTableLook(body, view().table);
    return {{"view", std::move(body)}};
}

View HandDocument::viewOf(const Snapshot& /*next*/) const {
    View after = view();
    after.partition = 0;
    after.table.plies.reset();
    return after;
}

} // namespace yomi::ui::hands
