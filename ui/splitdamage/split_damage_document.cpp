// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/split_damage_document.h"

#include "core/splitdamage/board_json.h"
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/json.h"

#include "ui/splitdamage/plan_edits.h"

#include <algorithm>

namespace yomi::ui::splitdamage {

using nlohmann::json;

namespace {

// "view": {"selected": {"side": "enemy", "minion": 0 or null for the hero}, "order": "odds",
// "chart": "kill odds", "page": "plan", "action": 0, "tab": "policy tree", "step": [2, 0], "pin": 0
// (the last two left out without one), "wanted": [0.5, 0.9, 0.99]}; the wanted probabilities are
// inputs, but files have them here.

View readView(const ObjectReader& reader) {
    View view;
    view.order = viewChoice(reader, "order", view.order);
    view.page = viewChoice(reader, "page", view.page);
    view.action = static_cast<int>(reader.integer("action", 0, mostActions - 1, 0));
    view.tab = viewChoice(reader, "tab", view.tab);
    constexpr std::size_t mostSteps = 2 * mostActions;
    reader.forEach("step", mostSteps, [&](const json& value, const std::string& path) {
        view.step.push_back(static_cast<int>(integerAt(value, path, 0, mostPolicyOutcomes)));
    });
    view.pin = static_cast<int>(reader.integer("pin", 0, mostPins - 1, -1));
    view.chart = viewChoice(reader, "chart", view.chart);
    if (!reader.has("selected"))
        return view;
    const ObjectReader selected = reader.object("selected");
    view.selected.side = viewChoice(selected, "side", SideName::Enemy);
    view.selected.minion.reset();
    if (selected.has("minion"))
        view.selected.minion = static_cast<int>(selected.integer("minion", 0, mostMinions - 1));
    return view;
}

void readWanted(const ObjectReader& reader, Wanted& wanted) {
    std::size_t row = 0;
    reader.forEach("wanted", wanted.size(), [&](const json& value, const std::string& path) {
        wanted[row++] = numberAt(value, path, 0, 1);
    });
}

std::optional<int> olderHitsOf(const ObjectReader& effect) {
    const auto* card = Cards::ofTheGame().find(effect.text("name", ""));
    return card && !effect.has("hits") ? card->hitsBefore : std::nullopt;
}

Pin readPin(const json& value, const std::string& path) {
    try {
        const ObjectReader reader(value);
        Pin pin{reader.text("name"), readSetup(value)};
        giveIds(pin.setup.board);
        if (reader.has("plan"))
            pin.plan = readPlan(reader.object("plan"));
        return pin;
    } catch (const FormatError& error) {
        throw FormatError(error.sentence()).at(path);
    }
}

/// The place itself, or the first free slot of its side if it is after that.
Place within(const Board& board, Place place) {
    if (place.minion)
        place.minion =
            std::clamp(*place.minion, 0, std::min(minionCount(board, place.side), mostMinions - 1));
    return place;
}

} // namespace

SplitDamageDocument::SplitDamageDocument(QObject* parent)
    : GameDocument(documentKind, {}, parent) {}

json SplitDamageDocument::inputsBody() const {
    json body = toJson(static_cast<const Setup&>(inputs()));
    if (json plan = toJson(inputs().plan); !plan.empty())
        body["plan"] = std::move(plan);
    for (const Pin& pin : inputs().pins) {
        json written = toJson(pin.setup);
        written["name"] = pin.name;
        if (json plan = toJson(pin.plan); !plan.empty())
            written["plan"] = std::move(plan);
        body["pins"].push_back(std::move(written));
    }
    body["view"]["wanted"] = inputs().wanted;
    return body;
}

json SplitDamageDocument::viewBody() const {
    const Place& place = view().selected;
    json body = {
        {"selected",
         {{"side", nameOf(place.side)}, {"minion", place.minion ? json(*place.minion) : json()}}},
        {"order", nameOf(view().order)},
        {"chart", nameOf(view().chart)},
        {"page", nameOf(view().page)},
        {"action", view().action},
        {"tab", nameOf(view().tab)}};
    if (!view().step.empty())
        body["step"] = view().step;
    if (view().pin >= 0)
        body["pin"] = view().pin;
    return {{"view", std::move(body)}};
}

SplitDamageDocument::Snapshot SplitDamageDocument::parse(const json& body) const {
    Snapshot read;
    static_cast<Setup&>(read.inputs) = readSetup(body);
    giveIds(read.inputs.board);
    const ObjectReader reader(body);
    if (reader.has("plan"))
        read.inputs.plan = readPlan(reader.object("plan"));
    reader.forEach("pins", mostPins, [&](const json& value, const std::string& path) {
        read.inputs.pins.push_back(readPin(value, path));
    });
    if (reader.has("view")) {
        const ObjectReader view = reader.object("view");
        readWanted(view, read.inputs.wanted);
        read.view = readView(view);
    }
    read.view.olderHits = olderHitsOf(reader.object("effect"));
    read.view.selected = within(read.inputs.board, read.view.selected);
    read.view.pin = std::min(read.view.pin, static_cast<int>(read.inputs.pins.size()) - 1);
    return read;
}

View SplitDamageDocument::viewOf(const Snapshot& next) const {
    View after = view();
    after.selected = within(next.inputs.board, after.selected); // it may have been removed
    after.pin = std::min(after.pin, static_cast<int>(next.inputs.pins.size()) - 1);
    after.action = std::clamp(after.action, 0, std::max(0, actionCount(next.inputs) - 1));
    return after;
}

void SplitDamageDocument::select(Place place) {
    View next = view();
    next.selected = within(inputs().board, place);
    setView(next);
}

void SplitDamageDocument::selectAction(int action) {
    View next = view();
    next.action = std::clamp(action, 0, std::max(0, actionCount(inputs()) - 1));
    setView(next);
}

void SplitDamageDocument::showPin(int pin) {
    View next = view();
    next.pin = pin < static_cast<int>(inputs().pins.size()) ? pin : -1;
    setView(next);
}

void SplitDamageDocument::setPage(Page page) {
    View next = view();
    next.page = page;
    setView(next);
}

void SplitDamageDocument::showTab(PlanTab tab) {
    View next = view();
    next.tab = tab;
    setView(next);
}

void SplitDamageDocument::lookAt(std::vector<int> step) {
    View next = view();
    next.step = std::move(step);
    setView(next);
}

} // namespace yomi::ui::splitdamage
