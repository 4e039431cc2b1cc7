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
        {TypeText::tr("What do I discard?"),
         TypeText::tr(
             "Without 響, 23 tiles complete the hand; without 真 only five, but they score more."),
         QStringLiteral(":/examples/hand-discard.yomi")},
        {TypeText::tr("What am I waiting for?"),
         TypeText::tr("One tile short: the six that complete the hand, how many are left and what "
                      "each scores."),
         QStringLiteral(":/examples/hand-waiting.yomi")},
        {TypeText::tr("Which of 111 splits scores most?"),
         TypeText::tr(
             "Thirteen tiles and sixteen units that fit: one split uses every tile, for 18,000."),
         QStringLiteral(":/examples/hand-article-second.yomi")},
        {TypeText::tr("Which units use the hand up?"),
         TypeText::tr("Nine units fit, and four of them take all thirteen tiles."),
         QStringLiteral(":/examples/hand-article-first.yomi")},
        {TypeText::tr("Is there only one best split?"),
         TypeText::tr("Six splits of one hand score 16,000: step through them."),
         QStringLiteral(":/examples/hand-six-optima.yomi")},
        {TypeText::tr("How few plays empty my hand?"),
         TypeText::tr("Dou Dizhu: twenty cards with an airplane go in three plays."),
         QStringLiteral(":/examples/hand-doudizhu-airplane.yomi")},
        {TypeText::tr("Are three plays enough?"),
         TypeText::tr("The first sample of the NOIP 2015 problem: eight cards in three plays."),
         QStringLiteral(":/examples/hand-noip-three.yomi")},
        {TypeText::tr("Do seventeen cards go in six plays?"),
         TypeText::tr("The second sample of the NOIP 2015 problem: yes, in seven ways."),
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
    type.description =
        TypeText::tr("Which melds or plays are in a hand, and what does each discard leave?");
    type.keys = keys();
    type.examples = examples();
    type.articles = {
        {QStringLiteral("「ミリジャン」の手役を自動で判定するアルゴリズムを発明しました"),
         QStringLiteral("https://qiita.com/YSRKEN/items/66a20e679836aeb4dd27")},
        {QStringLiteral("棋牌AI手记——高性能计数器"),
         QStringLiteral("https://www.jianshu.com/p/cb3764057eb7")}};
    type.fromText = [](const QString& text, QString&) {
        return pastedHand(text);
    };
    return type;
}

} // namespace yomi::ui::hands
