// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/targets.h"
#include "ui/common/analysis.h"
#include "ui/common/numbers.h"

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// What the workspace shows for the chosen hits.
struct BoardOdds {
    std::vector<Target> targets;
    int hits = 0; ///< as cast, Spell Damage included
    Odds odds;
    double seconds = 0; ///< of the computation alone
};

/// What it shows over all hits, from none to those that kill everybody, or mostHits, and over
/// Spell Damage (spellDamageCurves()).
struct Outlook {
    std::vector<Target> targets;
    Curves curves;
    Curves spellDamage;
};

/// What a pin comes to: its odds, for charts of the present board to be compared with.
struct PinOdds {
    struct Dead {
        Place place;
        double odds = 0;
        std::vector<double> overHits{}; ///< of an effect, [hits] from 0 on
    };
    std::vector<Dead> dead;
    std::optional<double> goal; ///< nothing without a goal
    std::optional<std::vector<double>> goalOverHits{};
    std::optional<double> enemyAttack{}; ///< left at the end, of a plan
    bool wantsLittleAttack = false;      ///< that is what the plan is for
    Unit chanceUnit = Unit::Percent;     ///< SampledPercent where they were drawn at random
    QString problem{};                   ///< why there are no odds

    /// Null for who is not there.
    const Dead* at(const Place& place) const;
    std::optional<double> deadAt(const Place& place) const;
};

/// The same odds as exact fractions, where the board is small enough.
struct Fractions {
    std::vector<std::string> kill;
    std::optional<std::string> goal;
};

/// The hits that kill every target, the only number of hits that clears the board.
int hitsToClear(const std::vector<Target>& targets);

/// The last hit count of the outlook: that clears the board, at least the chosen one.
int lastHitOf(const Request& request);

/// The answers to one board, computed one after the other, so that the first one, the odds for the
/// chosen hits, is on the screen without waiting for the rest.
class BoardAnalysis : public QObject {
    Q_OBJECT

public:
    explicit BoardAnalysis(QObject* parent = nullptr);

    /// Asks about this board; about nothing when the effect strikes nobody on it.
    void ask(const Setup& setup);

    Analysis<Setup, BoardOdds> odds;
    Analysis<Setup, Outlook> outlook;
    Analysis<Setup, Fractions> fractions; ///< fails for a board with too many states

    /// The outlook and the fractions, where they belong to the odds that are shown.
    const Outlook* outlookOfOdds() const;
    const Fractions* fractionsOfOdds() const;
};

} // namespace yomi::ui::splitdamage
