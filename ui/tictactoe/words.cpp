// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/words.h"

#include "core/tictactoe/symmetry.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace yomi::ui::tictactoe {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Words)
};

QString algorithmName(const Settings& settings) {
    switch (settings.algorithm) {
    case Algorithm::Minimax:
        return Text::tr("Minimax");
    case Algorithm::AlphaBeta:
        return Text::tr("Alpha-beta");
    case Algorithm::Pvs:
        break;
    }
    return Text::tr("PVS");
}

} // namespace

QString playerName(Player player) {
    return player == Player::O ? QStringLiteral("O") : QStringLiteral("X");
}

QString squareName(int square) {
    const std::array<QString, squareCount> names = {
        Text::tr("top left"),    Text::tr("top"),    Text::tr("top right"),
        Text::tr("left"),        Text::tr("centre"), Text::tr("right"),
        Text::tr("bottom left"), Text::tr("bottom"), Text::tr("bottom right")};
    return names[static_cast<std::size_t>(square)];
}

QString squareNames(const std::vector<int>& squares) {
    QStringList names;
    for (const int square : squares)
        names << squareName(square);
    return names.join(QStringLiteral(", "));
}

QString bestMovesText(const Iteration& answer) {
    const std::vector<int> best = answer.bestMoves();
    return best.size() > 1 && best.size() == answer.moves.size() ? Text::tr("all moves")
                                                                 : squareNames(best);
}

QString scoreText(Score score) {
    const double value = points(score);
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    // Scores are halves: one decimal says everything.
    const QString digits = QLocale().toString(std::abs(value), 'f', score % 2 == 0 ? 0 : 1);
    return value < 0 ? u'−' + digits : digits;
}

QString boundText(BoundKind bound, Score value) {
    switch (bound) {
    case BoundKind::Lower:
        return QStringLiteral("≥ ") + scoreText(value);
    case BoundKind::Upper:
        return QStringLiteral("≤ ") + scoreText(value);
    case BoundKind::Exact:
        break;
    }
    return scoreText(value);
}

QString statusText(const Position& position) {
    if (!whyImpossible(position).empty())
        return Text::tr("impossible");
    switch (status(position)) {
    case Status::OWon:
        return Text::tr("O has won");
    case Status::XWon:
        return Text::tr("X has won");
    case Status::Drawn:
        return Text::tr("drawn");
    case Status::Playing:
        break;
    }
    return Text::tr("%1 to move").arg(playerName(position.toMove()));
}

QString whyNotSearched(const Position& position) {
    if (const std::string reason = whyImpossible(position); !reason.empty())
        return QString::fromStdString(reason);
    if (status(position) == Status::Playing)
        return {};
    return Text::tr("The game is over: %1. There is nothing to search.").arg(statusText(position));
}

QString searchName(const Settings& settings) {
    QString name = algorithmName(settings);
    if (settings.iterative)
        name += settings.ordering ? Text::tr(" iterative, ordered") : Text::tr(" iterative");
    if (settings.usesTable() && settings.algorithm != Algorithm::Pvs)
        name += Text::tr(" + table");
    QStringList details;
    if (settings.images == TableImages::Canonical)
        details << Text::tr("one entry a class");
    if (settings.freshTable)
        details << Text::tr("fresh tables");
    if (settings.evaluation == Evaluation::WinDrawLoss)
        details << Text::tr("win-draw-loss");
    if (settings.evaluation == Evaluation::FastWin)
        details << Text::tr("fast win");
    if (settings.depth)
        details << Text::tr("depth %1").arg(*settings.depth);
    if (settings.board == BoardKind::Record)
        details << Text::tr("record");
    if (settings.update == Update::Copy)
        details << Text::tr("copy");
    if (settings.update == Update::UnmakeEach)
        details << Text::tr("unmake each");
    return details.isEmpty() ? name
                             : name + QStringLiteral(" · ") + details.join(QStringLiteral(", "));
}

QString symmetryName(int symmetry) {
    const std::array<QString, symmetryCount> names = {Text::tr("the same board"),
                                                      Text::tr("a quarter turn clockwise"),
                                                      Text::tr("a half turn"),
                                                      Text::tr("a quarter turn anticlockwise"),
                                                      Text::tr("mirrored left–right"),
                                                      Text::tr("mirrored top–bottom"),
                                                      Text::tr("mirrored in the rising diagonal"),
                                                      Text::tr("mirrored in the falling diagonal")};
    return names[static_cast<std::size_t>(symmetry)];
}

} // namespace yomi::ui::tictactoe
