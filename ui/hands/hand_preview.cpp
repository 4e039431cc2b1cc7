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

void HandPreview::showDiscard(const Inputs& inputs, const Discard& discard) {
    const int drawn = std::ranges::max_element(discard.waits, {}, &Wait::score)->tile;
    Inputs ahead = inputs;
    *std::ranges::find(ahead.hand, discard.tile) = drawn;
    ask({PreviewText::tr("%1 for %2")
             .arg(tileName(*inputs.book, drawn), tileName(*inputs.book, discard.tile)),
         std::move(ahead)});
}

void HandPreview::showPlay(const Inputs& inputs, int play) {
    const Inputs played = playCards(inputs, play).after;
    ask({PreviewText::tr("After %1").arg(meldText(*inputs.book, play)),
         setWish(played, play, Wish::None).after});
}

} // namespace yomi::ui::hands
