// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/comment_words.h"

#include "core/search/line_leaves.h"
#include "ui/common/wording.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <utility>

namespace yomi::ui::games {

namespace {

struct CommentText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::games::Comment)
};

QString onlyMoveText(const MoveComment& comment) {
    return comment.before > 0   ? CommentText::tr("the only move that wins")
           : comment.before < 0 ? CommentText::tr("the only move that holds out")
                                : CommentText::tr("the only move that draws");
}

QString noChoiceText(const MoveComment& comment) {
    if (comment.choices == 1)
        return CommentText::tr("the only legal move");
    if (comment.before == 0)
        return CommentText::tr("every move draws");
    if (!comment.endBefore)
        return comment.before > 0 ? CommentText::tr("every move wins")
                                  : CommentText::tr("every move loses");
    return comment.before > 0 ? CommentText::tr("every move wins at the same ply")
                              : CommentText::tr("every move loses at the same ply");
}

// A copied game is a format: its lines are the same in all languages, but for the comments.

/// The line above a game that did not begin with the empty board.
QString startLine(const QString& board) {
    return QStringLiteral("Start: %1").arg(board);
}

/// The beginning of the line of a move: number, side and move.
QString moveLine(const SearchDocument& document, int ply, bool first, Move move) {
    return QStringLiteral("%1. %2 %3")
        .arg(ply + 1)
        .arg(document.face().sideName(first), document.shortMoveName(move));
}

/// The move in a line of a game, with or without a comment.
std::optional<Move> moveIn(const SearchDocument& document, int ply, const QString& line) {
    for (int move = 0; move < document.moveCount(); ++move)
        for (const bool first : {true, false}) {
            const QString begins = moveLine(document, ply, first, static_cast<Move>(move));
            if (line.startsWith(begins) &&
                (line.size() == begins.size() || line[begins.size()] == u':'))
                return static_cast<Move>(move);
        }
    return {};
}

} // namespace

std::optional<KnownComment> knownComment(const PlayView& view, const PlayedGame& game, int ply) {
    const bool isKept = isKeptBack(view, game, ply);
    const auto at = [&](int other) -> const MoveComment* {
        const auto index = static_cast<std::size_t>(other);
        if (other < 0 || index >= view.comments.size() || !view.comments[index] ||
            (!isKept && isKeptBack(view, game, other)))
            return nullptr;
        return &*view.comments[index];
    };
    const MoveComment* own = at(ply);
    if (!own)
        return {};
    return yomi::search::amongNeighbours(*own, at(ply - 1), at(ply + 1));
}

std::optional<KnownValue> knownValue(const PlayView& view, const PlayedGame& game, int plies) {
    const auto of = [&](int ply, bool isAfter) -> std::optional<KnownValue> {
        if (ply < 0 || ply >= game.plies() || isKeptBack(view, game, ply))
            return {};
        const std::optional<KnownComment> known = knownComment(view, game, ply);
        if (!known)
            return {};
        const double value = isAfter ? known->comment.after : known->comment.before;
        return KnownValue{game.stands[static_cast<std::size_t>(ply)].firstToMove ? value
                                                                                 : 0 - value,
                          isAfter ? known->isAfterExact : known->isBeforeExact};
    };
    const std::optional<KnownValue> left = of(plies - 1, true), entered = of(plies, false);
    if (left && (left->isExact || !entered || !entered->isExact))
        return left;
    // Estimates before a move are biased towards the other side than those after one.
    return entered && (entered->isExact || plies == 0) ? entered : std::nullopt;
}

QString shortMoveNames(const SearchDocument& document, const std::vector<Move>& moves) {
    QStringList names;
    for (const Move move : moves)
        names << document.shortMoveName(move);
    return listText(names);
}

QString commentText(const SearchDocument& document, const PlayedGame& game, int ply,
                    const MoveComment& comment) {
    const QString better = shortMoveNames(document, comment.better);
    // Two wins of one side are an even number of plies apart.
    const int plies = std::abs(comment.endAfter.value_or(0) - comment.endBefore.value_or(0));
    switch (comment.kind) {
    case CommentKind::Best:
        return CommentText::tr("best");
    case CommentKind::OnlyMove:
        return onlyMoveText(comment);
    case CommentKind::NoChoice:
        return noChoiceText(comment);
    case CommentKind::LaterWin:
        if (comment.better.empty())
            return CommentText::tr("wins, but %n plies later than the best move", nullptr, plies);
        return CommentText::tr("wins, but %n plies later than %1", nullptr, plies).arg(better);
    case CommentKind::WinToDraw:
        return CommentText::tr("gives away a won game: draw");
    case CommentKind::WinToLoss:
        return CommentText::tr("loses a won game");
    case CommentKind::DrawToLoss:
        return CommentText::tr("loses a drawn game");
    case CommentKind::SoonerLoss:
        if (comment.better.empty())
            return CommentText::tr("lost; the best move could hold out %n plies longer", nullptr,
                                   plies);
        return CommentText::tr("lost; %1 could hold out %n plies longer", nullptr, plies)
            .arg(better);
    case CommentKind::EstimateOnly:
        break;
    }
    // A value that is certain of the end needs no solver.
    if (const std::optional<int> end = yomi::search::endOfLines(comment.after)) {
        const int distance = *end - game.stands[static_cast<std::size_t>(ply) + 1].plies;
        return (comment.after > 0 ? CommentText::tr("wins by force in %n plies, seen at depth %1",
                                                    nullptr, distance)
                                  : CommentText::tr("loses by force in %n plies, seen at depth %1",
                                                    nullptr, distance))
            .arg(comment.depth);
    }
    return CommentText::tr("estimates at depth %1, no verdict").arg(comment.depth);
}

CommentTone toneOf(const MoveComment& comment) {
    switch (comment.kind) {
    case CommentKind::OnlyMove:
        return CommentTone::Good;
    case CommentKind::LaterWin:
    case CommentKind::SoonerLoss:
        return CommentTone::Weak;
    case CommentKind::WinToDraw:
    case CommentKind::WinToLoss:
    case CommentKind::DrawToLoss:
        return CommentTone::Bad;
    case CommentKind::Best:
    case CommentKind::NoChoice:
    case CommentKind::EstimateOnly:
        break;
    }
    return CommentTone::Plain;
}

QString commentValueText(double value, bool isExact) {
    if (!isExact && yomi::search::endOfLines(value))
        return value > 0 ? CommentText::tr("wins") : CommentText::tr("loses");
    const QString number = (value > 0 ? QStringLiteral("+") : QString()) + scoreText(value);
    return isExact ? number : QStringLiteral("≈ ") + number;
}

QString valueMeaning(const GameFace& face, double value, std::optional<int> end, bool first,
                     int plies) {
    if (value == 0)
        return CommentText::tr("draw");
    const QString winner = face.sideName((value > 0) == first);
    if (!end)
        return CommentText::tr("%1 wins").arg(winner);
    const int distance = *end - plies;
    if (distance == 0)
        return CommentText::tr("%1 has won").arg(winner);
    return CommentText::tr("%1 wins in %n plies", nullptr, distance).arg(winner);
}

QString gameText(const SearchDocument& document, const PlayedGame& game) {
    const PlayView& view = document.play();
    QStringList lines;
    if (!game.beginsEmpty && !game.stands.empty())
        lines << startLine(QString::fromStdString(game.stands.front().board));
    for (int ply = 0; ply < game.plies(); ++ply) {
        const auto at = static_cast<std::size_t>(ply);
        QString line = moveLine(document, ply, game.stands[at].firstToMove, game.moves[at]);
        const std::optional<KnownComment> known = knownComment(view, game, ply);
        if (known && !isKeptBack(view, game, ply)) {
            const MoveComment& comment = known->comment;
            line += QStringLiteral(": ") +
                    CommentText::tr("%1 → %2, %3", "value before, after, comment")
                        .arg(commentValueText(comment.before, known->isBeforeExact),
                             commentValueText(comment.after, known->isAfterExact),
                             commentText(document, game, ply, comment));
            if (!comment.better.empty())
                line +=
                    CommentText::tr(" (better: %1)").arg(shortMoveNames(document, comment.better));
        }
        lines << line;
    }
    if (game.isOver())
        lines << statusText(document.face(), game.last().firstToMove, game.last().outcome);
    return lines.join(u'\n');
}

bool isGameText(const QString& text) {
    static const QRegularExpression firstMove(QStringLiteral("^\\s*1\\.\\s"));
    return firstMove.match(text).hasMatch() || text.trimmed().startsWith(startLine({}).trimmed());
}

QString takeGameText(SearchDocument& document, const QString& text) {
    static const QRegularExpression lineEnds(QStringLiteral("\\s*\n\\s*"));
    QStringList lines = text.trimmed().split(lineEnds); // none of them empty
    std::string start;
    if (const QString begins = startLine({}); lines.first().startsWith(begins))
        start = lines.takeFirst().mid(begins.size()).trimmed().toStdString();
    std::vector<Move> moves;
    for (const QString& each : std::as_const(lines)) {
        const QString line = each.trimmed();
        const std::optional<Move> move = moveIn(document, static_cast<int>(moves.size()), line);
        // The last line may have the result of the game.
        const bool isEnd = !moves.empty() && &each == &lines.constLast() && !line[0].isDigit();
        if (move)
            moves.push_back(*move);
        else if (!isEnd)
            return CommentText::tr("\"%1\" is not the line of move %2 of a game.")
                .arg(line)
                .arg(moves.size() + 1);
    }
    return document.takeGame(start, moves, CommentText::tr("Paste a game"));
}

} // namespace yomi::ui::games
