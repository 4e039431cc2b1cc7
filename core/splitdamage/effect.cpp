// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/effect.h"

#include "core/common/catalog.h"
#include "core/common/fields.h"
#include "core/splitdamage/limits.h"

#include <algorithm>
#include <vector>

namespace yomi::splitdamage {

namespace {

std::vector<Effect> loadPresets() {
    std::vector<Effect> presets;
    constexpr std::size_t most = 100;
    const nlohmann::json file = parseJson(catalog("effects"));
    ObjectReader(file).forEach("effects", most,
                               [&](const nlohmann::json& entry, const std::string& path) {
                                   readFields(ObjectReader(entry, path), presets.emplace_back());
                               });
    return presets;
}

} // namespace

Effect withSpellDamage(const Effect& effect, int spellDamage) {
    validate(effect);
    requireRange("Spell Damage", spellDamage, 0, mostSpellDamage);
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
    requireRange("The number of hits", effect.hits, 0, mostHits);
    requireRange("The damage per hit", effect.damagePerHit, 1, mostDamage);
}

} // namespace yomi::splitdamage
