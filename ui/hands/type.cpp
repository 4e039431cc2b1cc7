// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/type.h"

#include "ui/hands/hand_document.h"
#include "ui/hands/hand_workspace.h"

#include <QCoreApplication>

namespace yomi::ui::hands {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Type)
};

QList<Example> examples() {
    return {
        {Text::tr("The article's second hand"),
         Text::tr("Thirteen tiles, sixteen units that fit: which of 111 splits scores most?"),
         QStringLiteral(":/examples/hand-article-second.yomi")},
        {Text::tr("The article's first hand"),
         Text::tr("Nine units fit, and four of them use the hand up."),
         QStringLiteral(":/examples/hand-article-first.yomi")},
        {Text::tr("Six best partitions"),
         Text::tr("Six splits of one hand score the same: step through them."),
         QStringLiteral(":/examples/hand-six-optima.yomi")},
        {Text::tr("A waiting hand"),
         Text::tr("One tile short: what completes it, how many are left, what does each score?"),
         QStringLiteral(":/examples/hand-waiting.yomi")},
        {Text::tr("Dou Dizhu with an airplane"),
         Text::tr("Twenty cards: the fewest plays that empty the hand."),
         QStringLiteral(":/examples/hand-doudizhu-airplane.yomi")},
        {Text::tr("NOIP sample: three plays"),
         Text::tr("The first sample of the NOIP 2015 problem."),
         QStringLiteral(":/examples/hand-noip-three.yomi")},
        {Text::tr("NOIP sample: six plays"),
         Text::tr("The second sample of the NOIP 2015 problem."),
         QStringLiteral(":/examples/hand-noip-six.yomi")},
    };
}

QList<KeyHint> keys() {
    return {
        {Text::tr("Arrows"), Text::tr("Tiles: to another tile")},
        {Text::tr("Enter, Space"), Text::tr("Palette: add to the hand; hand: remove")},
        {Text::tr("Shift+Enter"), Text::tr("Palette: put on the table")},
        {Text::tr("Delete"), Text::tr("Hand, table: remove the tile")},
        {Text::tr("Alt+Left, Alt+Right"), Text::tr("Hand: move the tile")},
        {Text::tr("Letters"), Text::tr("Palette: find a tile by name, kana or romaji; add a card")},
    };
}

} // namespace

DocumentType documentType() {
    DocumentType type;
    type.kind = QStringLiteral("hand");
    type.title = Text::tr("Hands");
    type.description = Text::tr("The best way to split a hand into melds or plays.");
    type.icon = QStringLiteral(":/icons/hand.svg");
    type.createDocument = [] {
        return std::make_unique<HandDocument>();
    };
    type.createWorkspace = [](Document& document, QWidget* parent) -> Workspace* {
        return new HandWorkspace(static_cast<HandDocument&>(document), parent);
    };
    type.keys = keys();
    type.examples = examples();
    return type;
}

} // namespace yomi::ui::hands
