// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "ui/search/words.h"
#include "ui/tictactoe/face.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct DocumentText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Document)
};

} // namespace

const ui::search::GameFace& Game::face() {
    return tictactoe::face();
}

Position Game::read(const nlohmann::json& body) {
    return documentFromJson(body).position;
}

void Game::write(nlohmann::json& body, const Position& position) {
    body["position"] = text(position);
}

Position Game::parse(const std::string& text, const Position&) {
    return parseMarks(text);
}

QString Game::copyText(const Position& position) {
    return QString::fromStdString(text(position));
}

QString Game::commandOptions(const Position& position) {
    return QStringLiteral("--position \"%1\"").arg(copyText(position));
}

QString Game::statusText(const Position& position) {
    using trace::Outcome;
    const Status now = status(position);
    const Outcome outcome = now == Status::OWon    ? Outcome::FirstWon
                            : now == Status::XWon  ? Outcome::SecondWon
                            : now == Status::Drawn ? Outcome::Drawn
                                                   : Outcome::Open;
    return ui::search::statusText(face(), position.toMove() == Player::O, outcome);
}

QString Game::whyImpossible(const Position& position) {
    return QString::fromStdString(yomi::tictactoe::whyImpossible(position));
}

Position Game::played(const Position& position, int move) {
    return yomi::tictactoe::played(position, move);
}

QString Game::playSentence(const Position& position, int move) {
    return DocumentText::tr("%1 plays %2").arg(playerName(position.toMove()), squareName(move));
}

QString Game::moveName(const Position&, int move) {
    return squareName(move);
}

SearchResult Game::search(const Position& position, const Settings& settings,
                          const Limits& limits) {
    return searchPosition(position, settings, limits);
}

yomi::search::RecordedSearch Game::record(const Position& position, const Settings& settings,
                                          const Limits& limits) {
    return recordPosition(position, settings, limits);
}

} // namespace yomi::ui::tictactoe
