// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_document.h"

#include "core/hands/setup_json.h"

namespace yomi::ui::hands {

using nlohmann::json;

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
    }
    return {std::move(inputs), view};
}

json HandDocument::bodyOf(const Snapshot& snapshot) const {
    json body = toJson(snapshot.inputs);
    const View& view = snapshot.view;
    body["view"] = {{"partition", view.partition},
                    {"draws", view.draws},
                    {"objective", nameOf(view.measure)},
                    {"play", nameOf(view.play)}};
    return body;
}

View HandDocument::viewOf(const Snapshot& /*next*/) const {
    View after = view();
    after.partition = 0;
    return after;
}

} // namespace yomi::ui::hands
