// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/words.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace yomi::ui::inspector {

namespace {

using yomi::search::BestMove;
using yomi::search::Fail;
using yomi::search::NullWindow;
using yomi::search::Replacement;
using yomi::search::Root;

struct WordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Words)
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

QString entriesText(const Settings& settings) {
    const int entries = *settings.tableEntries;
    switch (settings.replacement.value_or(Replacement::Always)) {
    case Replacement::Always:
        return WordsText::tr("%Ln entries", nullptr, entries);
    case Replacement::Depth:
        return WordsText::tr("%Ln entries by depth", nullptr, entries);
    case Replacement::TwoTier:
        break;
    }
    return WordsText::tr("%Ln entries, two-tier", nullptr, entries);
}

/// The differences from the article's search.
void appendSwitches(const Settings& settings, QStringList& details) {
    if (settings.root)
        details << (settings.root == Root::Every ? WordsText::tr("every root move")
                                                 : WordsText::tr("textbook root"));
    if (settings.aspiration)
        details << WordsText::tr("aspiration %1").arg(scoreText(*settings.aspiration));
    if (settings.fail == Fail::Hard)
        details << WordsText::tr("fail-hard");
    if (settings.nullWindow == NullWindow::True)
        details << WordsText::tr("true null window");
    if (settings.killers)
        details << WordsText::tr("killers");
    if (settings.history)
        details << WordsText::tr("history");
    if (settings.ownMove)
        details << WordsText::tr("own move");
    if (settings.bestMove)
        details << (settings.bestMove == BestMove::Swap ? WordsText::tr("best move swapped")
                                                        : WordsText::tr("best move to the front"));
}

} // namespace

QString moveName(const Trace& trace, const GameFace& face, Move move) {
    return face.moveName(move, trace.game->moveText(move));
}

QString statusText(const GameFace& face, bool firstToMove, Outcome outcome) {
    switch (outcome) {
    case Outcome::FirstWon:
    case Outcome::SecondWon:
        return WordsText::tr("%1 has won").arg(face.sideName(outcome == Outcome::FirstWon));
    case Outcome::Drawn:
        return WordsText::tr("drawn");
    case Outcome::Open:
    case Outcome::Decided:
        break;
    }
    return WordsText::tr("%1 to move").arg(face.sideName(firstToMove));
}

bool areAllBest(const Iteration& answer) {
    return answer.bestMoves.size() > 1 && answer.bestMoves.size() == answer.moves.size();
}

QString bestMovesText(const Iteration& answer, const std::function<QString(int)>& moveName) {
    if (areAllBest(answer))
        return WordsText::tr("all moves");
    QStringList names;
    for (const int move : answer.bestMoves)
        names << moveName(move);
    return listText(names);
}

QString scoreText(double value) {
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    // Only the decimals it has, at most two.
    const auto isWhole = [](double number) {
        return number == std::round(number);
    };
    const int decimals = isWhole(value) ? 0 : isWhole(10 * value) ? 1 : 2;
    const QString digits = QLocale().toString(std::abs(value), 'f', decimals);
    return value < 0 ? u'−' + digits : digits;
}

QString boundText(BoundKind bound, double value) {
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
    if (proved.upper == infinite)
        return proved.lower == -infinite ? QStringLiteral("?")
                                         : boundText(BoundKind::Lower, proved.lower);
    if (proved.lower == -infinite)
        return boundText(BoundKind::Upper, proved.upper);
    return QStringLiteral("%1 … %2").arg(scoreText(proved.lower), scoreText(proved.upper));
}

QString depthText(const TraceIteration& iteration) {
    const int limit = iteration.depth;
    return iteration.isWholeGame
               ? WordsText::tr("depth %1, to the end").arg(limit)
               : WordsText::tr("depth %1 (%n plies)", nullptr, limit + 1).arg(limit);
}

QString evaluationName(std::string_view name) {
    return name == "article"         ? WordsText::tr("article")
           : name == "win-draw-loss" ? WordsText::tr("win-draw-loss")
           : name == "fast-win"      ? WordsText::tr("fast win")
           : name == "lines"         ? WordsText::tr("lines")
                             : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString searchName(const Settings& settings) {
    QString name = algorithmName(settings);
    if (settings.iterative)
        name +=
            settings.ordering ? WordsText::tr(" iterative, ordered") : WordsText::tr(" iterative");
    if (settings.usesTable() && settings.algorithm != Algorithm::Pvs &&
        settings.algorithm != Algorithm::Mtdf)
        name += WordsText::tr(" + table");
    if (settings.algorithm == Algorithm::Pvs && !settings.usesTable())
        name += WordsText::tr(" without table");
    QStringList details;
    if (settings.images == yomi::search::canonicalImages)
        details << WordsText::tr("one entry per symmetry class");
    if (settings.images == yomi::search::noImages)
        details << WordsText::tr("one entry per position");
    if (settings.tableEntries)
        details << entriesText(settings);
    if (settings.freshTable)
        details << WordsText::tr("fresh tables");
    if (settings.evaluation)
        details << evaluationName(*settings.evaluation);
    appendSwitches(settings, details);
    if (settings.depth)
        details << WordsText::tr("depth %1").arg(*settings.depth);
    if (settings.board == BoardKind::Heap)
        details << WordsText::tr("record");
    if (settings.update == Update::Copy)
        details << WordsText::tr("copy");
    if (settings.update == Update::UnmakeEach)
        details << WordsText::tr("unmake each");
    return details.isEmpty() ? name : name + QStringLiteral(" · ") + listText(details);
}

QString imageName(Image image) {
    switch (image) {
    case Image::Same:
        return WordsText::tr("the same board");
    case Image::QuarterTurn:
        return WordsText::tr("a quarter turn clockwise");
    case Image::HalfTurn:
        return WordsText::tr("a half turn");
    case Image::BackTurn:
        return WordsText::tr("a quarter turn anticlockwise");
    case Image::LeftRight:
        return WordsText::tr("mirrored left–right");
    case Image::TopBottom:
        return WordsText::tr("mirrored top–bottom");
    case Image::RisingDiagonal:
        return WordsText::tr("mirrored in the rising diagonal");
    case Image::FallingDiagonal:
        break;
    }
    return WordsText::tr("mirrored in the falling diagonal");
}

} // namespace yomi::ui::inspector
