// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/settings_json.h"
#include "ui/common/game_document.h"
#include "ui/common/wording.h"
#include "ui/games/search_document.h"

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <utility>

namespace yomi::ui::games {

/// The inputs of a game that edits change: the position, and the rows of the comparison table.
template <class PositionType>
struct SearchInputs {
    PositionType position = {};
    std::vector<Settings> searches = {Settings()};
    /// The start of the game that led to the position, and its moves.
    PositionType start = position;
    std::vector<Move> moves = {};

    /// Sets another position, where a new game begins.
    void begin(const PositionType& other) {
        position = start = other;
        moves.clear();
    }

    friend bool operator==(const SearchInputs&, const SearchInputs&) = default;
};

/// A position read from a text, and a note of how the text was interpreted.
template <class PositionType>
struct Understood {
    PositionType position;
    Sentence sentence;
};

/// The document of one game. Game is a struct of static functions and constants:
///
///     Position                    a value
///     beginning()                 the position of a new document
///     kind                        of the file
///     face(), ownPages            as in SearchDocument
///     mostPlies(position), plies(position)    of the longest game, and those that were played
///     usualSearch()               of a new document
///     read(json), write(json&, position)    the position in a file; throws FormatError
///     parse(text, like)           a position of the same size as another, as Yomi writes it;
///     throws understand(text, like)      one from any other source, of any size; throws
///     boardText(position)         as in traces
///     key(position)               identifies position and game
///     copyText(position), commandOptions(position)
///     statusText(position), whyImpossible(position)
///     isOver(position)            of a position that a game can reach
///     played(position, move)      throws std::invalid_argument
///     playSentence(position, move)
///     moveName(position, move)
///     movesTo(position)           from the empty board, none if unknown
///     empty(position)             the empty board of the same size
///     firstToMove(position), outcome(position)
///     moveCount(position)         moves are numbers below it
///     moveText(position, move)    as in files
///     search, analyze and record(position, settings, limits)
///     solve(position, limits)     the score of each move, nothing if the time is too short
template <class Game>
class GameSearchDocument
    : public GameDocument<SearchInputs<typename Game::Position>, View, SearchDocument> {
    using Base = GameDocument<SearchInputs<typename Game::Position>, View, SearchDocument>;

public:
    using Position = typename Game::Position;
    using Inputs = typename Base::Inputs;
    using Snapshot = typename Base::Snapshot;

    explicit GameSearchDocument(QObject* parent = nullptr)
        : Base(Game::kind,
               {{Game::beginning(), usualSearches(Game::usualSearch())},
                SearchDocument::firstView(usualSearches(Game::usualSearch()), Game::usualSearch())},
               parent) {}

    const Position& position() const { return this->inputs().position; }
    /// The board shown.
    Position looked() const { return positionAfter(lookedPlies()); }
    /// The board on which the search starts.
    Position searched() const { return positionAfter(searchedPlies()); }

    nlohmann::json inputsBody() const override {
        const Inputs& inputs = this->inputs();
        nlohmann::json body = yomi::search::toJson(yomi::search::Searches{inputs.searches});
        Game::write(body, inputs.position);
        if (!isToldByPosition()) {
            body["play"] = {{"start", Game::boardText(inputs.start)},
                            {"moves", nlohmann::json::array()}};
            for (const Move move : inputs.moves)
                body["play"]["moves"].push_back(Game::moveText(inputs.start, move));
        }
        return body;
    }
    nlohmann::json viewBody() const override {
        nlohmann::json body = {{"view", this->toJson(this->view())}};
        if (!isToldByPosition() || this->play() != PlayView())
            body["play"] = this->toJson(this->play(), [this](Move move) {
                return Game::moveText(this->inputs().start, move);
            });
        return body;
    }

    const GameFace& face() const override { return Game::face(); }
    int mostPlies() const override { return Game::mostPlies(position()); }
    int pliesLeft() const override { return mostPlies() - Game::plies(searched()); }
    std::vector<std::string> pages() const override {
        std::vector<std::string> pages = SearchDocument::pages();
        for (const char* own : Game::ownPages)
            pages.emplace_back(own);
        return pages;
    }
    const std::vector<Settings>& searches() const override { return this->inputs().searches; }

    SearchRoot root() const override { return rootOf(searched()); }
    QString rootText() const override {
        const int plies = searchedPlies();
        return plies == playedPlies() ? QString()
               : plies == 0           ? SearchDocument::tr("Before the first move")
                                      : SearchDocument::tr("After move %1").arg(plies);
    }
    QString statusText() const override {
        return whyImpossible().isEmpty() ? Game::statusText(looked())
                                         : SearchDocument::tr("impossible");
    }
    bool isOver() const override { return whyImpossible().isEmpty() && Game::isOver(looked()); }
    QString whyImpossible() const override { return Game::whyImpossible(position()); }
    QString whyNotSearched() const override {
        if (QString reason = whyImpossible(); !reason.isEmpty())
            return reason;
        return Game::isOver(searched())
                   ? SearchDocument::tr("The game is over: %1. There is nothing to search.")
                         .arg(statusText())
                   : QString();
    }
    QString copyText() const override { return Game::copyText(looked()); }
    std::string board() const override { return Game::boardText(looked()); }
    QString commandOptions() const override { return Game::commandOptions(searched()); }
    std::string boardText(const std::string& text) const override {
        const Position parsed = Game::understand(text, position()).position;
        if (const QString reason = Game::whyImpossible(parsed); !reason.isEmpty())
            // Fully qualified: lupdate would look for the class in std, the namespace of the
            // function's type.
            throw std::invalid_argument(
                ::yomi::ui::games::SearchDocument::tr("No game leads to \"%1\": %2")
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
    QString pastePosition(const std::string& text, QString& readAs) override {
        try {
            const Understood<Position> understood = Game::understand(text, position());
            const QString refusal =
                takePosition(understood.position, SearchDocument::tr("Paste a position"));
            readAs = refusal.isEmpty() ? worded(understood.sentence) : QString();
            return refusal;
        } catch (const std::exception& error) {
            return messageOf(error);
        }
    }
    QString takePosition(const std::string& text, const QString& sentence) override {
        try {
            return takePosition(Game::parse(text, position()), sentence);
        } catch (const std::exception& error) {
            return messageOf(error);
        }
    }
    QString takePosition(const Position& other, const QString& sentence) {
        if (other == position())
            return {};
        Edit<Inputs> edit{sentence, this->inputs(), {}, {}};
        edit.after = begun(std::move(edit.after), other);
        return this->perform(edit);
    }

    PlayedGame playedGame() const override {
        PlayedGame game;
        if (!whyImpossible().isEmpty())
            return game;
        Position reached = this->inputs().start;
        game.beginsEmpty = Game::boardText(reached) == Game::boardText(Game::empty(reached));
        const auto add = [&game](const Position& at) {
            game.stands.push_back(
                {Game::boardText(at), Game::firstToMove(at), Game::outcome(at), Game::plies(at)});
        };
        add(reached);
        for (const Move move : this->inputs().moves) {
            game.moves.push_back(move);
            add(reached = Game::played(reached, move));
        }
        return game;
    }
    int moveCount() const override { return Game::moveCount(position()); }
    QString shortMoveName(Move move) const override {
        return face().shortMoveName(move, Game::moveText(position(), move));
    }
    SearchRoot rootAfter(int plies) const override { return rootOf(positionAfter(plies)); }
    SearchRoot rootAlong(const std::vector<Move>& path) const override {
        Position reached = searched();
        for (const Move move : path)
            reached = Game::played(reached, move);
        return rootOf(reached);
    }
    using SearchDocument::playMove;
    QString playMove(Move move, const SearchDocument::Turn& turn) override {
        if (QString reason = whyImpossible(); !reason.isEmpty())
            return reason;
        try {
            Edit<Inputs> edit{Game::playSentence(position(), move), this->inputs(), {}, {}};
            if (turn.isAnswer)
                edit.sentence = SearchDocument::tr("%1, %2", "a move and its answer")
                                    .arg(this->undoStack().undoText(), edit.sentence);
            edit.after.position = Game::played(position(), move);
            edit.after.moves.push_back(move);
            return this->perform(edit, turn.key);
        } catch (const std::exception& error) {
            return messageOf(error);
        }
    }
    QString playHere(Move move) override {
        if (lookedPlies() == playedPlies())
            return playMove(move, {});
        try {
            Edit<Inputs> edit{Game::playSentence(looked(), move), this->inputs(), {}, {}};
            edit.after.position = Game::played(looked(), move);
            edit.after.moves.resize(static_cast<std::size_t>(lookedPlies()));
            edit.after.moves.push_back(move);
            return this->perform(edit);
        } catch (const std::exception& error) {
            return messageOf(error);
        }
    }
    QString goBackTo(int plies) override {
        Edit<Inputs> edit{
            SearchDocument::tr("Go back to move %1").arg(plies + 1), this->inputs(), {}, {}};
        edit.after.position = positionAfter(plies);
        edit.after.moves.resize(static_cast<std::size_t>(plies));
        return this->perform(edit);
    }
    QString beginGame() override {
        return takePosition(Game::empty(position()), SearchDocument::tr("New game"));
    }
    QString takeGame(const std::string& start, const std::vector<Move>& moves,
                     const QString& sentence) override {
        try {
            Edit<Inputs> edit{sentence, this->inputs(), {}, {}};
            edit.after.begin(start.empty() ? Game::empty(position())
                                           : Game::parse(start, position()));
            for (const Move move : moves)
                edit.after.position = Game::played(edit.after.position, move);
            edit.after.moves = moves;
            return edit.after == this->inputs() ? QString() : this->perform(edit);
        } catch (const std::exception& error) {
            return messageOf(error);
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
        yomi::search::Searches searches = yomi::search::searchesFromJson(
            body, Game::face().gameDefaults(), Game::mostPlies(position));
        if (!body.contains("searches")) {
            searches.rows = usualSearches(Game::usualSearch());
            searches.shown = SearchDocument::firstView(searches.rows, Game::usualSearch()).search;
        }
        Snapshot read{begun({position, std::move(searches.rows)}, position), {}};
        read.view = this->readView(body, searches.shown, read.inputs.searches);
        if (body.contains("play"))
            readGame(ObjectReader(body).object("play"), read);
        return read;
    }
    /// An edit that changes the search shown goes to its result; undo returns to the previous
    /// event. The rows shown keep their searches when others are added or removed.
    View viewAfter(const Inputs&) const override {
        View start = this->view();
        start.event = resultEvent;
        return start;
    }
    View viewOf(const Snapshot& next) const override {
        const std::vector<Settings>& rows = next.inputs.searches;
        View look = this->followed(this->view(), this->searches(), rows);
        if (next.inputs.position != position() || rows[look.search] != this->shownSearch())
            look.event = look.search == next.view.search ? next.view.event : resultEvent;
        const std::vector<Move>&was = this->inputs().moves, &is = next.inputs.moves;
        if (next.inputs.start != this->inputs().start || was != is)
            look.play.shown.reset();
        // The comment on a move is valid while that move and those before it are the same.
        const auto same = next.inputs.start == this->inputs().start
                              ? std::ranges::mismatch(was, is).in1 - was.begin()
                              : 0;
        if (look.play.comments.size() > static_cast<std::size_t>(same))
            look.play.comments.resize(static_cast<std::size_t>(same));
        return look;
    }

private:
    static SearchRoot rootOf(const Position& position) {
        return {Game::key(position),
                [position](const Settings& settings, const Limits& limits) {
                    return Game::search(position, settings, limits);
                },
                [position](const Settings& settings, const Limits& limits) {
                    return Game::analyze(position, settings, limits);
                },
                [position](const Settings& settings, const Limits& limits) {
                    return Game::record(position, settings, limits);
                },
                [position](int move) { return Game::moveName(position, move); },
                [position](const Limits& limits) {
                    return Game::solve(position, limits);
                }};
    }
    /// Inputs with a new game that begins at another position, or with the moves that led there.
    static Inputs begun(Inputs inputs, const Position& position) {
        inputs.begin(position);
        inputs.moves = Game::movesTo(position);
        if (!inputs.moves.empty())
            inputs.start = Game::empty(position);
        return inputs;
    }
    int playedPlies() const { return static_cast<int>(this->inputs().moves.size()); }
    int lookedPlies() const {
        return std::min(this->view().play.shown.value_or(playedPlies()), playedPlies());
    }
    int searchedPlies() const { return lookedPlies() - (lookedPlies() > 0 && isOver() ? 1 : 0); }
    Position positionAfter(int plies) const {
        if (plies == playedPlies())
            return position();
        Position reached = this->inputs().start;
        for (int ply = 0; ply < plies; ++ply)
            reached = Game::played(reached, this->inputs().moves[static_cast<std::size_t>(ply)]);
        return reached;
    }

    void readGame(const ObjectReader& play, Snapshot& read) const {
        Inputs& inputs = read.inputs;
        const auto moveNamed = [&inputs](const std::string& text, const std::string& path) {
            for (int move = 0; move < Game::moveCount(inputs.start); ++move)
                if (Game::moveText(inputs.start, move) == text)
                    return static_cast<Move>(move);
            throw FormatError("\"{}\" is not a move", text).at(path);
        };
        const Position position = inputs.position;
        const auto at = [](const std::string& path, const auto& lead) {
            try {
                return lead();
            } catch (const std::exception& error) {
                throw FormatError(sentenceOf(error)).at(path);
            }
        };
        if (play.has("moves"))
            inputs.begin(play.has("start")
                             ? at(play.path("start"),
                                  [&] { return Game::parse(play.text("start"), position); })
                             : position);
        play.forEach(
            "moves", deepestGame, [&](const nlohmann::json& each, const std::string& path) {
                inputs.moves.push_back(moveNamed(textAt(each, path), path));
                inputs.position =
                    at(path, [&] { return Game::played(inputs.position, inputs.moves.back()); });
            });
        if (Game::boardText(inputs.position) != Game::boardText(position))
            throw FormatError("they lead to {}, not to the position",
                              Game::boardText(inputs.position))
                .at(play.path("moves"));
        inputs.position = position;
        read.view.play =
            this->readPlay(play, inputs.searches.size(), inputs.moves.size(), moveNamed);
    }
    /// Whether the position's text has the whole game, so that a file needs no moves.
    bool isToldByPosition() const { return begun(this->inputs(), position()) == this->inputs(); }

    static constexpr std::size_t deepestGame = yomi::search::deepestLimit;
};

} // namespace yomi::ui::games
