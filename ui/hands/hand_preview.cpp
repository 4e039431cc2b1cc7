// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_preview.h"

#include "core/hands/hand_text.h"
#include "ui/hands/plays.h"
#include "ui/hands/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

struct PreviewText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::HandPreview)
};

} // namespace

HandPreview::HandPreview(QObject* parent)
    : Analysis(
          [](const Ahead& ahead, const std::stop_token& stop) {
              if (!ahead.plan.empty())
                  return BestPartition{
                      .complete = false, .score = ahead.planScore, .partitions = {ahead.plan}};
              const RuleBook& book = *ahead.inputs.book;
              return bestPartition(book, countTiles(book, ahead.inputs.hand),
                                   constraintsOf(book, ahead.inputs.constraints), stop);
          },
          parent) {}

void HandPreview::show(const Inputs& inputs, int drawn) {
    Inputs ahead = inputs;
    ahead.hand.push_back(drawn);
    ask({PreviewText::tr("With %1").arg(tileName(*inputs.book, drawn)), std::move(ahead)});
}

void HandPreview::showDiscard(const Inputs& inputs, const RankedDiscard& row) {
    Inputs after = inputs;
    if (row.discard) {
        after.hand.erase(std::ranges::find(after.hand, *row.discard));
        after.seen.push_back(*row.discard);
    }
    const QString heading =
        row.discard ? PreviewText::tr("After %1").arg(tileName(*inputs.book, *row.discard))
                    : PreviewText::tr("Plan");
    ask({heading, std::move(after), row.plan, row.planScore, row.planWays});
}

void HandPreview::showPlay(const Inputs& inputs, int play) {
    const Inputs played = playCards(inputs, play).after;
    ask({PreviewText::tr("After %1").arg(meldText(*inputs.book, play)),
         setWish(played, play, Wish::None).after});
}

} // namespace yomi::ui::hands
