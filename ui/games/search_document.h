// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/json_reader.h"
#include "core/common/limits.h"
#include "ui/common/document.h"
#include "ui/games/engine.h"
#include "ui/games/played_game.h"

#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace yomi::ui::games {

// Pages in files: the tree of a search, the comparisons, and the game against the engine.
inline constexpr const char* treePage = "tree";
inline constexpr const char* comparisonPage = "compare";
inline constexpr const char* twoRunsPage = "two-runs";
inline constexpr const char* playPage = "play";

/// The last event of a search, which has its result.
inline constexpr std::uint32_t resultEvent = std::numeric_limits<std::uint32_t>::max();

/// A page that examines the search shown as a recording.
enum class Examination { Statistics, Checks, Query, Line, TwoRuns };
constexpr auto enumNames(Examination) {
    return namesInOrder("statistics", "checks", "query", "line", "two-runs");
}

/// The view of a search document.
struct View {
    std::string page = treePage;
    std::string rows;                  ///< of the comparison: one of the face's, or the searches
    std::size_t search = 0;            ///< the row of the comparison table shown
    std::size_t other = 0;             ///< the row that it is compared with, node by node
    std::uint32_t event = resultEvent; ///< in its trace; clamped to a shorter trace
    bool quiz = false;                 ///< the quiz is on and hides later events
    Examination examination = Examination::Statistics; ///< on the page of these
    std::string query, line; ///< typed on the pages that ask for nodes and for a line
    std::string secondFile;  ///< the recording to compare with
    PlayView play = {};

    friend bool operator==(const View&, const View&) = default;
};

/// A position without its document, for background searches. Equal for the same position of the
/// same game.
struct SearchRoot {
    std::string key; ///< identifies position and game
    /// Without and with the data of a LineObserver.
    std::function<SearchResult(const Settings&, const Limits&)> search, analyze;
    std::function<RecordedSearch(const Settings&, const Limits&)> record;
    std::function<QString(int move)> moveName;
    /// The score of each legal move; nothing if the time is too short.
    std::function<std::optional<SolvedMoves>(const Limits&)> solve;

    friend bool operator==(const SearchRoot& a, const SearchRoot& b) { return a.key == b.key; }
};

/// The rows of a new document: minimax, alpha-beta and PVS on the same tree. The game's default
/// search, which is one of these, is unchanged; the others have no table.
std::vector<Settings> usualSearches(const Settings& usual);

/// The document of a searchable game, independent of the game: a position, the rows of the
/// comparison table, and the view. In a file the view is
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

    // The game.
    virtual const GameFace& face() const = 0;
    virtual int mostPlies() const = 0; ///< of the longest game
    virtual int pliesLeft() const = 0; ///< of these, from the searched board on
    /// The names of the pages in order: those of every game, then the game's own.
    virtual std::vector<std::string> pages() const;

    // The position to search: that of the board shown, which is the document's position or an
    // earlier one of its game (PlayView::shown). On a finished game it is the position before the
    // last move.
    virtual SearchRoot root() const = 0; ///< of the search
    /// The start of the search in the game: "After move 5". Empty for the position itself.
    virtual QString rootText() const = 0;
    virtual QString statusText() const = 0; ///< the side to move, or the result of the game
    virtual bool isOver() const = 0;
    virtual QString whyImpossible() const = 0; ///< empty for a position that a game can reach
    /// The reason why nothing can be searched: a board that no game leads to, a game that was over
    /// from its beginning. Empty for a searchable position.
    virtual QString whyNotSearched() const = 0;
    virtual QString copyText() const = 0;
    /// The board shown, even an impossible one, as in traces.
    virtual std::string board() const = 0;
    /// The options of yomi-cli that give game and position.
    virtual QString commandOptions() const = 0;
    /// The board of a typed text, as in traces. Throws std::invalid_argument and FormatError for an
    /// invalid text.
    virtual std::string boardText(const std::string& text) const = 0;
    /// Whether a board has moves to search.
    virtual bool isSearchable(const std::string& board) const = 0;
    /// Sets a position from a text as one undoable edit; returns the refusal.
    virtual QString takePosition(const std::string& text, const QString& sentence) = 0;
    /// Sets a position from the notation of people and other programs; returns the refusal.
    /// `readAs` is set to the interpretation, empty for Yomi's own notation.
    virtual QString pastePosition(const std::string& text, QString& readAs) = 0;
    /// Plays a move on the position; returns the refusal.
    QString playMove(Move move) { return playMove(move, {}); }
    /// Plays a move on the board shown and removes the moves that followed it in the game.
    virtual QString playHere(Move move) = 0;

    // The game that led to the position. Every other edit of the position begins a new game.
    virtual PlayedGame playedGame() const = 0;
    /// Moves are numbers below it.
    virtual int moveCount() const = 0;
    /// A move as in lists of moves: "4", "b2".
    virtual QString shortMoveName(Move move) const = 0;
    /// The position after so many moves.
    virtual SearchRoot rootAfter(int plies) const = 0;
    /// The position after a sequence of legal moves. Throws std::invalid_argument for an illegal
    /// one.
    virtual SearchRoot rootAlong(const std::vector<Move>& path) const = 0;
    /// The undoable step of a move: a person's move and the engine's answer are one.
    struct Turn {
        QByteArray key = {};
        bool isAnswer = false;
    };
    virtual QString playMove(Move move, const Turn& turn) = 0;
    /// Goes back to the position after so many moves, as one undoable edit.
    virtual QString goBackTo(int plies) = 0;
    /// Begins a game on the empty board of this size, as one undoable edit.
    virtual QString beginGame() = 0;
    /// Sets a game that begins on a board (by default the empty one) with these moves, as one
    /// undoable edit; returns the refusal.
    virtual QString takeGame(const std::string& start, const std::vector<Move>& moves,
                             const QString& sentence) = 0;

    // The searches.
    virtual const std::vector<Settings>& searches() const = 0;
    /// The settings of the search shown.
    const Settings& shownSearch() const { return searches()[view().search]; }
    /// The settings of the search compared with it, node by node.
    const Settings& otherSearch() const { return searches()[view().other]; }

    // Edits of the searches; each returns the refusal.
    /// Changes the settings of a row. Refuses invalid ones.
    QString setSearch(std::size_t row, const Settings& settings);
    /// Adds a last row. Refused when the table is full.
    QString addSearch(const Settings& settings);
    /// Refused for the only row.
    QString removeSearch(std::size_t row);
    virtual void replaceSearches(std::vector<Settings> searches, const QString& sentence) = 0;

    // The view.
    virtual const View& view() const = 0;
    virtual void setView(const View& view) = 0;
    /// Shows another row of the table, at its result, or compares with another one, node by node.
    /// The two stay different as long as there are two searches: choosing the other's row exchanges
    /// them.
    void showSearch(std::size_t row);
    void compareWith(std::size_t row);
    void setEvent(std::uint32_t event);
    void setPage(const std::string& page);
    void setRows(const std::string& rows);
    void setQuiz(bool on);
    const PlayView& play() const { return view().play; }
    void setPlay(PlayView play);

protected:
    /// The view of a new document, which shows the usual search.
    static View firstView(const std::vector<Settings>& rows, const Settings& usual);
    /// The view in a file whose searches have been read. Throws FormatError.
    View readView(const nlohmann::json& body, std::size_t search,
                  const std::vector<Settings>& rows) const;
    static nlohmann::json toJson(const View& view);
    using MoveNamed = std::function<Move(const std::string& text, const std::string& path)>;
    /// The content of the member "play" apart from the moves, of which there are `plies`. Throws
    /// FormatError.
    PlayView readPlay(const ObjectReader& play, std::size_t searchCount, std::size_t plies,
                      const MoveNamed& moveNamed) const;
    static nlohmann::json toJson(const PlayView& view,
                                 const std::function<std::string(Move)>& moveText);
    /// The view with updated rows after searches were added or removed.
    static View followed(View view, const std::vector<Settings>& before,
                         const std::vector<Settings>& after);

private:
    /// The reason why settings are invalid; empty if they are valid.
    QString refusalOf(const Settings& settings) const;
};

} // namespace yomi::ui::games
