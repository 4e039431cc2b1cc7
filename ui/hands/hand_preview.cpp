// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_preview.h"

#include "core/hands/hand_text.h"
#include "ui/hands/plays.h"
#include "ui/hands/words.h"

#include <algorithm>

namespace yomi::ui::hands {

HandPreview::HandPreview(QObject* parent)
    : QObject(parent)
    , m_run([this](const Outcome<Preview>& outcome) {
        m_preview = outcome.result;
        Q_EMIT changed();
    }) {}

void HandPreview::show(const Inputs& inputs, int drawn) {
    Inputs ahead = inputs;
    ahead.hand.push_back(drawn);
    read(std::move(ahead), tr("With %1").arg(tileName(*inputs.book, drawn)));
}

void HandPreview::showDiscard(const Inputs& inputs, const Discard& discard) {
    const int drawn = std::ranges::max_element(discard.waits, {}, &Wait::score)->tile;
    Inputs ahead = inputs;
    *std::ranges::find(ahead.hand, discard.tile) = drawn;
    read(std::move(ahead),
         tr("%1 for %2").arg(tileName(*inputs.book, drawn), tileName(*inputs.book, discard.tile)));
}

void HandPreview::showPlay(const Inputs& inputs, int play) {
    const Inputs played = playCards(inputs, play).after;
    read(setWish(played, play, Wish::None).after, tr("After %1").arg(meldText(*inputs.book, play)));
}

void HandPreview::read(Inputs ahead, const QString& heading) {
    m_run.start([ahead = std::move(ahead), heading](const std::stop_token& stop) {
        const RuleBook& book = *ahead.book;
        Preview preview{heading,
                        ahead,
                        countTiles(book, ahead.hand),
                        constraintsOf(book, ahead.constraints),
                        {}};
        preview.best = bestPartition(book, preview.hand, preview.constraints, stop);
        return preview;
    });
}

void HandPreview::clear() {
    m_run.stop();
    if (!m_preview)
        return;
    m_preview.reset();
    Q_EMIT changed();
}

} // namespace yomi::ui::hands
