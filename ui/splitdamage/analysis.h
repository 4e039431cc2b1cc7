// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/targets.h"

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// What the workspace shows for the chosen hits, with the inputs it belongs to.
struct Analysis {
    std::vector<Target> targets;
    int hits = 0; ///< as cast, Spell Damage included
    Odds odds;
    double seconds = 0; ///< of the computation alone
};

/// What it shows over all hits: from none to those that kill everybody, or mostHits.
struct Outlook {
    std::vector<Target> targets;
    Curves curves;
};

/// The same odds as exact fractions, where the board is small enough.
struct Fractions {
    std::vector<Target> targets;
    std::vector<std::string> kill;
    std::optional<std::string> goal;
};

/// The hits that kill every target, the only number of hits that clears the board.
int hitsToClear(const std::vector<Target>& targets);

/// The last hit count of the outlook: that clears the board, at least the chosen one.
int lastHitOf(const Request& request);

/// The most hits up to which a falling curve (a goal that all of its characters live) stays at
/// least `probability`; nothing when it never is.
std::optional<int> mostHitsKeeping(const std::vector<double>& curve, double probability);

Analysis analyzeSetup(const Setup& setup, const std::stop_token& stop);
/// Throws std::invalid_argument for a board with too many states.
Fractions fractionsOf(const Setup& setup, const std::stop_token& stop);
Outlook outlookOf(const Setup& setup, const std::stop_token& stop);

} // namespace yomi::ui::splitdamage
