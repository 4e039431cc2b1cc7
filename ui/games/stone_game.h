// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/game_entry.h"
#include "core/boards/grid_size.h"
#include "core/boards/grid_text.h"
#include "core/boards/stone_start.h"
#include "core/common/format_error.h"
#include "core/search/move_comment.h"
#include "ui/common/wording.h"
#include "ui/games/game_search_document.h"
#include "ui/games/stone_grid.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>

namespace yomi::ui::games {

/// A position of a game of stones in a document: a board, which may be unreachable while it is
/// edited, and the moves that led there if they are known.
struct StonePosition {
    GridSize size = {};
    std::string board = gridText({}, size.width, size.height);
    std::optional<std::string> moves = std::string();

    std::string text() const { return moves.value_or(board); }
    friend bool operator==(const StonePosition&, const StonePosition&) = default;
};

struct StoneGameText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::games::StoneGame)
};

/// A game of stones on a grid for GameSearchDocument. Rules is a struct with what the list of games
/// in core does not know:
///
///     game()           its GameEntry
///     kind             of its documents
///     face()
///     scale            of its solver's scores
///     usualSearch()    of a new document
template <class Rules>
struct StoneGame {
    using Position = StonePosition;
    static constexpr std::string_view kind = Rules::kind;
    static constexpr std::array<const char*, 0> ownPages = {};

    static const StoneFace& face() { return Rules::face(); }
    static int mostPlies(const Position& position) { return position.size.cells(); }
    static int plies(const Position& position) {
        return static_cast<int>(std::ranges::count_if(
            position.board, [](char sign) { return sign == 'o' || sign == 'x'; }));
    }
    static Settings usualSearch() { return Rules::usualSearch(); }

    /// The file's body:  "size": "7x6", "inARow": 4, "position": "4453"
    static Position read(const nlohmann::json& body) {
        const StoneStart start = yomi::stoneStartFromJson(body, startOn(Rules::game().usualSize));
        const Position empty = emptyBoard(yomi::sizeOf(Rules::game(), start));
        try {
            return parse(start.position, empty);
        } catch (const std::exception& error) {
            throw FormatError(sentenceOf(error)).at("position");
        }
    }
    static void write(nlohmann::json& body, const Position& position) {
        StoneStart start = startOn(position.size);
        start.position = position.text();
        body.update(toJson(start));
    }
    static Position beginning() { return emptyBoard(Rules::game().usualSize); }
    static Position emptyBoard(const GridSize& size) {
        Position position;
        position.size = size;
        position.board = gridText({}, size.width, size.height);
        return position;
    }
    static Position parse(const std::string& text, const Position& like) {
        return positionOf(readOwnStones(text, {Rules::game().notation, like.size}));
    }
    static Understood<Position> understand(const std::string& text, const Position& like) {
        const StoneReading reading = readStones(text, {Rules::game().notation, like.size, true});
        Rules::game().validateSize(reading.size);
        return {positionOf(reading), reading.sentence};
    }
    static std::string boardText(const Position& position) { return position.board; }
    static std::string key(const Position& position) {
        return std::string(kind) + ' ' + std::to_string(position.size.inARow) + ' ' +
               position.board;
    }
    static QString copyText(const Position& position) {
        return QString::fromStdString(position.text());
    }
    static QString commandOptions(const Position& position) {
        QString options = QStringLiteral("--game %1").arg(QString::fromUtf8(Rules::game().name));
        if (position.size != Rules::game().usualSize)
            options += QStringLiteral(" --size %1 --in-a-row %2")
                           .arg(QString::fromStdString(position.size.text()))
                           .arg(position.size.inARow);
        if (const QString text = copyText(position); !text.isEmpty())
            options += QStringLiteral(" --position \"%1\"").arg(text);
        return options;
    }

    static QString statusText(const Position& position) {
        const auto engine = engineOf(position);
        return inspector::statusText(face(), engine->firstToMove(), outcomeOf(*engine));
    }
    static QString whyImpossible(const Position& position) {
        try {
            engineOf(position);
            return {};
        } catch (const std::exception& error) {
            return messageOf(error);
        }
    }
    static bool isOver(const Position& position) {
        return outcome(position) != tree::Outcome::Open;
    }
    static Position played(const Position& position, int move) {
        const std::string text = moveText(position, move);
        const auto engine = engineOf(position);
        Position after = position;
        try {
            engine->play(text);
        } catch (const FormatError& error) { // whose place would be "move 1"
            throw InvalidArgument(error.fault());
        }
        after.board = engine->boardText();
        if (after.moves)
            after.moves = Rules::game().joined(*after.moves, text);
        return after;
    }
    static QString playSentence(const Position& position, int move) {
        return StoneGameText::tr("%1 plays %2")
            .arg(face().sideName(firstToMove(position)), moveName(position, move));
    }
    static QString moveName(const Position& position, int move) {
        return face().moveName(static_cast<Move>(move), moveText(position, move));
    }

    /// The moves from the empty board, if they are known.
    static std::vector<Move> movesTo(const Position& position) {
        const std::string text = position.text();
        std::vector<Move> moves;
        for (std::string made; position.moves && made != text;) {
            std::string next;
            Move found = 0;
            for (int move = 0; move < moveCount(position); ++move) {
                // "a10" begins with "a1": the longest move that matches is the right one.
                std::string joined = Rules::game().joined(made, moveText(position, move));
                if (joined.size() > next.size() && text.starts_with(joined)) {
                    next = std::move(joined);
                    found = static_cast<Move>(move);
                }
            }
            if (next.empty())
                return {};
            moves.push_back(found);
            made = std::move(next);
        }
        return moves;
    }
    static Position empty(const Position& position) { return emptyBoard(position.size); }
    static bool firstToMove(const Position& position) { return engineOf(position)->firstToMove(); }
    static tree::Outcome outcome(const Position& position) {
        return outcomeOf(*engineOf(position));
    }
    static int moveCount(const Position& position) {
        return Rules::game().moveCount(position.size);
    }
    static std::string moveText(const Position& position, int move) {
        return Rules::game().moveText(position.size, move);
    }
    static std::optional<SolvedMoves> solve(const Position& position, const Limits& limits) {
        const auto engine = engineOf(position);
        return solvedMoves(Rules::scale, plies(position), mostPlies(position),
                           engine->firstToMove(),
                           Rules::game().newSolver()->solveMoves(*engine, limits));
    }

    static SearchResult search(const Position& position, const Settings& settings,
                               const Limits& limits) {
        return engineOf(position)->search(settings, limits);
    }
    static SearchResult analyze(const Position& position, const Settings& settings,
                                const Limits& limits) {
        return engineOf(position)->analyze(settings, limits);
    }
    static RecordedSearch record(const Position& position, const Settings& settings,
                                 const Limits& limits) {
        return engineOf(position)->record(settings, limits);
    }

private:
    using StoneStart = yomi::StoneStart;

    static StoneStart startOn(const GridSize& size) { return {size.text(), size.inARow}; }
    static std::unique_ptr<GamePosition> engineOf(const Position& position) {
        const GameEntry& game = Rules::game();
        return game.positionOf(readOwnStones(position.board, {game.notation, position.size}));
    }
    /// No game need lead to the board.
    static Position positionOf(const StoneReading& reading) {
        Position position = emptyBoard(reading.size);
        if (reading.isBoard) {
            if (reading.text != position.board)
                position.moves.reset();
            position.board = reading.text;
        } else {
            position.board = Rules::game().positionOf(reading)->boardText();
            position.moves = reading.text;
        }
        return position;
    }
    static tree::Outcome outcomeOf(const GamePosition& position) {
        switch (position.ended()) {
        case yomi::search::Ended::No:
            break;
        case yomi::search::Ended::Drawn:
            return Outcome::Drawn;
        case yomi::search::Ended::Lost:
            return position.firstToMove() ? Outcome::SecondWon : Outcome::FirstWon;
        case yomi::search::Ended::Won:
            return position.firstToMove() ? Outcome::FirstWon : Outcome::SecondWon;
        }
        return Outcome::Open;
    }
};

} // namespace yomi::ui::games
