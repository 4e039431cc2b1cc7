// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/type.h"

#include "ui/splitdamage/board_actions.h"
#include "ui/splitdamage/pasted.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/split_damage_workspace.h"

#include <QCoreApplication>

namespace yomi::ui::splitdamage {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::Type)
};

} // namespace

QList<Example> examples() {
    return {
        {TypeText::tr("Article board"),
         TypeText::tr("Lives 4 5 6 7 8 under 10 hits: the example of the source article."),
         QStringLiteral(":/examples/split-damage-article.yomi")},
        {TypeText::tr("Arcane Missiles"),
         TypeText::tr("Three missiles against a hero and three minions: who takes them?"),
         QStringLiteral(":/examples/split-damage-arcane-missiles.yomi")},
        {TypeText::tr("Avenging Wrath for lethal"),
         TypeText::tr("Eight hits, two divine shields and a hero at 3: is it lethal?"),
         QStringLiteral(":/examples/split-damage-avenging-wrath.yomi")},
        {TypeText::tr("Volcano on a full board"),
         TypeText::tr("Fifteen hits on thirteen minions, one out of reach: how many die?"),
         QStringLiteral(":/examples/split-damage-volcano.yomi")},
        {TypeText::tr("Spreading Madness"),
         TypeText::tr(
             "Thirteen hits and one for Spell Damage on everybody, both heroes too: who dies?"),
         QStringLiteral(":/examples/split-damage-spreading-madness.yomi")},
        {TypeText::tr("Mad Bomber"),
         TypeText::tr("Three bombs on a small board: does your best minion live?"),
         QStringLiteral(":/examples/split-damage-mad-bomber.yomi")},
        {TypeText::tr("Missiles before or after the trade"),
         TypeText::tr("A turn: missiles, a hero power and an attack past a taunt. In what order?"),
         QStringLiteral(":/examples/split-damage-plan-trade.yomi")},
        {TypeText::tr("Avenging Wrath or Volcano"),
         TypeText::tr("Mana for one of them: clear the board and keep your minion, or kill."),
         QStringLiteral(":/examples/split-damage-plan-or.yomi")},
        {TypeText::tr("Seeing the missiles fall first"),
         TypeText::tr("The second play depends on the first: that is worth a quarter."),
         QStringLiteral(":/examples/split-damage-plan-adaptive.yomi")},
        {TypeText::tr("Bouncing Blade"),
         TypeText::tr("It bounces until somebody dies. Help it to find the right one."),
         QStringLiteral(":/examples/split-damage-plan-bounce.yomi")},
        {TypeText::tr("A lethal nobody sees"),
         TypeText::tr(
             "Missiles, Whirlwind and an attack against two taunts: one order is certain."),
         QStringLiteral(":/examples/split-damage-plan-lethal.yomi")},
    };
}

DocumentType documentType() {
    auto type =
        documentTypeOf<SplitDamageDocument, SplitDamageWorkspace>(QStringLiteral("split-damage"));
    type.title = TypeText::tr("Split damage");
    type.description = TypeText::tr("Who dies when a spell splits its hits among the board?");
    type.keys = boardKeys();
    type.examples = examples();
    type.fromText = [](const QString& text, QString&) {
        return pastedBoard(text);
    };
    return type;
}

} // namespace yomi::ui::splitdamage
