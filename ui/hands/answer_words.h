// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/hand_analysis.h"

namespace yomi::ui::hands {

/// "18,000", or "3 plays".
QString answerText(const RuleBook& book, int score);

/// "complete" of a full hand, "all used" of any other that is used up, "not complete".
QString completenessText(const Inputs& inputs, bool usedUp);

/// "16 units fit · 111 partitions · nothing left over".
QString summaryText(const HandAnswer& answer, const std::vector<int>& partition);

/// "1 best", "6 best partitions".
QString bestCountText(const BestPartition& best);

/// "2 of 6 best"; tells when only some of them are listed.
QString placeText(const BestPartition& best, int shown);

/// "next best −2,000", "next best 1 play more".
QString nextBestText(const RuleBook& book, const BestPartition& best, const NextBest& next);

/// "complete in 2 draws"; empty when nothing is known.
QString distanceText(const HandAnswer& answer);

} // namespace yomi::ui::hands
