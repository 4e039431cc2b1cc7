// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_words.h"

#include "core/common/wilson.h"
#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/json.h"
#include "ui/common/escaped.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/tribes.h"
#include "ui/splitdamage/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace yomi::ui::splitdamage {

namespace {

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::PlanWords)
};

QString placeNames(const Board& board, const TurnPlan& plan, const std::vector<Place>& places) {
    QStringList names;
    for (const Place& place : places)
        names += placeName(board, plan, place);
    return listText(names);
}

/// The additions for Spell Damage and exceptions to the sentence of a step.
QString besides(const Step& step) {
    QStringList parts;
    if (!step.except.empty())
        parts += PlanText::tr("%1 left out").arg(escaped(tribeName(step.except)));
    if (step.other)
        parts += PlanText::tr("itself left out");
    if (step.butTarget)
        parts += PlanText::tr("the target left out");
    if (step.again)
        parts += PlanText::tr("again while a character dies");
    if (step.spellDamageRule == SpellDamageRule::MoreHits)
        parts += PlanText::tr("Spell Damage adds hits");
    if (step.spellDamageRule == SpellDamageRule::MoreDamage)
        parts += PlanText::tr("Spell Damage adds damage");
    return listText(parts);
}

/// "2", or "3–6".
QString damageText(const Step& step) {
    return step.spread() == 0 ? QString::number(step.damagePerHit)
                              : PlanText::tr("%1–%2").arg(step.damagePerHit).arg(step.mostPerHit);
}

/// One of the group that is chosen.
QString anyText(Group group) {
    switch (group) {
    case Group::EnemyCharacters:
        return PlanText::tr("any enemy character");
    case Group::EnemyMinions:
        return PlanText::tr("any enemy minion");
    case Group::EnemyHero:
        return PlanText::tr("the enemy hero");
    case Group::FriendlyCharacters:
        return PlanText::tr("any friendly character");
    case Group::FriendlyMinions:
        return PlanText::tr("any friendly minion");
    case Group::FriendlyHero:
        return PlanText::tr("the friendly hero");
    case Group::AllCharacters:
        return PlanText::tr("any character");
    case Group::AllMinions:
        return PlanText::tr("any minion");
    }
    return {};
}

} // namespace

QString strikeText(const Step& step) {
    const QString whom = groupName(step.pool).toLower();
    QStringList damages;
    switch (step.kind) {
    case StepKind::Split:
        return PlanText::tr("%1 of %2 damage at random on %3")
            .arg(hitsText(step.hits))
            .arg(damageText(step))
            .arg(whom);
    case StepKind::List:
        for (const int damage : step.damages)
            damages += QString::number(damage);
        return PlanText::tr("hits of %1 damage at random on %2").arg(listText(damages), whom);
    case StepKind::Lowest:
        return PlanText::tr("%1 of %2 damage, each on the one of least health of %3")
            .arg(hitsText(step.hits))
            .arg(damageText(step))
            .arg(whom);
    case StepKind::Distinct:
        return PlanText::tr("%1 damage to %2 different ones of %3, at random")
            .arg(damageText(step))
            .arg(step.hits)
            .arg(whom);
    case StepKind::Bounce:
        return PlanText::tr("%1 damage at random on %2 until a character dies")
            .arg(damageText(step))
            .arg(whom);
    case StepKind::Area:
        return (step.pool == Group::AllCharacters || step.pool == Group::AllMinions
                    ? PlanText::tr("%1 damage to %2")
                    : PlanText::tr("%1 damage to all %2"))
            .arg(damageText(step), whom);
    case StepKind::Target:
        return PlanText::tr("%1 damage to %2").arg(damageText(step), anyText(step.pool));
    case StepKind::Attack:
        return PlanText::tr("attacks %1").arg(anyText(step.pool));
    }
    return {};
}

QString groupName(Group group) {
    switch (group) {
    case Group::EnemyCharacters:
        return PlanText::tr("Enemy characters");
    case Group::EnemyMinions:
        return PlanText::tr("Enemy minions");
    case Group::EnemyHero:
        return PlanText::tr("Enemy hero");
    case Group::FriendlyCharacters:
        return PlanText::tr("Friendly characters");
    case Group::FriendlyMinions:
        return PlanText::tr("Friendly minions");
    case Group::FriendlyHero:
        return PlanText::tr("Friendly hero");
    case Group::AllCharacters:
        return PlanText::tr("All characters");
    case Group::AllMinions:
        return PlanText::tr("All minions");
    }
    return {};
}

QString placeName(const Board& board, const TurnPlan& plan, const Place& place) {
    if (place.body)
        return PlanText::tr("the minion of %1").arg(actionName(plan, *place.body));
    if (!place.summoned)
        return characterName(board, {place.side, place.minion});
    const Character* parent = characterAt(board, {place.side, place.minion});
    if (parent && parent->summons && !parent->summons->name.empty())
        return escaped(parent->summons->name);
    return PlanText::tr("what follows %1").arg(characterName(board, {place.side, place.minion}));
}

QString stepText(const Step& step) {
    const QString more = besides(step);
    const QString text = strikeText(step);
    return more.isEmpty() ? PlanText::tr("%1.").arg(text) : PlanText::tr("%1; %2.").arg(text, more);
}

QString actionText(const Action& action) {
    QStringList lines;
    if (action.body)
        lines += PlanText::tr("Puts down a %1/%2 minion first.")
                     .arg(action.body->attack)
                     .arg(action.body->health);
    if (action.body && action.body->immune)
        lines += PlanText::tr("It is immune.");
    if (action.body && action.body->deathrattle)
        lines += PlanText::tr("When it dies: %1.").arg(strikeText(*action.body->deathrattle));
    for (const Step& step : action.steps) {
        QString line = stepText(step);
        line[0] = line[0].toUpper();
        lines += line;
    }
    if (action.last)
        lines += PlanText::tr("Happens automatically when the turn ends.");
    if (const auto* card = Cards::ofTheGame().find(action.name)) {
        if (!card->condition.empty())
            lines += PlanText::tr("Condition: %1.").arg(cardText(card->condition));
        if (!card->leavesOut.empty())
            lines += PlanText::tr("Left out: %1.").arg(cardText(card->leavesOut));
        if (!card->doubt.empty())
            lines += PlanText::tr("Not certain: %1.").arg(cardText(card->doubt));
    }
    return joinedSentences(lines);
}

QString targetText(const Board& board, const TurnPlan& plan, const Action& action) {
    if (!action.targetStep())
        return std::ranges::all_of(action.steps,
                                   [](const Step& step) { return step.kind == StepKind::Area; })
                   ? PlanText::tr("all of them")
                   : PlanText::tr("at random");
    return action.target ? placeName(board, plan, *action.target)
                         : PlanText::tr("chosen by the best plan");
}

QString sourceText(const Board& board, const TurnPlan& plan, int action) {
    const auto attackerOf = [](const Action& each) {
        const Step* step = each.targetStep();
        return step ? step->attacker : std::nullopt;
    };
    const auto first = plan.actions.begin();
    const std::optional<Place> attacker = attackerOf(first[action]);
    if (!attacker)
        return actionName(plan, action);
    const QString name = placeName(board, plan, *attacker);
    const auto earlier = std::count_if(
        first, first + action, [&](const Action& each) { return attackerOf(each) == attacker; });
    return earlier == 0 ? name : PlanText::tr("%1 (%2)").arg(name).arg(earlier + 1);
}

QString choiceText(const Board& board, const TurnPlan& plan, const Choice& choice) {
    const auto action = static_cast<int>(choice.action);
    return choice.target ? PlanText::tr("%1 → %2").arg(sourceText(board, plan, action),
                                                       placeName(board, plan, *choice.target))
                         : actionName(plan, action);
}

QString emptyReason(const Turn& turn, const Choices& choices) {
    const bool isGoal = turn.objective == Objective::Goal;
    if (choices.stop.value == (isGoal ? 1 : 0))
        return isGoal ? PlanText::tr("The goal is met already.")
                      : PlanText::tr("No enemy attack is left.");
    QStringList fixed;
    for (std::size_t i = 0; i < turn.actions.size(); ++i)
        if (const Action& action = turn.actions[i]; hasFixedTarget(action))
            fixed += PlanText::tr("%1 is fixed on %2.")
                         .arg(sourceText(turn.board, turn, static_cast<int>(i)),
                              placeName(turn.board, turn, *action.target));
    if (!fixed.isEmpty())
        return fixed.join(u'\n');
    const auto isTooDear = [&](const Action& action) {
        return turn.mana && action.cost > *turn.mana;
    };
    if (std::ranges::all_of(turn.actions, isTooDear))
        return PlanText::tr("No action costs %1 mana or less.").arg(*turn.mana);
    return isGoal ? PlanText::tr("No action makes the goal more likely.")
                  : PlanText::tr("No action lowers the enemy attack.");
}

QString clauseText(const Board& board, const TurnPlan& plan, const Clause& clause) {
    QStringList parts;
    if (!clause.die.empty())
        parts += PlanText::tr("%1 must die", nullptr, static_cast<int>(clause.die.size()))
                     .arg(placeNames(board, plan, clause.die));
    if (!clause.live.empty())
        parts += PlanText::tr("%1 must live", nullptr, static_cast<int>(clause.live.size()))
                     .arg(placeNames(board, plan, clause.live));
    if (clause.none)
        parts += PlanText::tr("%1 cleared").arg(groupName(*clause.none).toLower());
    if (clause.atLeast)
        parts += PlanText::tr("at least %1 of %2 dead")
                     .arg(clause.atLeast->count)
                     .arg(clause.atLeast->group ? groupName(*clause.atLeast->group).toLower()
                                                : placeNames(board, plan, clause.atLeast->places));
    return listText(parts);
}

QString sampledText(const OrderOdds& sampled, bool isGoal) {
    const OrderOdds::After& end = sampled.after.back();
    const auto [low, high] = isGoal ? wilsonInterval(sampled.sample->met, sampled.sample->runs)
                                    : sampled.sample->enemyAttack;
    return isGoal ? sampledText(Objective::Goal, end.odds->value, low, high)
                  : sampledText(Objective::LeastAttack, end.enemyAttack.value, low, high);
}

QString signedText(double number) {
    return (number < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
           numberText(std::abs(number), Unit::Number);
}

QString pointsText(double difference) {
    return PlanText::tr("%1 points").arg(signedText(100 * difference));
}

QString valueText(Objective objective, double value) {
    return numberText(value, objective == Objective::Goal ? Unit::Percent : Unit::Number);
}

QString sampledText(Objective objective, double value, double low, double high) {
    const bool isGoal = objective == Objective::Goal;
    const auto text = [isGoal](double number) {
        return QString::number(isGoal ? 100 * number : number, 'g', 3);
    };
    return (isGoal ? PlanText::tr("about %1 % (%2–%3)") : PlanText::tr("about %1 (%2–%3)"))
        .arg(text(value), text(low), text(high));
}

Turn turnOf(const Inputs& inputs) {
    return yomi::splitdamage::turnOf(inputs.board, inputs.spellDamage, inputs.plan);
}

QString turnText(const Inputs& inputs) {
    return QString::fromStdString(
        toJson(turnOf(inputs)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

QString whyNotTarget(const Board& board, const Action& action, const Place& place) {
    const Step& step = *action.targetStep();
    const Character& character = *characterAt(board, place);
    const QString name = characterName(board, place);
    if (!character.inPool)
        return PlanText::tr("%1 is not in the pool: nothing strikes it.").arg(name);
    if (!contains(step.pool, place.side, !place.minion))
        return PlanText::tr("%1 is not one of %2.").arg(name, groupName(step.pool).toLower());
    if (!step.except.empty() && step.except == character.tribe)
        return PlanText::tr("%1 is left out: it is a %2.")
            .arg(name, escaped(tribeName(step.except)));
    if (step.other && action.source == place)
        return PlanText::tr("%1 does it and cannot strike itself.").arg(name);
    return {};
}

std::vector<Place> possibleTargets(const Inputs& inputs, const Action& action) {
    std::vector<Place> possible;
    if (!action.targetStep())
        return possible;
    for (const Place& place : places(inputs.board)) {
        if (!whyNotTarget(inputs.board, action, place).isEmpty())
            continue;
        possible.push_back(place);
        if (characterAt(inputs.board, place)->summons) {
            possible.push_back(place);
            possible.back().summoned = true;
        }
    }
    return possible;
}

bool canBeChosen(const Inputs& inputs, const Place& place) {
    return std::ranges::any_of(inputs.plan.actions, [&](const Action& action) {
        return action.targetStep() && !action.target &&
               whyNotTarget(inputs.board, action, place).isEmpty();
    });
}

std::vector<Place> struckByPlan(const Inputs& inputs) {
    std::vector<std::pair<SideName, Step>> strikes; // seen from this side
    const auto add = [&](SideName owner, const auto& being) {
        if (being && being->deathrattle)
            strikes.emplace_back(owner, *being->deathrattle);
    };
    for (const Place& place : places(inputs.board)) {
        const Character* character = characterAt(inputs.board, place);
        add(place.side, character);
        add(place.side, character->summons);
    }
    for (const Action& action : inputs.plan.actions) {
        add(SideName::Friendly, action.body);
        for (const Step& step : action.steps)
            strikes.emplace_back(SideName::Friendly, step);
    }
    std::vector<Place> struck;
    for (const Place& place : places(inputs.board)) {
        const Character& character = *characterAt(inputs.board, place);
        const auto isStruckBy = [&](const std::pair<SideName, Step>& strike) {
            const auto& [owner, step] = strike;
            return step.attacker == place ||
                   (contains(step.pool, seenFrom(owner, place.side), !place.minion) &&
                    (step.except.empty() || step.except != character.tribe));
        };
        if (character.inPool &&
            (inputs.plan.actions.empty() || std::ranges::any_of(strikes, isStruckBy)))
            struck.push_back(place);
    }
    return struck;
}

} // namespace yomi::ui::splitdamage
