// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/move_card.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/scaled_font.h"
#include "ui/common/wrapped_label.h"
#include "ui/games/comment_words.h"
#include "ui/games/search_document.h"

#include <QVBoxLayout>

namespace yomi::ui::games {

MoveCard::MoveCard(const SearchDocument& document, QWidget* parent)
    : Card(tr("Move"), parent)
    , m_document(document)
    , m_verdict(new WrappedLabel)
    , m_explanation(new WrappedLabel)
    , m_reply(new LinkButton({})) {
    m_verdict->setFont(scaledFont(headingFont(), 1.2));
    m_verdict->setObjectName(QStringLiteral("moveVerdict"));
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setObjectName(QStringLiteral("moveExplanation"));
    content()->setSpacing(2 * spacingUnit);
    content()->addWidget(m_verdict);
    m_reply->setToolTip(tr("Shows the search of the board after the move, at this reply."));
    m_reply->setObjectName(QStringLiteral("moveReply"));
    connect(m_reply, &QAbstractButton::clicked, this, [this] { Q_EMIT replyOpened(m_replyMove); });
    content()->addWidget(m_explanation);
    content()->addWidget(m_reply, 0, Qt::AlignLeft);
    content()->addStretch(1);
}

void MoveCard::showReply(std::optional<Move> reply) {
    m_reply->setVisible(reply.has_value());
    if (!reply)
        return;
    m_replyMove = *reply;
    m_reply->setText(tr("Refuted by %1").arg(m_document.shortMoveName(*reply)));
}

void MoveCard::show(const PlayedGame& game, int plies, const QString& failure) {
    showReply({});
    const PlayView& view = m_document.play();
    if (plies == 0) {
        setTitle(tr("Move"));
        return setEmptyText(
            game.plies() == 0
                ? tr("No move has been made. Each move gets a comment here: what it was worth, and "
                     "which were better.")
                : tr("Select a move to see what it was worth."));
    }
    setEmptyText({});
    const auto at = static_cast<std::size_t>(plies - 1);
    const bool first = game.stands[at].firstToMove;
    const GameFace& face = m_document.face();
    setTitle(tr("Move %1: %2 %3", "number, side, move")
                 .arg(plies)
                 .arg(face.sideName(first), m_document.shortMoveName(game.moves[at])));
    const auto& comments = view.comments;
    const bool isKept = isKeptBack(view, game, plies - 1);
    if (isKept || at >= comments.size() || !comments[at]) {
        m_verdict->setText(isKept               ? tr("Hidden")
                           : !failure.isEmpty() ? tr("No comment")
                                                : tr("Not yet known"));
        m_explanation->setText(isKept               ? tr("Values of the last two moves are hidden. "
                                                                       "Press H to show them.")
                               : !failure.isEmpty() ? failure
                                                    : tr("Computing…"));
        m_verdict->setPalette({});
        return;
    }
    const KnownComment known = *knownComment(view, game, plies - 1);
    const MoveComment& comment = known.comment;
    showReply(comment.reply);
    QString verdict = commentText(m_document, game, plies - 1, comment);
    verdict[0] = verdict[0].toUpper();
    m_verdict->setText(verdict);
    QPalette ink = palette();
    const Colors& colors = colorsFor(ink);
    const CommentTone tone = toneOf(comment);
    ink.setColor(QPalette::WindowText,
                 readableOn(colors.surface, tone == CommentTone::Good   ? colors.good
                                            : tone == CommentTone::Weak ? colors.warning
                                            : tone == CommentTone::Bad  ? colors.bad
                                                                        : colors.text));
    m_verdict->setPalette(ink);
    QStringList lines;
    const auto describe = [&](const QString& what, double value, bool isExact,
                              std::optional<int> end, int made) {
        return isExact ? tr("%1 %2: %3", "before or after, value, meaning")
                             .arg(what, commentValueText(value, true),
                                  valueMeaning(face, value, end, first,
                                               game.stands[static_cast<std::size_t>(made)].plies))
                       : tr("%1 %2", "before or after, value")
                             .arg(what, commentValueText(value, false));
    };
    lines << describe(tr("Before"), comment.before, known.isBeforeExact, comment.endBefore,
                      plies - 1)
          << describe(tr("After"), comment.after, known.isAfterExact, comment.endAfter, plies);
    if (!comment.better.empty())
        lines << (comment.kind != CommentKind::EstimateOnly ? tr("Better: %1")
                                                            : tr("Best by the estimate: %1"))
                     .arg(shortMoveNames(m_document, comment.better));
    m_explanation->setText(lines.join(QStringLiteral("\n")));
}

} // namespace yomi::ui::games
