// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_document.h"

#include "core/boards/grid_text.h"
#include "ui/common/wording.h"
#include "ui/inspector/words.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

#include <stdexcept>

namespace yomi::ui::tictactoe {

namespace {

struct DocumentText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Document)
};

/// The position of a board, even an unreachable one.
Position marksOf(const StoneReading& reading) {
    if (!reading.isBoard)
        return positionOf(reading);
    const GridStones stones = stonesOf(reading.text);
    return {{static_cast<std::uint16_t>(stones.o), static_cast<std::uint16_t>(stones.x)}};
}

} // namespace

TicTacToeDocument::TicTacToeDocument(QObject* parent)
    : GameSearchDocument(parent) {
    // Connected before any view, because views use the face.
    connect(this, &ui::Document::changed, this, [this] { m_face.setBegins(position().begins); });
}

ShownPosition Game::read(const nlohmann::json& body) {
    const yomi::tictactoe::Document document = documentFromJson(body);
    return {document.position, document.begins};
}

void Game::write(nlohmann::json& body, const ShownPosition& position) {
    body["position"] = text(position, position.begins);
    if (position.begins == Begins::X)
        body["begins"] = nameOf(position.begins);
}

ShownPosition Game::parse(const std::string& text, const ShownPosition& like) {
    return isMarks(text) ? ShownPosition(parseMarks(text), like.begins)
                         : understand(text, like).position;
}

ui::games::Understood<ShownPosition> Game::understand(const std::string& text,
                                                      const ShownPosition& like) {
    const StoneReading reading = readPosition(text, {.xBegins = like.begins == Begins::X});
    const bool areMarks = reading.first == "O" || reading.first == "X";
    return {{marksOf(reading), areMarks ? begins(reading) : like.begins}, reading.sentence};
}

QString Game::copyText(const ShownPosition& position) {
    return QString::fromStdString(text(position, position.begins));
}

QString Game::commandOptions(const ShownPosition& position) {
    const QString options = QStringLiteral("--position \"%1\"").arg(copyText(position));
    return position.begins == Begins::X ? QStringLiteral("--begins x ") + options : options;
}

QString Game::statusText(const ShownPosition& position) {
    return ui::inspector::statusText(tictactoe::face(position.begins), firstToMove(position),
                                     outcome(position));
}

inspector::Outcome Game::outcome(const ShownPosition& position) {
    switch (status(position)) {
    case Status::OWon:
        return inspector::Outcome::FirstWon;
    case Status::XWon:
        return inspector::Outcome::SecondWon;
    case Status::Drawn:
        return inspector::Outcome::Drawn;
    case Status::Playing:
        break;
    }
    return inspector::Outcome::Open;
}

std::optional<ui::games::SolvedMoves> Game::solve(const ShownPosition& position,
                                                  const Limits& limits) {
    Settings settings;
    settings.evaluation = nameOf(yomi::tictactoe::Evaluation::FastWin);
    settings.root = yomi::search::Root::Every;
    settings.table = true;
    const int side = firstToMove(position) ? 1 : -1;
    ui::games::SolvedMoves solved{
        yomi::search::Scale::FastWin, position.plies(), squareCount, firstToMove(position), {}};
    try {
        const SearchResult result = searchPosition(position, settings, limits);
        for (const RootMove& each : result.last().moves)
            solved.moves.push_back({static_cast<ui::inspector::Move>(each.move),
                                    side * each.value / result.stepsPerPoint});
    } catch (const TimeLimitPassed&) {
        return std::nullopt;
    }
    return solved;
}

QString Game::whyImpossible(const ShownPosition& position) {
    return worded(yomi::tictactoe::whyImpossible(position, position.begins));
}

ShownPosition Game::played(const ShownPosition& position, int move) {
    if (!(position.empty() >> move & 1)) // the engine's sentence counts squares from 0
        throw std::invalid_argument(DocumentText::tr("There is a mark on this square already: %1.")
                                        .arg(squareName(move))
                                        .toStdString());
    return {yomi::tictactoe::played(position, move, position.begins), position.begins};
}

QString Game::playSentence(const ShownPosition& position, int move) {
    return DocumentText::tr("%1 plays %2")
        .arg(playerName(position.toMove(), position.begins), squareName(move));
}

QString Game::moveName(const ShownPosition&, int move) {
    return squareName(move);
}

SearchResult Game::search(const ShownPosition& position, const Settings& settings,
                          const Limits& limits) {
    return searchPosition(position, settings, limits);
}

SearchResult Game::analyze(const ShownPosition& position, const Settings& settings,
                           const Limits& limits) {
    return analyzePosition(position, settings, limits);
}

yomi::search::RecordedSearch Game::record(const ShownPosition& position, const Settings& settings,
                                          const Limits& limits) {
    return recordPosition(position, settings, limits);
}

} // namespace yomi::ui::tictactoe
