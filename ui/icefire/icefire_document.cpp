// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/icefire_document.h"

#include "core/icefire/replay.h"
#include "ui/common/value_command.h"

namespace yomi::ui::icefire {

using nlohmann::json;

IcefireDocument::IcefireDocument(QObject* parent)
    : Document(parent) {
    Match match = matchOnSeed(1);
    match.players = {std::string(personName), "article"};
    m_inputs.match = std::make_shared<const Match>(std::move(match));
}

QString IcefireDocument::kind() const {
    return QString::fromUtf8(documentKind.data(), documentKind.size());
}

json IcefireDocument::body() const {
    return toJson(yomi::icefire::Document{*m_inputs.match, m_inputs.begun, m_inputs.setups,
                                          m_inputs.arena, m_view});
}

void IcefireDocument::read(const json& body) {
    yomi::icefire::Document read = documentFromJson(body);
    m_inputs = {std::make_shared<const Match>(std::move(read.match)), std::move(read.begun),
                std::move(read.setups), std::move(read.arena)};
    m_view = read.view;
}

void IcefireDocument::perform(const Edit& edit, const QByteArray& mergeKey,
                              std::optional<int> moment) {
    if (!edit.refusal.isEmpty() || edit.after == m_inputs)
        return;
    const auto last = [&] {
        return Replay(*edit.after.match, edit.after.begun).lastMoment();
    };
    undoStack().push(new ValueCommand<Snapshot>(
        edit.sentence, {m_inputs, m_view.moment},
        {edit.after, moment                                ? *moment
                     : haveSameLines(m_inputs, edit.after) ? m_view.moment
                                                           : last()},
        [this](const Snapshot& snapshot) { apply(snapshot); }, mergeKey));
}

void IcefireDocument::apply(const Snapshot& snapshot) {
    const bool sameLines = haveSameLines(snapshot.inputs, m_inputs);
    m_inputs = snapshot.inputs;
    if (!sameLines)
        setMoment(snapshot.moment);
    Q_EMIT changed();
}

void IcefireDocument::setMoment(int moment) {
    View view = m_view;
    view.moment = moment;
    setView(view);
}

void IcefireDocument::setStride(Stride stride) {
    View view = m_view;
    view.stride = stride;
    setView(view);
}

void IcefireDocument::setPage(int page) {
    View view = m_view;
    view.page = page;
    setView(view);
}

void IcefireDocument::setLayers(const Layers& layers) {
    View view = m_view;
    view.layers = layers;
    setView(view);
}

void IcefireDocument::setView(const View& view) {
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace yomi::ui::icefire
