// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn_run.h"
#include "core/splitdamage/turn_sample.h"
#include "ui/common/analysis.h"
#include "ui/common/numbers.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// The odds of the current list for a person to see: exact, or where that takes too many
/// states sampled, with three digits.
OrderOdds shownOdds(const Turn& turn, const std::stop_token& stop);
/// How chances of such odds are written.
Unit chanceUnit(const OrderOdds& odds);

/// The current list of actions.
struct ListOdds {
    OrderOdds order;
    double seconds = 0;
};

/// The best plan, and the best order fixed in advance to compare it with.
struct BestOdds {
    BestPlan plan;
    /// Instead of both, for a plan of too many states: an order that it is at least as good as.
    std::optional<SampledOrder> sampled;
    BestOrder fixed;
    double seconds = 0;      ///< of the plan alone
    double wholeSeconds = 0; ///< with the order
};

/// How much of a policy an answer holds: 12³ outcomes at most.
inline constexpr PolicySize answeredPolicy{.depth = 3, .outcomes = 12};

/// How far the run under way has come, for its bar.
struct PlanProgress {
    std::atomic<std::int64_t> states = 0; ///< visited so far
    std::atomic<bool> isSampling = false; ///< there are too many of them
    std::atomic<std::chrono::steady_clock::time_point> begun{};
};

/// What is asked of a plan: the list live, the best plan when the person asks for it.
class PlanAnalysis : public QObject {
    Q_OBJECT

public:
    explicit PlanAnalysis(QObject* parent = nullptr);

    Analysis<Turn, ListOdds> list;
    /// The goal of the same list, which is known before everybody's odds are.
    Analysis<Turn, OrderOdds> goal;
    Analysis<Turn, BestOdds> best;
    /// The same in fractions, where there are not too many states; they follow the others.
    Analysis<Turn, std::string> exactList, exactBest;

    void askList(const Turn& turn);
    /// Asks for the best plan of an edited turn if that is there at once.
    void askBestIfQuick(const Turn& turn);
    void clearList();
    /// What is known of the list that was asked last: everything, or the goal alone, or the answer
    /// before it, or null.
    const OrderOdds* live() const;

    /// The fraction of what is shown of the list, and of the best plan; empty where none is known.
    std::string listFraction() const { return fractionOf(list, exactList); }
    std::string bestFraction() const { return fractionOf(best, exactBest); }
    /// The odds of the list, where they are known; or null.
    const OrderOdds* order() const { return list.result() ? &list.result()->order : nullptr; }
    /// "1,234,567 states · 2.1 s", of the search for the best plan.
    QString bestProgress() const;

private:
    template <class Answered, class Exact>
    static std::string fractionOf(const Answered& answered, const Exact& exact) {
        return answered.answer() && exact.answer() &&
                       answered.answer()->inputs == exact.answer()->inputs
                   ? *exact.result()
                   : std::string();
    }

    PlanAnalysis(const std::shared_ptr<PlanProgress>& progress, QObject* parent);

    std::shared_ptr<PlanProgress> m_progress; ///< shared with a run that may outlive this
};

} // namespace yomi::ui::splitdamage
