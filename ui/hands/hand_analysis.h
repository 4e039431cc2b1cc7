// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/analysis.h"
#include "ui/common/latest_run.h"
#include "ui/hands/hand_document.h"

#include <optional>

namespace yomi::ui::hands {

/// What was found out about a hand, with the inputs that it belongs to.
struct HandReading {
    Inputs inputs;
    Tiles hand, seen;
    Constraints constraints;
    yomi::hands::Analysis analysis;
    std::vector<int> fitting; ///< melds all of whose tiles are in the hand, forbidden ones too
    double seconds = 0;       ///< that all of it took

    const RuleBook& book() const { return *inputs.book; }
};

/// Throws like analyse().
HandReading readHand(const Inputs& inputs, const std::stop_token& stop);

/// Reads the hand of a document anew after every edit, off the GUI thread.
class HandAnalysis : public QObject {
    Q_OBJECT

public:
    explicit HandAnalysis(HandDocument& document, QObject* parent = nullptr);

    /// The last reading; while another is under way it belongs to the inputs before, with the same
    /// rule book. Null when the constraints contradict one another or the hand, and for a moment
    /// after a change of the rules.
    const HandReading* reading() const { return m_reading ? &*m_reading : nullptr; }
    /// Why there is no reading.
    const QString& error() const { return m_error; }
    /// The number of the best partition to show, among those that are listed; there must be a
    /// reading.
    int shownPartition() const;

    LatestRunBase& run() { return m_run; }

Q_SIGNALS:
    void changed(); ///< reading or error

private:
    void take(const Outcome<HandReading>& outcome);

    HandDocument& m_document;
    std::optional<HandReading> m_reading;
    QString m_error;
    LatestRun<HandReading> m_run;
};

} // namespace yomi::ui::hands
