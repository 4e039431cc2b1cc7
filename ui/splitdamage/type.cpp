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

/// The names in the examples. An example is opened with names in the language of the window.
[[maybe_unused]] constexpr const char* exampleNames[] = {
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Apprentice"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Attack with Yeti"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Champion"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Crusader"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Cultist"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Felguard"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Fire Elemental"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Flametongue"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Footman"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Golem"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Guard"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Guardian"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Imp"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Knife Juggler"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Leper Gnome"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Murloc"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Ogre"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Panther"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Raider"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Raptor"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Recruit"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Shade"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Shaman"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Spirit Wolf"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Squire"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Tentacle"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Thing from Below"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Tidecaller"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Totem"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Tuskarr"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Water Elemental"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Whelp"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Wisp"),
    QT_TRANSLATE_NOOP("yomi::ui::ExampleName", "Yeti")};

} // namespace

QList<Example> examples() {
    return {
        {TypeText::tr("Who survives Avenging Wrath?"),
         TypeText::tr("Eight hits on two divine shields and a hero at 3: each one's chance "
                      "to die, 34\u00a0% for the hero."),
         QStringLiteral(":/examples/split-damage-avenging-wrath.yomi")},
        {TypeText::tr("Who takes the Arcane Missiles?"),
         TypeText::tr("Three missiles on a hero and three minions: 58\u00a0% to kill the Imp, "
                      "2\u00a0% to kill the Raider."),
         QStringLiteral(":/examples/split-damage-arcane-missiles.yomi")},
        {TypeText::tr("How many die to a Volcano?"),
         TypeText::tr(
             "Fifteen hits on thirteen minions, one more out of reach: most likely three die."),
         QStringLiteral(":/examples/split-damage-volcano.yomi")},
        {TypeText::tr("Is Spreading Madness lethal?"),
         TypeText::tr("Fourteen hits on everyone, both heroes too: 15\u00a0% that the enemy hero "
                      "dies and yours lives."),
         QStringLiteral(":/examples/split-damage-spreading-madness.yomi")},
        {TypeText::tr("Does my minion survive Mad Bomber?"),
         TypeText::tr("Three bombs on a small board: the Panther nearly always lives; 44\u00a0% to "
                      "kill the Leper Gnome."),
         QStringLiteral(":/examples/split-damage-mad-bomber.yomi")},
        {TypeText::tr("Missiles before or after the trade?"),
         TypeText::tr(
             "Missiles, a hero power and an attack past a taunt: missiles first, 89\u00a0%."),
         QStringLiteral(":/examples/split-damage-plan-trade.yomi")},
        {TypeText::tr("Avenging Wrath or Volcano?"),
         TypeText::tr(
             "Mana for one of them: Volcano clears the board and keeps your Ogre, 96\u00a0%."),
         QStringLiteral(":/examples/split-damage-plan-or.yomi")},
        {TypeText::tr("What is it worth to see the missiles first?"),
         TypeText::tr("The second play depends on what they hit: choosing it afterwards is worth "
                      "25 points."),
         QStringLiteral(":/examples/split-damage-plan-adaptive.yomi")},
        {TypeText::tr("Whom does Bouncing Blade kill?"),
         TypeText::tr("It bounces until a minion dies: 42\u00a0% for the right one, 50\u00a0% "
                      "after a Fireblast."),
         QStringLiteral(":/examples/split-damage-plan-bounce.yomi")},
        {TypeText::tr("Do I miss a lethal?"),
         TypeText::tr(
             "Missiles, Whirlwind and an attack against two taunts: Whirlwind first is certain."),
         QStringLiteral(":/examples/split-damage-plan-lethal.yomi")},
        {TypeText::tr("What does brute force cost?"),
         TypeText::tr("Ten hits on minions with 4, 5, 6, 7 and 8 health: 11,765,451 branches, or "
                      "54 steps of the fast method."),
         QStringLiteral(":/examples/split-damage-article.yomi")},
    };
}

DocumentType documentType() {
    auto type =
        documentTypeOf<SplitDamageDocument, SplitDamageWorkspace>(QStringLiteral("split-damage"));
    type.title = TypeText::tr("Split damage");
    type.description = TypeText::tr("Who dies when a spell hits random targets?");
    type.keys = boardKeys();
    type.examples = examples();
    type.fromText = [](const QString& text, QString&) {
        return pastedBoard(text);
    };
    return type;
}

} // namespace yomi::ui::splitdamage
