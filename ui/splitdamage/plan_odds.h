// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/run.h"
#include "core/splitdamage/turn/sample.h"
#include "ui/common/analysis.h"
#include "ui/common/numbers.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// The odds of the current list for display: exact, or with too many states sampled, with three
/// digits.
OrderOdds shownOdds(const Turn& turn, const std::stop_token& stop);
/// The unit for chances of such odds.
Unit chanceUnit(const OrderOdds& odds);

/// The current list of actions.
struct ListOdds {
    OrderOdds order;
    double seconds = 0;
};

/// The best plan, and the best fixed order to compare it with.
struct BestOdds {
    BestPlan plan;
    /// Instead of both, for a plan of too many states: an order that is at most as good as the best
    /// plan.
    std::optional<SampledOrder> sampled;
    BestOrder fixed;
    double seconds = 0;      ///< of the plan only
    double wholeSeconds = 0; ///< including the order
};

/// The part of a policy in an answer: at most 12³ outcomes.
inline constexpr PolicySize answeredPolicy{.depth = 3, .outcomes = 12};

/// The progress of the current run, for its bar.
struct PlanProgress {
    std::atomic<std::int64_t> states = 0; ///< visited so far
    std::atomic<bool> isSampling = false; ///< there are too many states
    std::atomic<std::chrono::steady_clock::time_point> begun{};
};

/// The analyses of a plan: the list live, the best plan on request.
class PlanAnalysis : public QObject {
    Q_OBJECT

public:
    explicit PlanAnalysis(QObject* parent = nullptr);

    Analysis<Turn, ListOdds> list;
    /// The goal of the same list, which is known before the odds of all characters.
    Analysis<Turn, OrderOdds> goal;
    Analysis<Turn, BestOdds> best;
    /// The same in fractions, if there are not too many states; they are computed after the others.
    Analysis<Turn, std::string> exactList, exactBest;

    void askList(const Turn& turn);
    /// Computes the best plan of an edited turn if that is quick.
    void askBestIfQuick(const Turn& turn);
    void clearList();
    /// The known odds of the last requested list: all, or only the goal, or the previous answer, or
    /// null.
    const OrderOdds* live() const;

    /// The fraction of the value shown for the list, and for the best plan; empty if unknown.
    std::string listFraction() const { return fractionOf(list, exactList); }
    std::string bestFraction() const { return fractionOf(best, exactBest); }
    /// The odds of the list, if they are known; or null.
    const OrderOdds* order() const { return list.result() ? &list.result()->order : nullptr; }
    /// "1,234,567 states · 2.1 s", in the search for the best plan.
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

    std::shared_ptr<PlanProgress> m_progress; ///< shared with a run that may outlive this object
};

} // namespace yomi::ui::splitdamage
