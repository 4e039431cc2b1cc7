// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/discard_ranking.h"
#include "core/hands/partition.h"
#include "ui/common/analysis.h"
#include "ui/hands/edits.h"

namespace yomi::ui::hands {

/// A possible future hand.
struct Ahead {
    QString heading; ///< "With 翼"
    Inputs inputs;
    /// The melds of a hand to draw for, shown in place of the best partition; empty for none.
    std::vector<int> plan = {};
    int planScore = 0;
    std::uint64_t planWays = 0; ///< sets of tiles that can be drawn and complete it

    bool operator==(const Ahead&) const = default;
};

/// The best partition of a possible hand while the person points at a wait, a discard, a missing
/// tile or a lead; none otherwise, and for hands that the constraints exclude.
class HandPreview : public Analysis<Ahead, BestPartition> {
public:
    explicit HandPreview(QObject* parent = nullptr);

    /// The hand with another tile.
    void show(const Inputs& inputs, int drawn);
    /// The hand after a discard, and the plan for it.
    void showDiscard(const Inputs& inputs, const RankedDiscard& row);
    /// The rest of a hand of cards after a play; constraints that lock that play are met then.
    void showPlay(const Inputs& inputs, int play);
};

} // namespace yomi::ui::hands
