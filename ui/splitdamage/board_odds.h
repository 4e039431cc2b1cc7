// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/hits/targets.h"
#include "ui/common/analysis.h"
#include "ui/common/numbers.h"

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// The odds for the chosen hits.
struct BoardOdds {
    std::vector<Target> targets;
    int hits = 0; ///< as cast, including Spell Damage
    Odds odds;
    double seconds = 0; ///< of the computation only
};

/// The odds over all hits, from none to those that kill all targets, or mostHits, and over Spell
/// Damage (spellDamageCurves()).
struct Outlook {
    std::vector<Target> targets;
    Curves curves;
    Curves spellDamage;
};

/// The odds of a pin, to compare charts of the current board with.
struct PinOdds {
    struct Dead {
        Place place;
        double odds = 0;
        std::vector<double> overHits{}; ///< of an effect, [hits] from 0
    };
    std::vector<Dead> dead;
    std::optional<double> goal; ///< nothing without a goal
    std::optional<std::vector<double>> goalOverHits{};
    std::optional<double> enemyAttack{}; ///< enemy attack left at the end, for a plan
    bool wantsLittleAttack = false;      ///< the plan minimizes enemy attack
    Unit chanceUnit = Unit::Percent;     ///< SampledPercent for sampled odds
    QString problem{};                   ///< the reason why there are no odds

    /// Null for an absent character.
    const Dead* at(const Place& place) const;
    std::optional<double> deadAt(const Place& place) const;
};

/// The same odds as exact fractions, if the board is small enough.
struct Fractions {
    std::vector<std::string> kill;
    std::optional<std::string> goal;
};

/// The number of hits that kills every target, the only one that clears the board.
int hitsToClear(const std::vector<Target>& targets);

/// The last hit count of the outlook: the one that clears the board, at least the chosen one.
int lastHitOf(const Request& request);

/// The answers for a board, computed one after the other, so that the odds for the chosen hits are
/// shown first.
class BoardAnalysis : public QObject {
    Q_OBJECT

public:
    explicit BoardAnalysis(QObject* parent = nullptr);

    /// Computes the answers for this board; none if the effect has no targets on it.
    void ask(const Setup& setup);

    Analysis<Setup, BoardOdds> odds;
    Analysis<Setup, Outlook> outlook;
    Analysis<Setup, Fractions> fractions; ///< fails for a board with too many states

    /// The outlook and the fractions, if they belong to the odds shown.
    const Outlook* outlookOfOdds() const;
    const Fractions* fractionsOfOdds() const;
};

} // namespace yomi::ui::splitdamage
