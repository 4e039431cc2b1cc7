// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/waits.h"
#include "ui/common/latest_run.h"
#include "ui/hands/edits.h"

#include <optional>

namespace yomi::ui::hands {

/// The best partition of a hand that might come.
struct Preview {
    QString heading; ///< "With 翼"
    Inputs inputs;   ///< with that hand
    Tiles hand;
    Constraints constraints;
    BestPartition best;
};

/// Looks ahead while the person points at a wait, a discard, a missing tile or a lead.
class HandPreview : public QObject {
    Q_OBJECT

public:
    explicit HandPreview(QObject* parent = nullptr);

    /// Null while nothing is pointed at, and for hands that the constraints exclude.
    const Preview* preview() const { return m_preview ? &*m_preview : nullptr; }

    /// The hand with another tile.
    void show(const Inputs& inputs, int drawn);
    /// The hand after a discard, with the wait that scores most.
    void showDiscard(const Inputs& inputs, const Discard& discard);
    /// What is left of a hand of cards after a play; what is locked about that play is done then.
    void showPlay(const Inputs& inputs, int play);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void read(Inputs ahead, const QString& heading);

    std::optional<Preview> m_preview;
    LatestRun<Preview> m_run;
};

} // namespace yomi::ui::hands
