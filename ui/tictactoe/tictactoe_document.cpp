// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "ui/common/value_command.h"

#include <algorithm>

namespace yomi::ui::tictactoe {

using nlohmann::json;

QString TicTacToeDocument::kind() const {
    return QString::fromUtf8(documentKind.data(), documentKind.size());
}

json TicTacToeDocument::body() const {
    return toJson(yomi::tictactoe::Document{m_inputs.position, m_inputs.searches, m_view});
}

void TicTacToeDocument::read(const json& body) {
    yomi::tictactoe::Document read = documentFromJson(body);
    m_inputs = {read.position, std::move(read.searches)};
    m_view = read.view;
}

void TicTacToeDocument::perform(const Edit& edit, const QByteArray& mergeKey) {
    if (!edit.refusal.isEmpty() || edit.after == m_inputs)
        return;
    undoStack().push(new ValueCommand<Inputs>(
        edit.sentence, m_inputs, edit.after, [this](const Inputs& inputs) { apply(inputs); },
        mergeKey));
}

void TicTacToeDocument::apply(const Inputs& inputs) {
    const Settings shown = shownSearch();
    StepView view = m_view;
    if (inputs.searches.size() != m_inputs.searches.size()) {
        // Rows have come or gone: the search shown is followed to its new place.
        const auto found = std::ranges::find(inputs.searches, shown);
        if (found != inputs.searches.end())
            view.search = static_cast<std::size_t>(found - inputs.searches.begin());
        view.search = std::min(view.search, inputs.searches.size() - 1);
    }
    if (inputs.position != m_inputs.position || inputs.searches[view.search] != shown)
        view.event = 0;
    m_inputs = inputs;
    setView(view);
    Q_EMIT changed();
}

void TicTacToeDocument::showSearch(std::size_t row) {
    if (row != m_view.search)
        setView({row, 0});
}

void TicTacToeDocument::setEvent(std::uint32_t event) {
    setView({m_view.search, event});
}

void TicTacToeDocument::setView(const StepView& view) {
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace yomi::ui::tictactoe
