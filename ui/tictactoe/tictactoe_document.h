// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"
#include "ui/tictactoe/edits.h"

namespace yomi::ui::tictactoe {

/// What is looked at: "tree", "compare", "two-runs", "strong-check", "updates".
enum class Page : std::uint8_t {
    Tree,        ///< the search step by step
    Compare,     ///< the searches side by side, in numbers
    TwoRuns,     ///< two searches node by node
    StrongCheck, ///< whether the search solves the game
    Updates,     ///< what copying and unmaking cost
};

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
class TicTacToeDocument : public Document {
    Q_OBJECT

public:
    using Document::Document;

    QString kind() const override;
    nlohmann::json body() const override;

    const Inputs& inputs() const { return m_inputs; }
    const Position& position() const { return m_inputs.position; }
    const View& view() const { return m_view; }
    /// The settings of the search that is stepped through.
    const Settings& shownSearch() const { return m_inputs.searches[m_view.search]; }
    /// The settings of the search that it is compared with, node by node.
    const Settings& otherSearch() const { return m_inputs.searches[m_view.other]; }

    /// Takes the edit as one undoable step; steps of one merge key that follow each other become
    /// one. A refused edit, and one that changes nothing, leaves everything as it is. An edit that
    /// changes the search shown sets the stepping back to its start; undone, to where it stood.
    void perform(const Edit& edit, const QByteArray& mergeKey = {});

    /// Steps through another row of the table, from its start. The row that it is compared with
    /// takes its place, so that the two stay different.
    void showSearch(std::size_t row);
    void compareWith(std::size_t row);
    void setEvent(std::uint32_t event);
    void setPage(Page page);

protected:
    void read(const nlohmann::json& body) override;

private:
    /// The inputs on one side of an edit, and where the stepping stood with them.
    struct Stand {
        Inputs inputs;
        std::size_t search = 0;
        std::uint32_t event = 0;
        /// To step is no edit.
        friend bool operator==(const Stand& a, const Stand& b) { return a.inputs == b.inputs; }
    };

    void apply(const Stand& stand);
    void setView(const View& view);

    Inputs m_inputs;
    View m_view;
};

} // namespace yomi::ui::tictactoe
