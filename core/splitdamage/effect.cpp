// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/effect.h"

#include "core/splitdamage/cards.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace yomi::splitdamage {

namespace {

/// The same pool of an effect, if there is one.
std::optional<Pool> poolOf(Group group) {
    return enumNamed<Pool>(nameOf(group));
}

/// Whether the card is one step of random hits without a minion of its own.
bool isEffect(const Card& card) {
    if (card.action.steps.size() != 1)
        return false;
    const Step& step = card.action.steps.front();
    const bool leavesOutItself = step.other && !card.action.body;
    // Mechs are excluded by hand on the board for this card.
    const bool leavesOutTribe = !step.except.empty() && card.english != "Dyn-o-matic";
    return step.kind == StepKind::Split && !step.again && step.spread() == 0 && poolOf(step.pool) &&
           !leavesOutItself && !leavesOutTribe;
}

std::vector<Effect> loadPresets() {
    std::vector<Effect> presets;
    for (const Card& card : Cards::ofTheGame().all())
        if (isEffect(card)) {
            const Step& step = card.action.steps.front();
            presets.push_back({shownName(card), step.hits, step.damagePerHit, *poolOf(step.pool),
                               step.spellDamageRule});
        }
    return presets;
}

} // namespace

Effect withSpellDamage(const Effect& effect, int spellDamage) {
    validate(effect);
    requireRange("Spell Damage must be {} to {}, not {}.", spellDamage, 0, mostSpellDamage);
    Effect cast = effect;
    if (effect.spellDamageRule == SpellDamageRule::MoreHits)
        cast.hits += spellDamage;
    if (effect.spellDamageRule == SpellDamageRule::MoreDamage)
        cast.damagePerHit += spellDamage;
    validate(cast);
    return cast;
}

std::span<const Effect> effectPresets() {
    static const std::vector<Effect> presets = loadPresets();
    return presets;
}

const Effect* findPreset(std::string_view name) {
    const auto presets = effectPresets();
    const auto found = std::ranges::find(presets, name, &Effect::name);
    return found == presets.end() ? nullptr : &*found;
}

void validate(const Effect& effect) {
    requireRange("The number of hits must be {} to {}, not {}.", effect.hits, 0, mostHits);
    requireRange("The damage per hit must be {} to {}, not {}.", effect.damagePerHit, 1,
                 mostDamage);
}

} // namespace yomi::splitdamage
