// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/hands/discard_ranking.h"

#include <cstddef>
#include <vector>

namespace yomi::hands {

/// A row of a ranking for people: first what it has less than the first row, then its distance, the
/// tiles that bring the hand nearer and the plan with its score, and the seen-out tiles without
/// which it would be nearer.
Sentence discardReason(const RuleBook& book, const std::vector<RankedDiscard>& rows,
                       std::size_t row);

/// The same of the first row, beginning with its discard if there is one.
Sentence discardAdvice(const RuleBook& book, const std::vector<RankedDiscard>& rows);

} // namespace yomi::hands
