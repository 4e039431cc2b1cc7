// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/constraints.h"
#include "ui/charts/methods_page.h"

#include <memory>
#include <vector>

namespace yomi::ui::hands {

/// A hand whose best partition is looked for.
struct HandProblem {
    std::shared_ptr<const yomi::hands::RuleBook> book;
    std::vector<int> hand; ///< kinds
    yomi::hands::Constraints constraints;
};

/// What each row of a comparison tells: nodes, median seconds, the best partition.
QList<MethodColumn> partitionColumns();

/// The article's five methods on lists of names and on packed tiles, and the engine, for one hand.
/// A row that is not done after `patience` seconds is refused.
QList<Method> partitionMethods(const HandProblem& problem, double patience = 10);

/// Seconds of "contains" and of "remove".
QList<MethodColumn> counterColumns();

/// The article's arrays and the packed counters.
QList<Method> counterMethods();

} // namespace yomi::ui::hands
