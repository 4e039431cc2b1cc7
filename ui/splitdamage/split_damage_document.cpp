// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/split_damage_document.h"

#include "core/splitdamage/board_json.h"
#include "ui/common/value_command.h"

#include <algorithm>

namespace yomi::ui::splitdamage {

using nlohmann::json;

namespace {

// "view": {"selected": {"side": "enemy", "minion": 0 or null for the hero}, "wanted": [0.5, 0.9,
// 0.99]}

json toJson(const View& view, const Wanted& wanted) {
    const Place& place = view.selected;
    return {{"selected",
             {{"side", place.side == SideName::Enemy ? "enemy" : "friendly"},
              {"minion", place.minion ? json(*place.minion) : json()}}},
            {"wanted", wanted}};
}

View readView(const ObjectReader& document) {
    View view;
    if (!document.has("view"))
        return view;
    const ObjectReader reader = document.object("view");
    if (reader.has("selected")) {
        const ObjectReader selected = reader.object("selected");
        view.selected.side =
            selected.text("side", "enemy") == "friendly" ? SideName::Friendly : SideName::Enemy;
        view.selected.minion.reset();
        if (selected.has("minion"))
            view.selected.minion = static_cast<int>(selected.integer("minion", 0, mostMinions - 1));
    }
    return view;
}

Wanted readWanted(const ObjectReader& document) {
    Wanted wanted = usuallyWanted;
    if (!document.has("view"))
        return wanted;
    std::size_t row = 0;
    document.object("view").forEach("wanted", wanted.size(),
                                    [&](const json& value, const std::string& path) {
                                        const json member = {{path, value}};
                                        wanted[row++] = ObjectReader(member).number(path, 0, 1);
                                    });
    return wanted;
}

/// The place itself, or the first free slot of its side when it is behind that.
Place within(const Board& board, Place place) {
    if (place.minion)
        place.minion =
            std::clamp(*place.minion, 0, std::min(minionCount(board, place.side), mostMinions - 1));
    return place;
}

} // namespace

QString SplitDamageDocument::kind() const {
    return QString::fromUtf8(documentKind.data(), documentKind.size());
}

json SplitDamageDocument::body() const {
    json body = yomi::splitdamage::toJson(m_setup);
    body["view"] = toJson(m_view, m_wanted);
    return body;
}

void SplitDamageDocument::read(const json& body) {
    Setup setup = readSetup(body);
    const Wanted wanted = readWanted(ObjectReader(body));
    View view = readView(ObjectReader(body));
    view.selected = within(setup.board, view.selected);
    m_setup = std::move(setup);
    m_wanted = wanted;
    m_view = view;
}

void SplitDamageDocument::perform(const Edit& edit, const QByteArray& mergeKey) {
    if (!edit.refusal.isEmpty() || edit.after == m_setup)
        return;
    undoStack().push(new ValueCommand<Setup>(
        edit.sentence, m_setup, edit.after, [this](const Setup& setup) { apply(setup); },
        mergeKey));
}

void SplitDamageDocument::setWanted(const Wanted& wanted, const QByteArray& mergeKey) {
    if (wanted == m_wanted)
        return;
    const auto put = [this](const Wanted& value) {
        m_wanted = value;
        Q_EMIT changed();
    };
    undoStack().push(
        new ValueCommand<Wanted>(tr("Set a wanted probability"), m_wanted, wanted, put, mergeKey));
}

void SplitDamageDocument::apply(const Setup& setup) {
    m_setup = setup;
    select(m_view.selected); // an undo may have taken the selected minion away
    Q_EMIT changed();
}

void SplitDamageDocument::setView(const View& view) {
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void SplitDamageDocument::select(Place place) {
    View view = m_view;
    view.selected = within(m_setup.board, place);
    setView(view);
}

} // namespace yomi::ui::splitdamage
