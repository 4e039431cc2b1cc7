// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_edits.h"

#include "core/splitdamage/cards.h"
#include "core/splitdamage/turn/json.h"
#include "ui/common/escaped.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace yomi::ui::splitdamage {

namespace {

struct PlanEditsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::PlanEdit)
};

/// The new place of a place; nothing if it is gone.
using Moved = std::function<std::optional<Place>(const Place&)>;

void moveEach(std::vector<Place>& places, const Moved& moved) {
    std::vector<Place> kept;
    for (const Place& place : places)
        if (const auto now = moved(place))
            kept.push_back(*now);
    places = std::move(kept);
}

/// Moves every place of a plan by `moved`. Removes attacks without their attacker and empty
/// clauses.
void movePlaces(TurnPlan& plan, const Moved& moved) {
    for (Action& action : plan.actions) {
        for (std::optional<Place>* place : {&action.target, &action.source})
            if (*place)
                *place = moved(**place);
        for (Step& step : action.steps)
            if (step.attacker)
                step.attacker = moved(*step.attacker);
    }
    for (Clause& clause : plan.goal) {
        moveEach(clause.die, moved);
        moveEach(clause.live, moved);
        if (clause.atLeast && !clause.atLeast->group) {
            moveEach(clause.atLeast->places, moved);
            if (clause.atLeast->places.empty())
                clause.atLeast.reset();
        }
    }
    std::erase_if(plan.goal, std::mem_fn(&Clause::isEmpty));
}

/// Renumbers actions as bodies: `moved` gives the new number of each action.
void moveBodies(TurnPlan& plan, const std::function<std::optional<int>(int)>& moved) {
    movePlaces(plan, [&](const Place& place) -> std::optional<Place> {
        if (!place.body)
            return place;
        Place now = place;
        now.body = moved(*place.body);
        return now.body ? std::optional(now) : std::nullopt;
    });
}

bool isLostAttack(const Action& action) {
    return std::ranges::any_of(action.steps, [](const Step& step) {
        return step.kind == StepKind::Attack && !step.attacker;
    });
}

void removeAt(TurnPlan& plan, int action) {
    plan.actions.erase(plan.actions.begin() + action);
    moveBodies(plan, [action](int body) {
        return body == action ? std::nullopt : std::optional(body > action ? body - 1 : body);
    });
}

Edit tooManyActions(const Inputs& before) {
    return {{},
            before,
            PlanEditsText::tr("A plan has at most %n actions; this one is full.", nullptr,
                              mostActions)};
}

} // namespace

int actionCount(const Inputs& inputs) {
    return static_cast<int>(inputs.plan.actions.size());
}

QString actionName(const TurnPlan& plan, int action) {
    const std::string& name = plan.actions[static_cast<std::size_t>(action)].name;
    if (name.empty())
        return PlanEditsText::tr("Action %1").arg(action + 1);
    const auto alike = std::count_if(plan.actions.begin(), plan.actions.begin() + action,
                                     [&](const Action& each) { return each.name == name; });
    return alike == 0 ? cardName(name)
                      : PlanEditsText::tr("%1 (%2)").arg(cardName(name)).arg(alike + 1);
}

bool hasOpenTarget(const TurnPlan& plan) {
    return std::ranges::any_of(
        plan.actions, [](const Action& action) { return action.targetStep() && !action.target; });
}

Edit insertInPlan(const Inputs& before, int at, Action action) {
    if (actionCount(before) >= mostActions)
        return tooManyActions(before);
    Edit edit{PlanEditsText::tr("Add %1").arg(cardName(action.name)), before};
    TurnPlan& plan = edit.after.plan;
    moveBodies(plan, [at](int body) { return std::optional(body >= at ? body + 1 : body); });
    plan.actions.insert(plan.actions.begin() + at, std::move(action));
    return edit;
}

Action actionOf(const Effect& effect) {
    const auto* card = Cards::ofTheGame().find(effect.name);
    Action action = card ? card->action : Action();
    action.name = effect.name;
    if (action.steps.empty())
        action.steps.emplace_back();
    Step& step = action.steps.front();
    step.hits = effect.hits;
    step.damagePerHit = effect.damagePerHit;
    step.pool = *enumNamed<Group>(nameOf(effect.pool));
    step.spellDamageRule = effect.spellDamageRule;
    return action;
}

Action attackOf(const Board& board, Place attacker, Group pool) {
    Action action;
    action.name =
        PlanEditsText::tr("Attack with %1").arg(characterName(board, attacker)).toStdString();
    Step& step = action.steps.emplace_back();
    step.kind = StepKind::Attack;
    step.pool = pool;
    step.attacker = attacker;
    return action;
}

Edit addAttacks(const Inputs& before) {
    Edit edit{PlanEditsText::tr("Every minion attacks"), before};
    TurnPlan& plan = edit.after.plan;
    for (const Place& place : places(before.board)) {
        const bool attacks = std::ranges::any_of(plan.actions, [&](const Action& action) {
            return action.steps.front().attacker == place;
        });
        if (place.side != SideName::Friendly || attacks ||
            characterAt(before.board, place)->attack == 0)
            continue;
        if (std::ssize(plan.actions) == mostActions)
            return tooManyActions(before);
        plan.actions.push_back(attackOf(before.board, place));
    }
    if (plan == before.plan)
        edit.refusal = PlanEditsText::tr("No idle friendly character has attack. Give one attack "
                                         "with the key K.");
    return edit;
}

Edit removeFromPlan(const Inputs& before, int action) {
    Edit edit{PlanEditsText::tr("Remove %1").arg(actionName(before.plan, action)), before};
    removeAt(edit.after.plan, action);
    return edit;
}

Edit moveInPlan(const Inputs& before, int action, int to) {
    Edit edit{PlanEditsText::tr("Move %1").arg(actionName(before.plan, action)), before};
    TurnPlan& plan = edit.after.plan;
    const auto from = plan.actions.begin() + action;
    if (to > action)
        std::rotate(from, from + 1, plan.actions.begin() + to + 1);
    else
        std::rotate(plan.actions.begin() + to, from, from + 1);
    moveBodies(plan, [action, to](int body) -> std::optional<int> {
        if (body == action)
            return to;
        if (action < body && body <= to)
            return body - 1;
        return to <= body && body < action ? body + 1 : body;
    });
    return edit;
}

Edit replaceInPlan(const Inputs& before, int action, const QString& sentence, Action next) {
    Edit edit{sentence, before};
    edit.after.plan.actions[static_cast<std::size_t>(action)] = std::move(next);
    return edit;
}

Edit setTarget(const Inputs& before, int action, std::optional<Place> target) {
    Action next = before.plan.actions[static_cast<std::size_t>(action)];
    next.target = target;
    const QString name = actionName(before.plan, action);
    return replaceInPlan(before, action,
                         target ? PlanEditsText::tr("Choose a target for %1").arg(name)
                                : PlanEditsText::tr("Leave the target of %1 open").arg(name),
                         std::move(next));
}

bool hasFixedTarget(const Action& action) {
    return action.target && !action.last; // an action that is played last needs its target
}

Edit freeTargets(const Inputs& before) {
    Edit edit{PlanEditsText::tr("Free all targets"), before};
    for (Action& action : edit.after.plan.actions)
        if (hasFixedTarget(action))
            action.target.reset();
    return edit;
}

Edit useOrder(const Inputs& before, const std::vector<Choice>& order) {
    Edit edit{PlanEditsText::tr("Use the best fixed order"), before};
    const std::vector<Action>& old = before.plan.actions;
    std::vector<int> now(old.size(), -1);
    std::vector<Action> actions;
    const auto take = [&](std::size_t action) {
        now[action] = static_cast<int>(actions.size());
        actions.push_back(old[action]);
    };
    for (const Choice& choice : order) {
        take(choice.action);
        if (choice.target)
            actions.back().target = choice.target;
    }
    for (std::size_t i = 0; i < old.size(); ++i)
        if (old[i].last && now[i] < 0)
            take(i);
    QStringList gone;
    for (std::size_t i = 0; i < old.size(); ++i)
        if (now[i] < 0)
            gone += actionName(before.plan, static_cast<int>(i));
    if (!gone.isEmpty())
        edit.notice = PlanEditsText::tr("This order does without %1: no longer in the list.")
                          .arg(listText(gone));
    edit.after.plan.actions = std::move(actions);
    moveBodies(edit.after.plan, [&](int body) {
        const int moved = now[static_cast<std::size_t>(body)];
        return moved < 0 ? std::nullopt : std::optional(moved);
    });
    return edit;
}

Edit setMana(const Inputs& before, std::optional<int> mana) {
    Edit edit{mana ? PlanEditsText::tr("Set the mana to %1").arg(*mana)
                   : PlanEditsText::tr("Take the limit from the mana"),
              before};
    edit.after.plan.mana = mana;
    return edit;
}

Edit setObjective(const Inputs& before, Objective objective) {
    Edit edit{objective == Objective::Goal ? PlanEditsText::tr("Maximise the goal's odds")
                                           : PlanEditsText::tr("Minimise the enemy attack"),
              before};
    edit.after.plan.objective = objective;
    return edit;
}

Edit setClauses(const Inputs& before, const QString& sentence, std::vector<Clause> goal) {
    Edit edit{sentence, before};
    edit.after.plan.goal = std::move(goal);
    return edit;
}

namespace {

/// The board as it changes from one outcome to the next. Characters are identified by their ids.
class Aftermath {
public:
    explicit Aftermath(const Board& board)
        : m_typed(board)
        , m_board(board) {}

    const Board& board() const { return m_board; }
    /// The dead, by their places on the typed board.
    const std::vector<Place>& fallen() const { return m_fallen; }
    bool hasFallen(const Place& place) const {
        return std::ranges::find(m_fallen, place) != m_fallen.end();
    }

    void putDown(std::size_t action, const Summon& body) {
        auto& minions = m_board.friendly.minions;
        minions.push_back(minionOf(body));
        giveIds(m_board);
        m_bodies[action] = *minions.back().id;
    }

    void see(const Policy::Seen& seen) {
        const Place parent{seen.place.side, seen.place.minion};
        if (seen.place.summoned && !hasFallen(parent))
            fall(parent);
        const std::optional<Place> place = now(seen.place);
        if (!place)
            return; // it died before
        if (seen.life == 0)
            return fall(seen.place);
        Character& character = *characterAt(m_board, *place);
        character.divineShield = seen.divineShield;
        character.armor = std::max(0, seen.life - character.health);
        character.health = std::min(character.health, seen.life);
    }

    /// The current place of a character of the typed board, a summon or a body.
    std::optional<Place> now(const Place& place) const {
        if (hasFallen(place))
            return std::nullopt; // another character may have its id by now
        const Place parent{place.side, place.minion};
        if (place.summoned && !hasFallen(parent)) { // it has not appeared yet
            std::optional<Place> where = now(parent);
            if (where)
                where->summoned = true;
            return where;
        }
        const std::optional<int> id = idOf(place);
        for (const Place& each : places(m_board))
            if (id && characterAt(m_board, each)->id == id)
                return each;
        return std::nullopt;
    }

private:
    static Character minionOf(const Summon& summon) {
        Character minion;
        minion.name = summon.name;
        minion.health = summon.health;
        minion.divineShield = summon.divineShield;
        minion.attack = summon.attack;
        minion.taunt = summon.taunt;
        minion.tribe = summon.tribe;
        minion.spellDamage = summon.spellDamage;
        minion.immune = summon.immune;
        minion.deathrattle = summon.deathrattle;
        return minion;
    }

    std::optional<int> idOf(const Place& place) const {
        if (place.body) {
            const auto body = m_bodies.find(static_cast<std::size_t>(*place.body));
            return body == m_bodies.end() ? std::nullopt : std::optional(body->second);
        }
        const Character* typed = characterAt(m_typed, {place.side, place.minion});
        if (!typed || !place.summoned)
            return typed ? typed->id : std::nullopt;
        const auto summon = m_summons.find(*typed->id);
        return summon == m_summons.end() ? std::nullopt : std::optional(summon->second);
    }

    void fall(const Place& fallen) {
        const Place place = *now(fallen);
        const Character gone = *characterAt(m_board, place);
        m_fallen.push_back(fallen);
        Side& row = side(m_board, place.side);
        if (!place.minion)
            return row.hero.reset();
        const auto at = row.minions.begin() + *place.minion;
        if (!gone.summons) {
            row.minions.erase(at);
            return;
        }
        *at = minionOf(*gone.summons);
        giveIds(m_board);
        m_summons[*gone.id] = *characterAt(m_board, place)->id;
    }

    const Board& m_typed;
    Board m_board;
    std::vector<Place> m_fallen;
    std::map<std::size_t, int> m_bodies; ///< [action]: the id of its minion
    std::map<int, int> m_summons;        ///< [id of the parent]: the id of the summon
};

/// The rest of a clause; nothing if it can no longer hold.
std::optional<Clause> stillWanted(const Aftermath& aftermath, Clause clause) {
    const auto fell = [&](const Place& place) {
        return aftermath.hasFallen(place);
    };
    if (std::ranges::any_of(clause.live, fell))
        return std::nullopt;
    std::erase_if(clause.die, fell);
    if (!clause.atLeast)
        return clause;
    AtLeast& atLeast = *clause.atLeast;
    for (const Place& place : aftermath.fallen())
        if (atLeast.group ? contains(*atLeast.group, place.side, !place.minion && !place.body)
                          : std::ranges::find(atLeast.places, place) != atLeast.places.end())
            --atLeast.count;
    if (atLeast.count <= 0)
        clause.atLeast.reset();
    return clause;
}

} // namespace

Place TakenOutcome::before(const Place& now) const {
    Place asked = now;
    asked.summoned = false;
    for (const auto& [after, before] : origins)
        if (after == asked) {
            Place place = before;
            place.summoned = before.summoned || now.summoned;
            return place;
        }
    return now;
}

TakenOutcome takeOutcome(const Inputs& before, const std::vector<SeenOutcome>& happened) {
    QStringList names;
    Inputs after = before;
    Aftermath aftermath(before.board);
    std::vector<int> played;
    for (const SeenOutcome& each : happened) {
        const Action& action = before.plan.actions[each.choice.action];
        played.push_back(static_cast<int>(each.choice.action));
        names += actionName(before.plan, played.back());
        if (after.plan.mana)
            after.plan.mana = std::max(0, *after.plan.mana - action.cost);
        if (action.body)
            aftermath.putDown(each.choice.action, *action.body);
        for (const Policy::Seen& seen : each.characters)
            aftermath.see(seen);
    }
    after.board = aftermath.board();
    const auto isMetBy = [&](const Clause& clause) {
        const auto left = stillWanted(aftermath, clause);
        return left && left->isEmpty();
    };
    const bool isMet = std::ranges::any_of(markedGoal(before.board), isMetBy) ||
                       std::ranges::any_of(before.plan.goal, isMetBy);
    std::vector<Clause> goal;
    for (const Clause& clause : before.plan.goal)
        if (const auto left = stillWanted(aftermath, clause); left && !isMet)
            goal.push_back(*left);
    TakenOutcome taken{{PlanEditsText::tr("Play %1").arg(listText(names)), before}};
    const auto trace = [&](const Place& place) {
        if (const auto now = aftermath.now(place))
            taken.origins.emplace_back(*now, place);
    };
    for (Place place : places(before.board)) {
        trace(place);
        place.summoned = true;
        trace(place);
        if (isMet || (characterAt(before.board, place)->goal == Goal::MustLive &&
                      aftermath.hasFallen({place.side, place.minion})))
            for (const Place& marked : places(after.board)) // marks that can no longer be met
                characterAt(after.board, marked)->goal = Goal::Free;
    }
    after.plan.goal = std::move(goal);
    movePlaces(after.plan, [&](const Place& place) {
        const bool isPlayed = place.body && std::ranges::find(played, *place.body) != played.end();
        return place.body && !isPlayed ? std::optional(place) : aftermath.now(place);
    });
    std::vector<std::size_t> left(before.plan.actions.size());
    std::iota(left.begin(), left.end(), std::size_t(0));
    const auto remove = [&](int action) {
        removeAt(after.plan, action);
        left.erase(left.begin() + action);
    };
    std::ranges::sort(played, std::greater());
    for (const int action : played) {
        trace(minionOfAction(static_cast<std::size_t>(action)));
        remove(action);
    }
    for (int i = actionCount(after) - 1; i >= 0; --i)
        if (isLostAttack(after.plan.actions[static_cast<std::size_t>(i)]))
            remove(i);
    for (std::size_t i = 0; i < left.size(); ++i)
        taken.origins.emplace_back(minionOfAction(i), minionOfAction(left[i]));
    if (isMet)
        taken.edit.notice = PlanEditsText::tr("The goal is met: nothing left to do.");
    else if (after.plan.goal.empty() && markedGoal(after.board).empty())
        taken.edit.notice = PlanEditsText::tr("No goal remains. Set a new one.");
    taken.edit.after = std::move(after);
    return taken;
}

void followCharacters(const Inputs& before, Inputs& after) {
    movePlaces(after.plan, [&](const Place& place) -> std::optional<Place> {
        if (place.body)
            return place;
        const Character* typed = characterAt(before.board, place);
        for (const Place& now : places(after.board))
            if (typed && characterAt(after.board, now)->id == typed->id) {
                Place moved = now;
                moved.summoned = place.summoned;
                return moved;
            }
        return std::nullopt;
    });
    for (int i = actionCount(after) - 1; i >= 0; --i)
        if (isLostAttack(after.plan.actions[static_cast<std::size_t>(i)]))
            removeAt(after.plan, i);
}

} // namespace yomi::ui::splitdamage
