// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/search_document.h"

#include "core/search/move_comment_json.h"
#include "core/search/settings_json.h"
#include "ui/common/wording.h"
#include "ui/inspector/words.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace yomi::ui::games {

using nlohmann::json;
using yomi::search::mostSearches;

namespace {

/// The default row for a comparison: the next different search, or else the nearest one before; the
/// row itself if there is no other.
std::size_t rowBeside(std::size_t search, const std::vector<Settings>& rows) {
    for (std::size_t row = search + 1; row < rows.size(); ++row)
        if (rows[row] != rows[search])
            return row;
    for (std::size_t row = search; row-- > 0;)
        if (rows[row] != rows[search])
            return row;
    return search;
}

/// Chooses another search to compare with if the two are the same row.
View compared(View view, const std::vector<Settings>& rows) {
    if (rows[view.other] == rows[view.search])
        view.other = rowBeside(view.search, rows);
    return view;
}

/// The new row of a search after rows were added or removed.
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

std::vector<Settings> usualSearches(const Settings& usual) {
    std::vector<Settings> rows;
    for (const Algorithm algorithm : {Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs}) {
        Settings plain;
        plain.algorithm = algorithm;
        plain.table = false;
        plain.evaluation = usual.evaluation;
        plain.depth = usual.depth;
        rows.push_back(algorithm == usual.algorithm ? usual : plain);
    }
    return rows;
}

std::vector<std::string> SearchDocument::pages() const {
    return {treePage, "icicle", "examine", comparisonPage, twoRunsPage, playPage};
}

QString SearchDocument::refusalOf(const Settings& settings) const {
    try {
        resolved(settings, face().gameDefaults(), mostPlies());
        return {};
    } catch (const std::invalid_argument& error) {
        return messageOf(error);
    }
}

QString SearchDocument::setSearch(std::size_t row, const Settings& settings) {
    if (QString refusal = refusalOf(settings); !refusal.isEmpty())
        return refusal;
    std::vector<Settings> rows = searches();
    rows[row] = settings;
    replaceSearches(std::move(rows), tr("Change the search to %1").arg(searchName(settings)));
    return {};
}

QString SearchDocument::addSearch(const Settings& settings) {
    if (searches().size() >= mostSearches)
        return tr("The table has room for %n searches; it is full.", nullptr,
                  static_cast<int>(mostSearches));
    if (QString refusal = refusalOf(settings); !refusal.isEmpty())
        return refusal;
    std::vector<Settings> rows = searches();
    rows.push_back(settings);
    replaceSearches(std::move(rows), tr("Add %1").arg(searchName(settings)));
    return {};
}

QString SearchDocument::removeSearch(std::size_t row) {
    if (searches().size() == 1)
        return tr("The table keeps one search at least.");
    std::vector<Settings> rows = searches();
    const QString sentence = tr("Remove %1").arg(searchName(rows[row]));
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
    replaceSearches(std::move(rows), sentence);
    return {};
}

void SearchDocument::showSearch(std::size_t row) {
    View next = view();
    if (row == next.search)
        return;
    if (row == next.other)
        next.other = next.search;
    next.search = row;
    next.event = resultEvent;
    setView(compared(next, searches()));
}

void SearchDocument::compareWith(std::size_t row) {
    if (row == view().search)
        return showSearch(view().other);
    View next = view();
    next.other = row;
    setView(compared(next, searches()));
}

void SearchDocument::setEvent(std::uint32_t event) {
    View next = view();
    next.event = event;
    setView(next);
}

void SearchDocument::setPage(const std::string& page) {
    View next = view();
    next.page = page;
    setView(next);
}

void SearchDocument::setRows(const std::string& rows) {
    View next = view();
    next.rows = rows;
    setView(next);
}

void SearchDocument::setQuiz(bool on) {
    View next = view();
    next.quiz = on;
    setView(next);
}

void SearchDocument::setPlay(PlayView play) {
    View next = view();
    if (play.shown != next.play.shown)
        next.event = resultEvent; // of another search
    next.play = std::move(play);
    setView(next);
}

View SearchDocument::firstView(const std::vector<Settings>& rows, const Settings& usual) {
    View view;
    view.search = static_cast<std::size_t>(std::ranges::find(rows, usual) - rows.begin());
    view.other = rowBeside(view.search, rows);
    return view;
}

View SearchDocument::readView(const json& body, std::size_t search,
                              const std::vector<Settings>& rows) const {
    View view;
    view.search = search;
    view.other = rowBeside(search, rows);
    const ObjectReader whole(body);
    if (!whole.has("view"))
        return view;
    const ObjectReader reader = whole.object("view");
    const auto oneOf = [&reader](const std::vector<std::string>& names, const char* member) {
        const json* value = reader.find(member);
        const auto name = value && value->is_string()
                              ? std::ranges::find(names, value->get<std::string>())
                              : names.end();
        return name == names.end() ? std::optional<std::string>() : *name;
    };
    // A page unknown to this version, or not one of the game's, becomes the first.
    view.page = oneOf(pages(), "page").value_or(view.page);
    view.rows = oneOf(face().comparedRows(), "rows").value_or(view.rows);
    if (const auto earlier = oneOf(face().comparedRows(), "page")) { // a page of earlier versions
        view.page = comparisonPage;
        view.rows = *earlier;
    }
    view.other = static_cast<std::size_t>(reader.integer("other", 0,
                                                         static_cast<std::int64_t>(rows.size()) - 1,
                                                         static_cast<std::int64_t>(view.other)));
    view.event = static_cast<std::uint32_t>(reader.integer("event", 0, resultEvent, resultEvent));
    view.quiz = reader.boolean("quiz", view.quiz);
    view.examination = viewChoice(reader, "examination", view.examination);
    view.query = reader.text("query", "");
    view.line = reader.text("line", "");
    view.secondFile = reader.text("second", "");
    return compared(view, rows);
}

json SearchDocument::toJson(const View& view) {
    json body = {
        {"search", view.search}, {"page", view.page}, {"other", view.other}, {"quiz", view.quiz}};
    if (!view.rows.empty())
        body["rows"] = view.rows;
    if (view.event != resultEvent)
        body["event"] = view.event;
    if (view.examination != Examination::Statistics)
        body["examination"] = nameOf(view.examination);
    if (!view.query.empty())
        body["query"] = view.query;
    if (!view.line.empty())
        body["line"] = view.line;
    if (!view.secondFile.empty())
        body["second"] = view.secondFile;
    return body;
}

PlayView SearchDocument::readPlay(const ObjectReader& play, std::size_t searchCount,
                                  std::size_t plies, const MoveNamed& moveNamed) const {
    PlayView view;
    view.first = play.choice("first", view.first);
    view.second = play.choice("second", view.second);
    view.limit = play.choice("limit", view.limit);
    view.depth = static_cast<int>(play.integer("depth", 0, yomi::search::deepestLimit, view.depth));
    view.seconds = play.number("seconds", leastPlaySeconds, mostPlaySeconds, view.seconds);
    view.search = static_cast<std::size_t>(
        play.integer("search", 0, static_cast<std::int64_t>(searchCount) - 1, 0));
    view.hints = play.boolean("hints", view.hints);
    if (play.has("shown"))
        view.shown = static_cast<int>(play.integer("shown", 0, static_cast<std::int64_t>(plies)));
    play.forEach("comments", plies, [&](const json& each, const std::string& path) {
        auto& comment = view.comments.emplace_back();
        if (!each.is_null())
            comment = yomi::search::moveCommentFromJson(each, path, moveNamed);
    });
    return view;
}

json SearchDocument::toJson(const PlayView& view,
                            const std::function<std::string(Move)>& moveText) {
    json play = {{"first", nameOf(view.first)}, {"second", nameOf(view.second)},
                 {"limit", nameOf(view.limit)}, {"depth", view.depth},
                 {"seconds", view.seconds},     {"search", view.search},
                 {"hints", view.hints}};
    if (view.shown)
        play["shown"] = *view.shown;
    for (const std::optional<MoveComment>& comment : view.comments)
        play["comments"].push_back(comment ? yomi::search::toJson(*comment, moveText) : json());
    return play;
}

View SearchDocument::followed(View view, const std::vector<Settings>& before,
                              const std::vector<Settings>& after) {
    if (before.size() != after.size()) {
        view.search = newRow(view.search, before, after);
        view.other = newRow(view.other, before, after);
        view.play.search = newRow(view.play.search, before, after);
    }
    return compared(view, after);
}

} // namespace yomi::ui::games
