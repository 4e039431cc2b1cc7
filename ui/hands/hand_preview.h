// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/waits.h"
#include "ui/common/analysis.h"
#include "ui/hands/edits.h"

namespace yomi::ui::hands {

/// A hand that might come.
struct Ahead {
    QString heading; ///< "With 翼"
    Inputs inputs;

    bool operator==(const Ahead&) const = default;
};

/// The best partition of the hand that might come while the person points at a wait, a discard, a
/// missing tile or a lead; none while nothing is pointed at, and for hands that the constraints
/// exclude.
class HandPreview : public Analysis<Ahead, BestPartition> {
public:
    explicit HandPreview(QObject* parent = nullptr);

    /// The hand with another tile.
    void show(const Inputs& inputs, int drawn);
    /// The hand after a discard, with the wait that scores most.
    void showDiscard(const Inputs& inputs, const Discard& discard);
    /// What is left of a hand of cards after a play; what is locked about that play is done then.
    void showPlay(const Inputs& inputs, int play);
};

} // namespace yomi::ui::hands
