// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/json_reader.h"
#include "core/common/limits.h"
#include "ui/common/document.h"
#include "ui/search/game_face.h"
#include "ui/search/played_game.h"

#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace yomi::ui::search {

/// The page where a person plays against the engine.
inline constexpr const char* playPage = "play";

/// Stands for the last event of a search, which has its result.
inline constexpr std::uint32_t resultEvent = std::numeric_limits<std::uint32_t>::max();

/// Where a person looks.
struct View {
    std::string page = "tree";
    std::size_t search = 0;            ///< the row of the comparison table that is stepped through
    std::size_t other = 0;             ///< the row that it is compared with, node by node
    std::uint32_t event = resultEvent; ///< of its trace; a shorter trace ends earlier
    bool quiz = false; ///< the search is asked about, and shown no further than that
    PlayView play = {};

    friend bool operator==(const View&, const View&) = default;
};

/// A position apart from its document: what background runs search. Two are equal if they are the
/// same position of the same game.
struct SearchRoot {
    std::string key; ///< names position and game
    /// Without and with what a LineObserver adds.
    std::function<SearchResult(const Settings&, const Limits&)> search, analyze;
    std::function<RecordedSearch(const Settings&, const Limits&)> record;
    std::function<QString(int move)> moveName;
    /// Each legal move's score; nothing where the time does not suffice.
    std::function<std::optional<SolvedMoves>(const Limits&)> solve;

    friend bool operator==(const SearchRoot& a, const SearchRoot& b) { return a.key == b.key; }
};

/// The rows of a new document: minimax, alpha-beta and PVS on the same tree. The game's usual
/// search, which is one of these, is as it is; the others do without a table.
std::vector<Settings> usualSearches(const Settings& usual);

/// The document of a game that can be searched, as the widgets of every game see it: a position,
/// the rows of the comparison table, and where the person looks. In a file the view is
///
///     "view": {"page": "compare", "search": 1, "event": 1187, "other": 0, "quiz": false}
///
/// and a game that was played, which leads to the document's position,
///
///     "play": {"start": ".../.../...", "moves": ["b2", "a1"], "first": "person",
///              "second": "engine", "limit": "depth", "depth": 8, "seconds": 1, "search": 0,
///              "hints": false, "shown": 1, "comments": [null, {"kind": "best", …}]}
class SearchDocument : public Document {
    Q_OBJECT

public:
    using Document::Document;

    // What the game is.
    virtual const GameFace& face() const = 0;
    virtual int mostPlies() const = 0; ///< of the longest game
    virtual int pliesLeft() const = 0; ///< of these, from the board that is searched on
    /// The names of the pages in their order: those of every game, then the game's own.
    virtual std::vector<std::string> pages() const;

    // The board that is looked at: the position, or an earlier one of the game that led to it
    // (PlayView::shown). It is searched, but for one on which the game is over: there the board
    // before the last move is.
    virtual SearchRoot root() const = 0; ///< of the search
    /// Where in the game the search begins: "After move 5". Empty for the position itself.
    virtual QString rootText() const = 0;
    virtual QString statusText() const = 0; ///< who is to move, or how the game ended
    virtual bool isOver() const = 0;
    virtual QString whyImpossible() const = 0; ///< empty for a position that a game can reach
    /// Why there is nothing to search: a board that no game leads to, a game that was over from
    /// its beginning. Empty for a position that can be searched.
    virtual QString whyNotSearched() const = 0;
    virtual QString copyText() const = 0;
    /// The board that is looked at, be it impossible, as traces have it.
    virtual std::string board() const = 0;
    /// The options of yomi-cli that name game and position.
    virtual QString commandOptions() const = 0;
    /// The board that a text stands for, as traces have it. Throws std::invalid_argument and
    /// FormatError for another text.
    virtual std::string boardText(const std::string& text) const = 0;
    /// Whether a board has moves to search.
    virtual bool isSearchable(const std::string& board) const = 0;
    /// Takes a text of a position as one undoable edit; returns the refusal.
    virtual QString takePosition(const std::string& text, const QString& sentence) = 0;
    /// Takes a text as people and other programs write positions; returns the refusal. `readAs` is
    /// set to what was understood, empty for a text of our own.
    virtual QString pastePosition(const std::string& text, QString& readAs) = 0;
    /// Plays a move on the position; returns the refusal.
    QString playMove(Move move) { return playMove(move, {}); }
    /// Plays a move on the board that is looked at: what followed it in the game is gone then.
    virtual QString playHere(Move move) = 0;

    // The game that led to the position. Every other edit of the position begins another.
    virtual PlayedGame playedGame() const = 0;
    /// Moves are numbers from 0 to it.
    virtual int moveCount() const = 0;
    /// A move as lists of moves have it: "4", "b2".
    virtual QString shortMoveName(Move move) const = 0;
    /// Where it stood after so many moves.
    virtual SearchRoot rootAfter(int plies) const = 0;
    /// Where moves lead that are legal from the position. Throws std::invalid_argument for others.
    virtual SearchRoot rootAlong(const std::vector<Move>& path) const = 0;
    /// The undoable step that a move belongs to: a person's move and the engine's answer are one.
    struct Turn {
        QByteArray key = {};
        bool isAnswer = false;
    };
    virtual QString playMove(Move move, const Turn& turn) = 0;
    /// Takes the game back to where it stood after so many moves, as one undoable edit.
    virtual QString goBackTo(int plies) = 0;
    /// From the empty board of this size, as one undoable edit.
    virtual QString beginGame() = 0;
    /// A game that begins on a board (without one, the empty board) with these moves, as one
    /// undoable edit; returns the refusal.
    virtual QString takeGame(const std::string& start, const std::vector<Move>& moves,
                             const QString& sentence) = 0;

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
    /// Steps through another row of the table, from its result, or compares with another one, node
    /// by node. The two stay different searches, as long as there are two: who takes the place of
    /// the other gives it its own.
    void showSearch(std::size_t row);
    void compareWith(std::size_t row);
    void setEvent(std::uint32_t event);
    void setPage(const std::string& page);
    void setQuiz(bool on);
    const PlayView& play() const { return view().play; }
    void setPlay(PlayView play);

protected:
    /// The view of a new document, which shows the usual search.
    static View firstView(const std::vector<Settings>& rows, const Settings& usual);
    /// The view of a file whose searches have been read. Throws FormatError.
    View readView(const nlohmann::json& body, std::size_t search,
                  const std::vector<Settings>& rows) const;
    static void writeView(const View& view, nlohmann::json& body);
    using MoveNamed = std::function<Move(const std::string& text, const std::string& path)>;
    /// What the member "play" says beside the moves, of which there are `plies`. Throws
    /// FormatError.
    PlayView readPlay(const ObjectReader& play, std::size_t searchCount, std::size_t plies,
                      const MoveNamed& moveNamed) const;
    static void writePlay(const PlayView& view, nlohmann::json& play,
                          const std::function<std::string(Move)>& moveText);
    /// The rows shown once others have come or gone.
    static View followed(View view, const std::vector<Settings>& before,
                         const std::vector<Settings>& after);

private:
    /// Why settings have no meaning; empty when they have one.
    QString refusalOf(const Settings& settings) const;
};

} // namespace yomi::ui::search
