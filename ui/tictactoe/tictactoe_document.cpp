// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "ui/search/words.h"
#include "ui/tictactoe/face.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

#include <stdexcept>

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
    return ui::search::statusText(face(), firstToMove(position), outcome(position));
}

trace::Outcome Game::outcome(const Position& position) {
    switch (status(position)) {
    case Status::OWon:
        return trace::Outcome::FirstWon;
    case Status::XWon:
        return trace::Outcome::SecondWon;
    case Status::Drawn:
        return trace::Outcome::Drawn;
    case Status::Playing:
        break;
    }
    return trace::Outcome::Open;
}

std::optional<ui::search::SolvedMoves> Game::solve(const Position& position, const Limits& limits) {
    Settings settings;
    settings.evaluation = yomi::search::Evaluation::FastWin;
    settings.root = yomi::search::Root::Every;
    settings.table = true;
    const int side = firstToMove(position) ? 1 : -1;
    ui::search::SolvedMoves solved{
        yomi::search::Scale::FastWin, position.plies(), squareCount, firstToMove(position), {}};
    try {
        const SearchResult result = searchPosition(position, settings, limits);
        for (const RootMove& each : result.last().moves)
            solved.moves.push_back({static_cast<ui::search::Move>(each.move),
                                    side * each.value / result.stepsPerPoint});
    } catch (const TimeLimitPassed&) {
        return std::nullopt;
    }
    return solved;
}

QString Game::whyImpossible(const Position& position) {
    return QString::fromStdString(yomi::tictactoe::whyImpossible(position));
}

Position Game::played(const Position& position, int move) {
    if (!(position.empty() >> move & 1)) // the engine's sentence counts squares from 0
        throw std::invalid_argument(DocumentText::tr("There is a mark on this square already: %1.")
                                        .arg(squareName(move))
                                        .toStdString());
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

SearchResult Game::analyze(const Position& position, const Settings& settings,
                           const Limits& limits) {
    return analyzePosition(position, settings, limits);
}

yomi::search::RecordedSearch Game::record(const Position& position, const Settings& settings,
                                          const Limits& limits) {
    return recordPosition(position, settings, limits);
}

} // namespace yomi::ui::tictactoe
