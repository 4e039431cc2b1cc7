// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/analyze.h"
#include "ui/common/analysis.h"
#include "ui/hands/hand_document.h"

namespace yomi::ui::hands {

using HandAnswer = Answer<Inputs, HandResult>;

/// Analyzes the hand of a document again after every edit. The rule book of an answer is the
/// document's; of another one the numbers of tiles and melds would mean others.
class HandAnalysis : public Analysis<Inputs, HandResult> {
public:
    explicit HandAnalysis(HandDocument& document, QObject* parent = nullptr);

    /// Why there is no answer.
    QString whyNothing() const;
    /// The number of the best partition to show, among those that are listed; there must be an
    /// answer.
    int shownPartition() const;

private:
    HandDocument& m_document;
};

} // namespace yomi::ui::hands
