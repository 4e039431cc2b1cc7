// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/enum_names.h"
#include "ui/common/game_document.h"
#include "ui/tictactoe/edits.h"

namespace yomi::ui::tictactoe {

/// What is looked at.
enum class Page : std::uint8_t {
    Tree,        ///< the search step by step
    Compare,     ///< the searches side by side, in numbers
    TwoRuns,     ///< two searches node by node
    StrongCheck, ///< whether the search solves the game
    Updates,     ///< what copying and unmaking cost
};
constexpr auto enumNames(Page) {
    return namesInOrder("tree", "compare", "two-runs", "strong-check", "updates");
}

/// Where a person looks.
struct View {
    Page page = Page::Tree;
    std::size_t search = 0;  ///< the row of the comparison table that is stepped through
    std::size_t other = 0;   ///< the row that it is compared with, node by node
    std::uint32_t event = 0; ///< the event of its trace; a shorter trace ends earlier

    friend bool operator==(const View&, const View&) = default;
};

/// The inputs of the tic-tac-toe workspace, and where the person looks. In a file the view is
///
///     "view": {"page": "compare", "search": 1, "event": 1187, "other": 0}
class TicTacToeDocument : public GameDocument<Inputs, View> {
public:
    explicit TicTacToeDocument(QObject* parent = nullptr);

    const Position& position() const { return inputs().position; }
    /// The settings of the search that is stepped through.
    const Settings& shownSearch() const { return inputs().searches[view().search]; }
    /// The settings of the search that it is compared with, node by node.
    const Settings& otherSearch() const { return inputs().searches[view().other]; }

    /// Steps through another row of the table, from its start. The row that it is compared with
    /// takes its place, so that the two stay different.
    void showSearch(std::size_t row);
    void compareWith(std::size_t row);
    void setEvent(std::uint32_t event);
    void setPage(Page page);

protected:
    Snapshot parse(const nlohmann::json& body) const override;
    nlohmann::json bodyOf(const Snapshot& snapshot) const override;
    /// An edit that changes the search shown sets the stepping back to its start; undone, to where
    /// it stood. The rows shown are followed when others come or go.
    View viewAfter(const Inputs& after) const override;
    View viewOf(const Snapshot& next) const override;
};

} // namespace yomi::ui::tictactoe
