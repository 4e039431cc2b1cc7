// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/analyze.h"
#include "ui/common/analysis.h"
#include "ui/hands/hand_document.h"

namespace yomi::ui::hands {

using HandAnswer = Answer<Inputs, HandResult>;

/// Analyzes the hand of a document again after every edit. An answer always has the document's rule
/// book; with another one the numbers of tiles and melds would have other meanings.
class HandAnalysis : public Analysis<Inputs, HandResult> {
public:
    explicit HandAnalysis(HandDocument& document, QObject* parent = nullptr);

    /// The reason why there is no answer.
    QString emptyReason() const;
    /// The index of the best partition to show, among the listed ones; requires an answer.
    int shownPartition() const;

private:
    HandDocument& m_document;
};

} // namespace yomi::ui::hands
