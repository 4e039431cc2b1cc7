// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/icefire_document.h"

#include "core/common/json_reader.h"
#include "core/icefire/replay.h"

namespace yomi::ui::icefire {

using nlohmann::json;

namespace {

Inputs newInputs() {
    Match match = matchOnSeed(1);
    match.players = {std::string(personName), "article"};
    return {.match = std::make_shared<const Match>(std::move(match)), .begun = {}};
}

} // namespace

IcefireDocument::IcefireDocument(QObject* parent)
    : GameDocument(documentKind, {newInputs(), {}}, parent) {}

json IcefireDocument::inputsBody() const {
    return toJson(
        yomi::icefire::Document{match(), inputs().begun, inputs().setups, inputs().arena});
}

json IcefireDocument::viewBody() const {
    return {{"view", toJson(view())}};
}

IcefireDocument::Snapshot IcefireDocument::parse(const json& body) const {
    yomi::icefire::Document read = documentFromJson(body);
    const ObjectReader reader(body);
    return {{std::make_shared<const Match>(std::move(read.match)), std::move(read.begun),
             std::move(read.setups), std::move(read.arena)},
            reader.has("view") ? viewFromJson(reader.object("view")) : View()};
}

View IcefireDocument::viewAfter(const Inputs& after) const {
    return haveSameLines(inputs(), after)
               ? view()
               : viewWith(&View::moment, Replay(*after.match, after.begun).lastMoment());
}

View IcefireDocument::viewOf(const Snapshot& next) const {
    return haveSameLines(inputs(), next.inputs) ? view()
                                                : viewWith(&View::moment, next.view.moment);
}

} // namespace yomi::ui::icefire
