// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "core/common/json_reader.h"
#include "core/tictactoe/document_json.h"

#include <algorithm>
#include <limits>

namespace yomi::ui::tictactoe {

using nlohmann::json;

namespace {

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
    view.page = reader.choice("page", view.page);
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

TicTacToeDocument::TicTacToeDocument(QObject* parent)
    : GameDocument(documentKind, {}, parent) {}

json TicTacToeDocument::bodyOf(const Snapshot& snapshot) const {
    const auto& [position, searches] = snapshot.inputs;
    json body = toJson(yomi::tictactoe::Document{position, searches, snapshot.view.search});
    body["view"]["page"] = nameOf(snapshot.view.page);
    body["view"]["other"] = snapshot.view.other;
    body["view"]["event"] = snapshot.view.event;
    return body;
}

TicTacToeDocument::Snapshot TicTacToeDocument::parse(const json& body) const {
    yomi::tictactoe::Document read = documentFromJson(body);
    const View view = readView(body, read.shown, read.searches.size());
    return {{read.position, std::move(read.searches)}, view};
}

View TicTacToeDocument::viewAfter(const Inputs&) const {
    View start = view();
    start.event = 0;
    return start;
}

View TicTacToeDocument::viewOf(const Snapshot& next) const {
    const std::vector<Settings>& rows = next.inputs.searches;
    View look = view();
    if (rows.size() != inputs().searches.size()) {
        look.search = newRow(look.search, inputs().searches, rows);
        look.other = newRow(look.other, inputs().searches, rows);
        if (look.other == look.search)
            look.other = rowBeside(look.search, rows.size());
    }
    if (next.inputs.position != position() || rows[look.search] != shownSearch())
        look.event = look.search == next.view.search ? next.view.event : 0;
    return look;
}

void TicTacToeDocument::showSearch(std::size_t row) {
    const View& now = view();
    if (row != now.search)
        setView({now.page, row, row == now.other ? now.search : now.other, 0});
}

void TicTacToeDocument::compareWith(std::size_t row) {
    setView({view().page, view().search, row, view().event});
}

void TicTacToeDocument::setEvent(std::uint32_t event) {
    setView({view().page, view().search, view().other, event});
}

void TicTacToeDocument::setPage(Page page) {
    setView({page, view().search, view().other, view().event});
}

} // namespace yomi::ui::tictactoe
