// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/discard_ranking.h"
#include "ui/common/analysis.h"
#include "ui/hands/hand_document.h"

namespace yomi::ui::hands {

using Ranking = std::vector<RankedDiscard>;

/// Ranks the discards of a document's hand again after every edit; empty for card games and for
/// hands of more tiles than a full one. The rows of a ranking always have the document's rule book.
class HandAdvice : public Analysis<Inputs, Ranking> {
public:
    explicit HandAdvice(HandDocument& document, QObject* parent = nullptr);

    /// The ranking of the document's present hand; null while it is being computed.
    const Ranking* current() const;

private:
    HandDocument& m_document;
};

} // namespace yomi::ui::hands
