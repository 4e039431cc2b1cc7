// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/type.h"

#include "ui/hands/hand_document.h"
#include "ui/hands/hand_workspace.h"
#include "ui/hands/pasted.h"

#include <QCoreApplication>

namespace yomi::ui::hands {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Type)
};

QList<Example> examples() {
    return {
        {TypeText::tr("The article's second hand"),
         TypeText::tr("Thirteen tiles, sixteen units that fit: which of 111 splits scores most?"),
         QStringLiteral(":/examples/hand-article-second.yomi")},
        {TypeText::tr("The article's first hand"),
         TypeText::tr("Nine units fit, and four of them use the hand up."),
         QStringLiteral(":/examples/hand-article-first.yomi")},
        {TypeText::tr("Six best partitions"),
         TypeText::tr("Six splits of one hand score the same: step through them."),
         QStringLiteral(":/examples/hand-six-optima.yomi")},
        {TypeText::tr("A waiting hand"),
         TypeText::tr(
             "One tile short: what completes it, how many are left, what does each score?"),
         QStringLiteral(":/examples/hand-waiting.yomi")},
        {TypeText::tr("Dou Dizhu with an airplane"),
         TypeText::tr("Twenty cards: the fewest plays that empty the hand."),
         QStringLiteral(":/examples/hand-doudizhu-airplane.yomi")},
        {TypeText::tr("NOIP sample: three plays"),
         TypeText::tr("The first sample of the NOIP 2015 problem."),
         QStringLiteral(":/examples/hand-noip-three.yomi")},
        {TypeText::tr("NOIP sample: six plays"),
         TypeText::tr("The second sample of the NOIP 2015 problem."),
         QStringLiteral(":/examples/hand-noip-six.yomi")},
    };
}

QList<KeyHint> keys() {
    return {
        {TypeText::tr("Arrows"), TypeText::tr("Tiles: to another tile")},
        {TypeText::tr("Enter, Space"), TypeText::tr("Palette: add to the hand; hand: remove")},
        {TypeText::tr("Shift+Enter"), TypeText::tr("Palette: put on the table")},
        {TypeText::tr("Delete"), TypeText::tr("Hand, table: remove the tile")},
        {TypeText::tr("Backspace"), TypeText::tr("Take back the tile that was added last")},
        {TypeText::tr("Alt+Left, Alt+Right"), TypeText::tr("Hand: move the tile")},
        {TypeText::tr("Enter"), TypeText::tr("Leads: put the cards of the lead on the table")},
        {TypeText::tr("L, O, F, B"),
         TypeText::tr("Meld: lock, lay open, forbid, favour; again: take it back")},
        {TypeText::tr("Letters"),
         TypeText::tr("Palette: find a tile by name, kana or romaji; add a card")},
    };
}

} // namespace

DocumentType documentType() {
    auto type = documentTypeOf<HandDocument, HandWorkspace>(QStringLiteral("hand"));
    type.title = TypeText::tr("Hands");
    type.description = TypeText::tr("The best way to split a hand into melds or plays.");
    type.keys = keys();
    type.examples = examples();
    type.fromText = [](const QString& text, QString&) {
        return pastedHand(text);
    };
    return type;
}

} // namespace yomi::ui::hands
