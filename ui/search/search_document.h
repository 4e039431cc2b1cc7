// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/limits.h"
#include "ui/common/document.h"
#include "ui/search/game_face.h"

#include <functional>
#include <string>
#include <vector>

namespace yomi::ui::search {

/// Where a person looks.
struct View {
    std::string page = "tree";
    std::size_t search = 0;  ///< the row of the comparison table that is stepped through
    std::size_t other = 0;   ///< the row that it is compared with, node by node
    std::uint32_t event = 0; ///< the event of its trace; a shorter trace ends earlier

    friend bool operator==(const View&, const View&) = default;
};

/// A position apart from its document: what background runs search. Two are equal if they are the
/// same position of the same game.
struct SearchRoot {
    std::string key; ///< names position and game
    std::function<SearchResult(const Settings&, const Limits&)> search;
    std::function<RecordedSearch(const Settings&, const Limits&)> record;
    std::function<QString(int move)> moveName;

    friend bool operator==(const SearchRoot& a, const SearchRoot& b) { return a.key == b.key; }
};

/// The document of a game that can be searched, as the widgets of every game see it: a position,
/// the rows of the comparison table, and where the person looks. In a file the view is
///
///     "view": {"page": "compare", "search": 1, "event": 1187, "other": 0}
class SearchDocument : public Document {
    Q_OBJECT

public:
    using Document::Document;

    // What the game is.
    virtual const GameFace& face() const = 0;
    virtual int mostPlies() const = 0; ///< of the longest game
    /// The names of the pages in their order: those of every game, then the game's own.
    virtual std::vector<std::string> pages() const;

    // The position.
    virtual SearchRoot root() const = 0;
    virtual QString statusText() const = 0;    ///< who is to move, or how the game ended
    virtual QString whyImpossible() const = 0; ///< empty for a position that a game can reach
    /// Why there is nothing to search: a board that no game leads to, a game that is over. Empty
    /// for a position that can be searched.
    virtual QString whyNotSearched() const = 0;
    virtual QString copyText() const = 0;
    /// The options of yomi-cli that name game and position.
    virtual QString commandOptions() const = 0;
    /// The board that a text stands for, as traces have it. Throws std::invalid_argument and
    /// FormatError for another text.
    virtual std::string boardText(const std::string& text) const = 0;
    /// Whether a board has moves to search.
    virtual bool isSearchable(const std::string& board) const = 0;
    /// Takes a text of a position as one undoable edit; returns the refusal.
    virtual QString takePosition(const std::string& text, const QString& sentence) = 0;
    /// Plays a move; returns the refusal.
    virtual QString playMove(Move move) = 0;

    // The searches.
    virtual const std::vector<Settings>& searches() const = 0;
    /// The settings of the search that is stepped through.
    const Settings& shownSearch() const { return searches()[view().search]; }
    /// The settings of the search that it is compared with, node by node.
    const Settings& otherSearch() const { return searches()[view().other]; }

    // Edits of the searches; each returns the refusal.
    /// Other settings for a row. Refused when they have no meaning.
    QString setSearch(std::size_t row, const Settings& settings);
    /// A row behind the last one. Refused when the table is full.
    QString addSearch(const Settings& settings);
    /// Refused for the only row.
    QString removeSearch(std::size_t row);
    virtual void replaceSearches(std::vector<Settings> searches, const QString& sentence) = 0;

    // Where the person looks.
    virtual const View& view() const = 0;
    virtual void setView(const View& view) = 0;
    /// Steps through another row of the table, from its start. The row that it is compared with
    /// takes its place, so that the two stay different.
    void showSearch(std::size_t row);
    void compareWith(std::size_t row);
    void setEvent(std::uint32_t event);
    void setPage(const std::string& page);

protected:
    /// The view of a file whose searches have been read. Throws FormatError.
    View readView(const nlohmann::json& body, std::size_t search, std::size_t rows) const;
    static void writeView(const View& view, nlohmann::json& body);
    /// The rows shown once others have come or gone.
    static View followed(View view, const std::vector<Settings>& before,
                         const std::vector<Settings>& after);

private:
    /// Why settings have no meaning; empty when they have one.
    QString refusalOf(const Settings& settings) const;
};

} // namespace yomi::ui::search
