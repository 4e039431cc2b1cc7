// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/words.h"

#include "ui/common/escaped.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/tribes.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

struct WordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::Words)
};

QStringList traits(const Character& character, Page page) {
    QStringList traits{WordsText::tr("%1 health").arg(character.health)};
    if (character.armor > 0)
        traits += WordsText::tr("%1 armor").arg(character.armor);
    if (character.divineShield)
        traits += WordsText::tr("a divine shield");
    if (character.immune)
        traits += WordsText::tr("immune");
    if (page == Page::Effect)
        return traits;
    if (character.attack > 0)
        traits += WordsText::tr("%1 attack").arg(character.attack);
    if (character.taunt)
        traits += WordsText::tr("taunt");
    if (!character.tribe.empty())
        traits += escaped(tribeName(character.tribe));
    if (character.spellDamage > 0)
        traits += WordsText::tr("Spell Damage +%1").arg(character.spellDamage);
    if (character.summons)
        traits += WordsText::tr("a %1/%2 minion behind it")
                      .arg(character.summons->attack)
                      .arg(character.summons->health);
    if (character.deathrattle)
        traits += WordsText::tr("when it dies: %1").arg(strikeText(*character.deathrattle));
    return traits;
}

/// "Raptor", "Raptor and Yeti", "Raptor, Yeti and Ogre", "5 characters".
QString namesText(const QStringList& names) {
    constexpr int mostNames = 4;
    if (names.size() > mostNames)
        return charactersText(static_cast<int>(names.size()));
    if (names.size() == 1)
        return names.front();
    return WordsText::tr("%1 and %2").arg(listText(names.mid(0, names.size() - 1)), names.back());
}

bool isStruck(const Inputs& inputs, Page page, Place place) {
    const std::vector<Place> struck = struckPlaces(inputs, page);
    return std::ranges::find(struck, place) != struck.end();
}

bool isTarget(const Setup& setup, Place place) {
    for (const Target& target : targets(setup))
        if (target.place == place)
            return true;
    return false;
}

} // namespace

QString hitsText(int hits) {
    return WordsText::tr("%Ln hits", nullptr, hits);
}

QString charactersText(int count) {
    return WordsText::tr("%n characters", nullptr, count);
}

QString branchesText(double branches) {
    constexpr double longest = 1e12;
    return numberText(branches, branches < longest ? Unit::Count : Unit::Number);
}

QString sideName(SideName side) {
    return side == SideName::Enemy ? WordsText::tr("Enemy side") : WordsText::tr("Friendly side");
}

QString cardName(const std::string& name) {
    const auto* card = Cards::ofTheGame().find(name);
    return escaped(card && card->english == name ? localName(*card) : name);
}

QString cardText(std::string_view text) {
    return escaped(worded(cardWords(text)));
}

QString characterName(const Board& board, Place place) {
    const Character* character = characterAt(board, place);
    if (!character || character->name.empty())
        return worded(nameOrPlace({}, place));
    const std::vector<Place> all = places(board); // equal names are numbered
    const auto before = std::count_if(
        all.begin(), std::ranges::find(all, Place{place.side, place.minion}),
        [&](const Place& other) { return characterAt(board, other)->name == character->name; });
    const QString name = escaped(character->name);
    return before == 0 ? name : WordsText::tr("%1 (%2)").arg(name).arg(before + 1);
}

QString poolName(Pool pool) {
    switch (pool) {
    case Pool::EnemyCharacters:
        return WordsText::tr("Enemy characters");
    case Pool::EnemyMinions:
        return WordsText::tr("Enemy minions");
    case Pool::AllCharacters:
        return WordsText::tr("All characters");
    case Pool::AllMinions:
        return WordsText::tr("All minions");
    }
    return {};
}

QString goalName(Goal goal) {
    switch (goal) {
    case Goal::Free:
        return WordsText::tr("no goal");
    case Goal::MustDie:
        return WordsText::tr("must die");
    case Goal::MustLive:
        return WordsText::tr("must live");
    }
    return {};
}

QString goalSentence(const std::vector<Target>& targets) {
    QStringList parts;
    for (const Goal goal : {Goal::MustDie, Goal::MustLive}) {
        QStringList names;
        for (const Target& target : targets)
            if (target.goal == goal)
                names += escaped(worded(target.name));
        if (!names.isEmpty())
            parts += (goal == Goal::MustDie ? WordsText::tr("%1 must die")
                                            : WordsText::tr("%1 must live"))
                         .arg(namesText(names));
    }
    return listText(parts);
}

QString idleGoals(const Setup& setup) {
    QStringList names;
    for (const Place place : places(setup.board))
        if (characterAt(setup.board, place)->goal != Goal::Free && !isTarget(setup, place))
            names += characterName(setup.board, place);
    if (names.isEmpty())
        return {};
    return WordsText::tr("%1 are not struck: their goals do not count.", nullptr,
                         static_cast<int>(names.size()))
        .arg(namesText(names));
}

std::vector<Place> struckPlaces(const Inputs& inputs, Page page) {
    if (page == Page::Plan)
        return struckByPlan(inputs);
    std::vector<Place> struck;
    for (const Target& target : targets(inputs))
        struck.push_back(target.place);
    return struck;
}

QString whyNotStruck(const Inputs& inputs, Page page, Place place) {
    if (isStruck(inputs, page, place))
        return {};
    if (const Character* character = characterAt(inputs.board, place);
        character && !character->inPool)
        return WordsText::tr("It is marked as not in the pool.");
    if (page == Page::Plan)
        return WordsText::tr("It is not struck: nothing in the plan can.");
    return WordsText::tr("It is not struck: %1 strikes %2.")
        .arg(cardName(inputs.effect.name), poolName(inputs.effect.pool).toLower());
}

QString characterValue(const Inputs& inputs, Page page, Place place, std::optional<Chance> odds) {
    const Character* character = characterAt(inputs.board, place);
    if (!character)
        return WordsText::tr("free");
    QStringList parts = traits(*character, page);
    if (!character->inPool)
        parts += WordsText::tr("not in the pool");
    else if (!isStruck(inputs, page, place))
        parts += WordsText::tr("not struck");
    else if (character->goal != Goal::Free)
        parts += goalName(character->goal);
    if (odds && character->goal == Goal::MustLive)
        parts += WordsText::tr("lives with %1").arg(numberText(1 - odds->value, odds->unit));
    if (odds)
        parts += WordsText::tr("kill odds %1").arg(numberText(odds->value, odds->unit));
    else if (page == Page::Plan && canBeChosen(inputs, place))
        parts += WordsText::tr("valid target");
    return listText(parts);
}

QString placeToolTip(const Inputs& inputs, Page page, Place place, std::optional<Chance> odds) {
    const Character* character = characterAt(inputs.board, place);
    if (!character)
        return place.minion ? WordsText::tr("A click or a number adds a minion here.")
                            : WordsText::tr("A click or a number adds the hero.");
    QStringList lines{
        WordsText::tr("%1 has %2.")
            .arg(characterName(inputs.board, place), listText(traits(*character, page)))};
    const QString why = whyNotStruck(inputs, page, place);
    if (!why.isEmpty())
        lines += why;
    else if (odds)
        lines += WordsText::tr("It dies with a probability of %1.")
                     .arg(exactText(odds->value, odds->unit));
    if (why.isEmpty() && character->goal != Goal::Free)
        lines += WordsText::tr("It %1 for the goal to be met.").arg(goalName(character->goal));
    lines += WordsText::tr("Type a number or turn the wheel to change the health; the right button "
                           "shows everything else.");
    return lines.join(u'\n');
}

} // namespace yomi::ui::splitdamage
