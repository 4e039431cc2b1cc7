// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/comment_words.h"

#include "core/search/line_leaves.h"
#include "ui/search/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace yomi::ui::search {

namespace {

struct CommentText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::search::Comment)
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

} // namespace

QString shortMoveNames(const SearchDocument& document, const std::vector<Move>& moves) {
    QStringList names;
    for (const Move move : moves)
        names << document.shortMoveName(move);
    return names.join(QStringLiteral(", "));
}

QString commentText(const SearchDocument& document, const MoveComment& comment) {
    const QString better = shortMoveNames(document, comment.better);
    // Two wins of one side lie an even number of plies apart.
    const int plies = std::abs(comment.endAfter.value_or(0) - comment.endBefore.value_or(0));
    switch (comment.kind) {
    case CommentKind::Best:
        return CommentText::tr("best");
    case CommentKind::OnlyMove:
        return onlyMoveText(comment);
    case CommentKind::NoChoice:
        return noChoiceText(comment);
    case CommentKind::LaterWin:
        return CommentText::tr("wins, but %n plies later than %1", nullptr, plies).arg(better);
    case CommentKind::WinToDraw:
        return CommentText::tr("gives away a won game: draw");
    case CommentKind::WinToLoss:
        return CommentText::tr("loses a won game");
    case CommentKind::DrawToLoss:
        return CommentText::tr("loses a drawn game");
    case CommentKind::SoonerLoss:
        return CommentText::tr("lost; %1 could hold out %n plies longer", nullptr, plies)
            .arg(better);
    case CommentKind::EstimateOnly:
        break;
    }
    // A value that is sure of the end needs no solver.
    if (const std::optional<int> end = yomi::search::endOfLines(comment.after))
        return (comment.after > 0
                    ? CommentText::tr("wins by force with move %1, seen at depth %2")
                    : CommentText::tr("loses by force with move %1, seen at depth %2"))
            .arg(*end)
            .arg(comment.depth);
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
    if (distance == 1)
        return CommentText::tr("%1 wins with move %2, the next").arg(winner).arg(*end);
    return CommentText::tr("%1 wins with move %2, in %n plies", nullptr, distance)
        .arg(winner)
        .arg(*end);
}

QString gameText(const SearchDocument& document, const PlayedGame& game) {
    const PlayView& view = document.play();
    QStringList lines;
    for (int ply = 0; ply < game.plies(); ++ply) {
        const auto at = static_cast<std::size_t>(ply);
        QString line = CommentText::tr("%1. %2 %3", "number, side and move")
                           .arg(ply + 1)
                           .arg(document.face().sideName(game.stands[at].firstToMove),
                                document.shortMoveName(game.moves[at]));
        if (at < view.comments.size() && view.comments[at] && !isKeptBack(view, game, ply)) {
            const MoveComment& comment = *view.comments[at];
            const bool isExact = comment.kind != CommentKind::EstimateOnly;
            line +=
                CommentText::tr(": %1 → %2, %3", "value before, after, comment")
                    .arg(commentValueText(comment.before, isExact),
                         commentValueText(comment.after, isExact), commentText(document, comment));
            if (!comment.better.empty())
                line +=
                    CommentText::tr(" (better: %1)").arg(shortMoveNames(document, comment.better));
        }
        lines << line;
    }
    if (game.isOver())
        lines << document.statusText();
    return lines.join(u'\n');
}

} // namespace yomi::ui::search
