// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/split_damage_document.h"

#include "core/splitdamage/board_json.h"

#include <algorithm>
#include <array>

namespace yomi::ui::splitdamage {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 3> orderWords = {"odds", "health", "board"};
constexpr std::array<std::string_view, 4> chartWords = {"kill odds", "odds over hits",
                                                        "how many die", "remaining health"};

// "view": {"selected": {"side": "enemy", "minion": 0 or null for the hero}, "order": "odds",
// "chart": "kill odds", "wanted": [0.5, 0.9, 0.99]}; the wanted probabilities are inputs, and stand
// here because files have them here.

template <class Enum, std::size_t Size>
void readWord(const ObjectReader& reader, const char* key,
              const std::array<std::string_view, Size>& words, Enum& value) {
    const auto found = std::ranges::find(words, reader.text(key, ""));
    if (found != words.end())
        value = static_cast<Enum>(found - words.begin());
}

View readView(const ObjectReader& reader) {
    View view;
    readWord(reader, "order", orderWords, view.order);
    readWord(reader, "chart", chartWords, view.chart);
    if (!reader.has("selected"))
        return view;
    const ObjectReader selected = reader.object("selected");
    view.selected.side =
        selected.text("side", "enemy") == "friendly" ? SideName::Friendly : SideName::Enemy;
    view.selected.minion.reset();
    if (selected.has("minion"))
        view.selected.minion = static_cast<int>(selected.integer("minion", 0, mostMinions - 1));
    return view;
}

void readWanted(const ObjectReader& reader, Wanted& wanted) {
    std::size_t row = 0;
    reader.forEach("wanted", wanted.size(), [&](const json& value, const std::string& path) {
        const json member = {{path, value}};
        wanted[row++] = ObjectReader(member).number(path, 0, 1);
    });
}

/// The place itself, or the first free slot of its side when it is behind that.
Place within(const Board& board, Place place) {
    if (place.minion)
        place.minion =
            std::clamp(*place.minion, 0, std::min(minionCount(board, place.side), mostMinions - 1));
    return place;
}

} // namespace

SplitDamageDocument::SplitDamageDocument(QObject* parent)
    : GameDocument(documentKind, {}, parent) {}

json SplitDamageDocument::bodyOf(const Snapshot& snapshot) const {
    const auto& [inputs, view] = snapshot;
    const Place& place = view.selected;
    json body = toJson(inputs);
    body["view"] = {{"selected",
                     {{"side", place.side == SideName::Enemy ? "enemy" : "friendly"},
                      {"minion", place.minion ? json(*place.minion) : json()}}},
                    {"order", orderWords[static_cast<std::size_t>(view.order)]},
                    {"chart", chartWords[static_cast<std::size_t>(view.chart)]},
                    {"wanted", inputs.wanted}};
    return body;
}

SplitDamageDocument::Snapshot SplitDamageDocument::parse(const json& body) const {
    Snapshot read;
    static_cast<Setup&>(read.inputs) = readSetup(body);
    giveIds(read.inputs.board);
    if (const ObjectReader reader(body); reader.has("view")) {
        const ObjectReader view = reader.object("view");
        readWanted(view, read.inputs.wanted);
        read.view = readView(view);
    }
    read.view.selected = within(read.inputs.board, read.view.selected);
    return read;
}

View SplitDamageDocument::viewOf(const Snapshot& next) const {
    View after = view();
    after.selected = within(next.inputs.board, after.selected); // it may have been taken away
    return after;
}

void SplitDamageDocument::select(Place place) {
    View next = view();
    next.selected = within(inputs().board, place);
    setView(next);
}

} // namespace yomi::ui::splitdamage
