// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"
#include "core/tictactoe/document_json.h"
#include "ui/common/value_command.h"

#include <algorithm>
#include <array>
#include <limits>

namespace yomi::ui::tictactoe {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 5> pages = {"tree", "compare", "two-runs", "strong-check",
                                                   "updates"};

/// The row that one is compared with until another is chosen: the first other one, if there is one.
std::size_t rowBeside(std::size_t search, std::size_t rows) {
    return search == 0 && rows > 1 ? 1 : 0;
}

View readView(const json& body, std::size_t search, std::size_t rows) {
    View view{Page::Tree, search, rowBeside(search, rows), 0};
    const ObjectReader whole(body);
    if (!whole.has("view"))
        return view;
    const ObjectReader reader = whole.object("view");
    const std::string name = reader.text("page", pages.front());
    const auto page = std::ranges::find(pages, name);
    if (page == pages.end())
        throw FormatError(reader.path("page"), "there is no page \"" + name + "\"");
    view.page = static_cast<Page>(page - pages.begin());
    view.other = static_cast<std::size_t>(reader.integer(
        "other", 0, static_cast<std::int64_t>(rows) - 1, static_cast<std::int64_t>(view.other)));
    view.event = static_cast<std::uint32_t>(
        reader.integer("event", 0, std::numeric_limits<std::uint32_t>::max(), 0));
    return view;
}

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
    json body =
        toJson(yomi::tictactoe::Document{m_inputs.position, m_inputs.searches, m_view.search});
    body["view"]["page"] = pages[static_cast<std::size_t>(m_view.page)];
    body["view"]["other"] = m_view.other;
    body["view"]["event"] = m_view.event;
    return body;
}

void TicTacToeDocument::read(const json& body) {
    yomi::tictactoe::Document read = documentFromJson(body);
    m_view = readView(body, read.shown, read.searches.size());
    m_inputs = {read.position, std::move(read.searches)};
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
