// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/document_json.h"
#include "core/tictactoe/search.h"
#include "ui/games/game_search_document.h"
#include "ui/tictactoe/edits.h"
#include "ui/tictactoe/face.h"

namespace yomi::ui::tictactoe {

/// Tic-tac-toe for GameSearchDocument. Its position may be unreachable while it is edited.
struct Game {
    using Position = ShownPosition;
    static constexpr std::string_view kind = documentKind;
    static constexpr std::array ownPages = {"strong-check", "updates"};

    static const ui::inspector::GameFace& face() { return tictactoe::face(); }
    static int mostPlies(const Position&) { return squareCount; }
    static int plies(const Position& position) { return position.plies(); }
    static Settings usualSearch() { return {}; }

    static Position read(const nlohmann::json& body);
    static void write(nlohmann::json& body, const Position& position);
    static Position parse(const std::string& text, const Position& like);
    static ui::games::Understood<Position> understand(const std::string& text,
                                                      const Position& like);
    static std::string boardText(const Position& position) { return text(position); }
    static std::string key(const Position& position) {
        return text(position) + signOf(Player::O, position.begins);
    }
    static QString copyText(const Position& position);
    static QString commandOptions(const Position& position);

    static QString statusText(const Position& position);
    static QString whyImpossible(const Position& position);
    static bool isOver(const Position& position) { return status(position) != Status::Playing; }
    static Position played(const Position& position, int move);
    static QString playSentence(const Position& position, int move);
    static QString moveName(const Position& position, int move);

    static std::vector<ui::inspector::Move> movesTo(const Position&) { return {}; } // not in texts
    static Position beginning() { return {}; }
    static Position empty(const Position& position) { return {{}, position.begins}; }
    static bool firstToMove(const Position& position) { return position.toMove() == Player::O; }
    static inspector::Outcome outcome(const Position& position);
    static int moveCount(const Position&) { return squareCount; }
    static std::string moveText(const Position&, int square) { return std::to_string(square); }
    static std::optional<ui::games::SolvedMoves> solve(const Position& position,
                                                       const Limits& limits);

    static SearchResult search(const Position& position, const Settings& settings,
                               const Limits& limits);
    static SearchResult analyze(const Position& position, const Settings& settings,
                                const Limits& limits);
    static yomi::search::RecordedSearch record(const Position& position, const Settings& settings,
                                               const Limits& limits);
};

/// Its face has the signs of its position.
class TicTacToeDocument : public ui::games::GameSearchDocument<Game> {
public:
    explicit TicTacToeDocument(QObject* parent = nullptr);

    const ui::inspector::GameFace& face() const override { return m_face; }
    void setBegins(Begins begins) { perform(tictactoe::setBegins(inputs(), begins)); }

private:
    Face m_face;
};

} // namespace yomi::ui::tictactoe
