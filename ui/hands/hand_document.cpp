// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_document.h"

#include "core/hands/setup_json.h"
#include "ui/common/value_command.h"

namespace yomi::ui::hands {

using nlohmann::json;

QString HandDocument::kind() const {
    return QString::fromUtf8(documentKind.data(), documentKind.size());
}

json HandDocument::body() const {
    json body = toJson(m_inputs.setup());
    body["view"] = {{"partition", m_partition}};
    return body;
}

void HandDocument::read(const json& body) {
    Setup setup = readSetup(body);
    const ObjectReader reader(body);
    const std::int64_t partition =
        reader.has("view") ? reader.object("view").integer("partition", 0, mostListed - 1, 0) : 0;
    m_inputs = Inputs(std::move(setup));
    m_partition = static_cast<int>(partition);
}

void HandDocument::perform(const Edit& edit, const QByteArray& mergeKey) {
    if (!edit.refusal.isEmpty() || edit.after == m_inputs)
        return;
    undoStack().push(new ValueCommand<Inputs>(
        edit.sentence, m_inputs, edit.after, [this](const Inputs& inputs) { apply(inputs); },
        mergeKey));
    if (!edit.notice.isEmpty())
        Q_EMIT noticed(edit.notice);
}

void HandDocument::apply(const Inputs& inputs) {
    m_inputs = inputs;
    m_partition = 0;
    Q_EMIT changed();
}

void HandDocument::showPartition(int partition) {
    if (partition == m_partition)
        return;
    m_partition = partition;
    Q_EMIT viewChanged();
}

} // namespace yomi::ui::hands
