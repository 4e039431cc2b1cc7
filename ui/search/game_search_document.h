// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/settings_json.h"
#include "ui/common/game_document.h"
#include "ui/search/search_document.h"

#include <exception>
#include <stdexcept>
#include <utility>

namespace yomi::ui::search {

/// What edits of a game change: the position, and the rows of the comparison table.
template <class PositionType>
struct SearchInputs {
    PositionType position = {};
    std::vector<Settings> searches = {Settings()};

    friend bool operator==(const SearchInputs&, const SearchInputs&) = default;
};

/// The document of one game. Game is a struct of static functions and constants:
///
///     Position                    a value; the default is the beginning
///     kind                        of the file
///     face(), ownPages            as in SearchDocument
///     mostPlies(position)
///     usualSearch()               of a new document
///     read(json), write(json&, position)    the position in a file; throws FormatError
///     parse(text, like)           a position of the same size as another; throws
///     boardText(position)         as traces have it
///     key(position)               names position and game
///     copyText(position), commandOptions(position)
///     statusText(position), whyImpossible(position)
///     isOver(position)            of a position that a game can reach
///     played(position, move)      throws std::invalid_argument
///     playSentence(position, move)
///     moveName(position, move)
///     search(position, settings, limits), record(position, settings, limits)
template <class Game>
class GameSearchDocument
    : public GameDocument<SearchInputs<typename Game::Position>, View, SearchDocument> {
    using Base = GameDocument<SearchInputs<typename Game::Position>, View, SearchDocument>;

public:
    using Position = typename Game::Position;
    using Inputs = typename Base::Inputs;
    using Snapshot = typename Base::Snapshot;

    explicit GameSearchDocument(QObject* parent = nullptr)
        : Base(Game::kind, {{{}, {Game::usualSearch()}}, {}}, parent) {}

    const Position& position() const { return this->inputs().position; }

    const GameFace& face() const override { return Game::face(); }
    int mostPlies() const override { return Game::mostPlies(position()); }
    std::vector<std::string> pages() const override {
        std::vector<std::string> pages = SearchDocument::pages();
        for (const char* own : Game::ownPages)
            pages.emplace_back(own);
        return pages;
    }
    const std::vector<Settings>& searches() const override { return this->inputs().searches; }

    SearchRoot root() const override {
        return {Game::key(position()),
                [position = position()](const Settings& settings, const Limits& limits) {
                    return Game::search(position, settings, limits);
                },
                [position = position()](const Settings& settings, const Limits& limits) {
                    return Game::record(position, settings, limits);
                },
                [position = position()](int move) {
                    return Game::moveName(position, move);
                }};
    }
    QString statusText() const override {
        return whyImpossible().isEmpty() ? Game::statusText(position())
                                         : SearchDocument::tr("impossible");
    }
    QString whyImpossible() const override { return Game::whyImpossible(position()); }
    QString whyNotSearched() const override {
        if (QString reason = whyImpossible(); !reason.isEmpty())
            return reason;
        return Game::isOver(position())
                   ? SearchDocument::tr("The game is over: %1. There is nothing to search.")
                         .arg(statusText())
                   : QString();
    }
    QString copyText() const override { return Game::copyText(position()); }
    QString commandOptions() const override { return Game::commandOptions(position()); }
    std::string boardText(const std::string& text) const override {
        const Position parsed = Game::parse(text, position());
        if (const QString reason = Game::whyImpossible(parsed); !reason.isEmpty())
            throw std::invalid_argument(SearchDocument::tr("No game leads to \"%1\": %2")
                                            .arg(QString::fromStdString(text), reason)
                                            .toStdString());
        return Game::boardText(parsed);
    }
    bool isSearchable(const std::string& board) const override {
        try {
            const Position parsed = Game::parse(board, position());
            return Game::whyImpossible(parsed).isEmpty() && !Game::isOver(parsed);
        } catch (const std::exception&) {
            return false; // of another size
        }
    }
    QString takePosition(const std::string& text, const QString& sentence) override {
        try {
            return takePosition(Game::parse(text, position()), sentence);
        } catch (const std::exception& error) {
            return QString::fromUtf8(error.what());
        }
    }
    QString takePosition(const Position& position, const QString& sentence) {
        Edit<Inputs> edit{sentence, this->inputs(), {}, {}};
        edit.after.position = position;
        return this->perform(edit);
    }
    QString playMove(Move move) override {
        if (QString reason = whyImpossible(); !reason.isEmpty())
            return reason;
        try {
            return takePosition(Game::played(position(), static_cast<int>(move)),
                                Game::playSentence(position(), static_cast<int>(move)));
        } catch (const std::exception& error) {
            return QString::fromUtf8(error.what());
        }
    }
    void replaceSearches(std::vector<Settings> searches, const QString& sentence) override {
        Edit<Inputs> edit{sentence, this->inputs(), {}, {}};
        edit.after.searches = std::move(searches);
        this->perform(edit);
    }

protected:
    Snapshot parse(const nlohmann::json& body) const override {
        const Position position = Game::read(body);
        yomi::search::Searches searches =
            yomi::search::searchesFromJson(body, Game::face().usual(), Game::mostPlies(position));
        if (!body.contains("searches"))
            searches.rows = {Game::usualSearch()};
        const View view = this->readView(body, searches.shown, searches.rows.size());
        return {{position, std::move(searches.rows)}, view};
    }
    nlohmann::json bodyOf(const Snapshot& snapshot) const override {
        nlohmann::json body = yomi::search::toJson(
            yomi::search::Searches{snapshot.inputs.searches, snapshot.view.search});
        Game::write(body, snapshot.inputs.position);
        this->writeView(snapshot.view, body);
        return body;
    }
    /// An edit that changes the search shown sets the stepping back to its start; undone, to where
    /// it stood. The rows shown are followed when others come or go.
    View viewAfter(const Inputs&) const override {
        View start = this->view();
        start.event = 0;
        return start;
    }
    View viewOf(const Snapshot& next) const override {
        const std::vector<Settings>& rows = next.inputs.searches;
        View look = this->followed(this->view(), this->searches(), rows);
        if (next.inputs.position != position() || rows[look.search] != this->shownSearch())
            look.event = look.search == next.view.search ? next.view.event : 0;
        return look;
    }
};

} // namespace yomi::ui::search
