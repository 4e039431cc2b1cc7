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
    const std::int64_t partition =
        reader.has("view") ? reader.object("view").integer("partition", 0, mostListed - 1, 0) : 0;
    return {std::move(inputs), {static_cast<int>(partition)}};
}

json HandDocument::bodyOf(const Snapshot& snapshot) const {
    json body = toJson(snapshot.inputs);
    body["view"] = {{"partition", snapshot.view.partition}};
    return body;
}

} // namespace yomi::ui::hands
