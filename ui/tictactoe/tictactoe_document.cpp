// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "ui/common/value_command.h"

#include <algorithm>

namespace yomi::ui::tictactoe {

using nlohmann::json;

namespace {

/// Where a search has gone when rows have come or gone.
std::size_t newRow(std::size_t row, const std::vector<Settings>& before,
                   const std::vector<Settings>& after) {
    if (row < after.size() && after[row] == before[row])
        return row;
    const auto found = std::ranges::find(after, before[row]);
    if (found != after.end())
        row = static_cast<std::size_t>(found - after.begin());
    return std::min(row, after.size() - 1);
}

} // namespace

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
    undoStack().push(new ValueCommand<Stand>(
        edit.sentence, {m_inputs, m_view.search, m_view.event}, {edit.after, m_view.search, 0},
        [this](const Stand& stand) { apply(stand); }, mergeKey));
}

void TicTacToeDocument::apply(const Stand& stand) {
    const Inputs& inputs = stand.inputs;
    const Settings shown = shownSearch();
    View view = m_view;
    if (inputs.searches.size() != m_inputs.searches.size()) {
        view.search = newRow(view.search, m_inputs.searches, inputs.searches);
        view.other = newRow(view.other, m_inputs.searches, inputs.searches);
        if (view.other == view.search)
            view.other = rowBeside(view.search, inputs.searches.size());
    }
    if (inputs.position != m_inputs.position || inputs.searches[view.search] != shown)
        view.event = view.search == stand.search ? stand.event : 0;
    m_inputs = inputs;
    setView(view);
    Q_EMIT changed();
}

void TicTacToeDocument::showSearch(std::size_t row) {
    if (row == m_view.search)
        return;
    const std::size_t other = row == m_view.other ? m_view.search : m_view.other;
    setView({m_view.page, row, other, 0});
}

void TicTacToeDocument::compareWith(std::size_t row) {
    setView({m_view.page, m_view.search, row, m_view.event});
}

void TicTacToeDocument::setEvent(std::uint32_t event) {
    setView({m_view.page, m_view.search, m_view.other, event});
}

void TicTacToeDocument::setPage(Page page) {
    setView({page, m_view.search, m_view.other, m_view.event});
}

void TicTacToeDocument::setView(const View& view) {
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

} // namespace yomi::ui::tictactoe
