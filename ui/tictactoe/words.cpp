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

struct WordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Words)
};

QString algorithmName(const Settings& settings) {
    switch (settings.algorithm) {
    case Algorithm::Minimax:
        return WordsText::tr("Minimax");
    case Algorithm::AlphaBeta:
        return WordsText::tr("Alpha-beta");
    case Algorithm::Mtdf:
        return WordsText::tr("MTD(f)");
    case Algorithm::Pvs:
        break;
    }
    return WordsText::tr("PVS");
}

} // namespace

QString playerName(Player player) {
    return player == Player::O ? QStringLiteral("O") : QStringLiteral("X");
}

QString squareName(int square) {
    const std::array<QString, squareCount> names = {
        WordsText::tr("top left"),    WordsText::tr("top"),    WordsText::tr("top right"),
        WordsText::tr("left"),        WordsText::tr("centre"), WordsText::tr("right"),
        WordsText::tr("bottom left"), WordsText::tr("bottom"), WordsText::tr("bottom right")};
    return names[static_cast<std::size_t>(square)];
}

QString squareNames(const std::vector<int>& squares) {
    QStringList names;
    for (const int square : squares)
        names << squareName(square);
    return names.join(QStringLiteral(", "));
}

QString bestMovesText(const Iteration& answer) {
    const std::vector<int> best = answer.bestMoves;
    return best.size() > 1 && best.size() == answer.moves.size() ? WordsText::tr("all moves")
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

QString provedText(const Bounds& proved) {
    if (proved.lower == proved.upper)
        return scoreText(proved.lower);
    if (proved.upper == infinity)
        return proved.lower == -infinity ? QStringLiteral("?")
                                         : boundText(BoundKind::Lower, proved.lower);
    if (proved.lower == -infinity)
        return boundText(BoundKind::Upper, proved.upper);
    return QStringLiteral("%1 … %2").arg(scoreText(proved.lower), scoreText(proved.upper));
}

QString depthText(int limit) {
    return WordsText::tr("depth %1, to ply %2").arg(limit).arg(limit + 1);
}

QString statusText(const Position& position) {
    if (!whyImpossible(position).empty())
        return WordsText::tr("impossible");
    switch (status(position)) {
    case Status::OWon:
        return WordsText::tr("O has won");
    case Status::XWon:
        return WordsText::tr("X has won");
    case Status::Drawn:
        return WordsText::tr("drawn");
    case Status::Playing:
        break;
    }
    return WordsText::tr("%1 to move").arg(playerName(position.toMove()));
}

QString whyNotSearched(const Position& position) {
    if (const std::string reason = whyImpossible(position); !reason.empty())
        return QString::fromStdString(reason);
    if (status(position) == Status::Playing)
        return {};
    return WordsText::tr("The game is over: %1. There is nothing to search.")
        .arg(statusText(position));
}

QString searchName(const Settings& settings) {
    QString name = algorithmName(settings);
    if (settings.iterative)
        name +=
            settings.ordering ? WordsText::tr(" iterative, ordered") : WordsText::tr(" iterative");
    if (settings.usesTable() && settings.algorithm != Algorithm::Pvs)
        name += WordsText::tr(" + table");
    QStringList details;
    if (settings.images == TableImages::Canonical)
        details << WordsText::tr("one entry a class");
    if (settings.freshTable)
        details << WordsText::tr("fresh tables");
    if (settings.evaluation == Evaluation::WinDrawLoss)
        details << WordsText::tr("win-draw-loss");
    if (settings.evaluation == Evaluation::FastWin)
        details << WordsText::tr("fast win");
    if (settings.depth)
        details << depthText(*settings.depth);
    if (settings.board == BoardKind::Record)
        details << WordsText::tr("record");
    if (settings.update == Update::Copy)
        details << WordsText::tr("copy");
    if (settings.update == Update::UnmakeEach)
        details << WordsText::tr("unmake each");
    return details.isEmpty() ? name
                             : name + QStringLiteral(" · ") + details.join(QStringLiteral(", "));
}

QString symmetryName(int symmetry) {
    const std::array<QString, symmetryCount> names = {
        WordsText::tr("the same board"),
        WordsText::tr("a quarter turn clockwise"),
        WordsText::tr("a half turn"),
        WordsText::tr("a quarter turn anticlockwise"),
        WordsText::tr("mirrored left–right"),
        WordsText::tr("mirrored top–bottom"),
        WordsText::tr("mirrored in the rising diagonal"),
        WordsText::tr("mirrored in the falling diagonal")};
    return names[static_cast<std::size_t>(symmetry)];
}

} // namespace yomi::ui::tictactoe
