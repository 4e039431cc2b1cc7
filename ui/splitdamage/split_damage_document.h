// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/enum_names.h"
#include "ui/splitdamage/edits.h"

namespace yomi::ui::splitdamage {

/// How the bars of a full board are sorted within their sides.
enum class KillOrder { Odds, Health, Board };
constexpr auto enumNames(KillOrder) {
    return namesInOrder("odds", "health", "board");
}
/// The charts, of which a small window shows one.
enum class Chart { KillOdds, OverHits, HowManyDie, RemainingHealth };
constexpr auto enumNames(Chart) {
    return namesInOrder("kill odds", "odds over hits", "how many die", "remaining health");
}

/// One effect on the board, or a whole turn.
enum class Page { Effect, Plan };
constexpr auto enumNames(Page) {
    return namesInOrder("effect", "plan");
}

/// What is shown of a turn below its board.
enum class PlanTab { Actions, PolicyTree, ExampleRun };
constexpr auto enumNames(PlanTab) {
    return namesInOrder("actions", "policy tree", "example run");
}

/// Where the person looks: saved with the document, no edit of it.
struct View {
    Place selected{SideName::Enemy, 0};
    KillOrder order = KillOrder::Odds;
    Chart chart = Chart::KillOdds;
    Page page = Page::Effect;
    int action = 0; ///< the chosen one of the plan
    PlanTab tab = PlanTab::Actions;
    /// The step of the policy that is looked at: its row, from the first decision on the number of
    /// each outcome and of the decision below it. Empty for the first decision and for none.
    std::vector<int> step{};
    int pin = -1; ///< the one that is shown beside the present; -1 for none
    /// The file names a card without its hits, and in earlier versions of Yomi that card had these.
    std::optional<int> olderHits{};

    bool operator==(const View&) const = default;
};

/// The inputs of the split-damage workspace.
class SplitDamageDocument : public GameDocument<Inputs, View> {
public:
    explicit SplitDamageDocument(QObject* parent = nullptr);

    /// Moves the selection, to a character or to the free slot behind the last minion.
    void select(Place place);
    void selectAction(int action);
    void setPage(Page page);
    void showTab(PlanTab tab);
    void lookAt(std::vector<int> step);
    void showPin(int pin);

protected:
    Snapshot parse(const nlohmann::json& body) const override;
    nlohmann::json bodyOf(const Snapshot& snapshot) const override;
    View viewOf(const Snapshot& next) const override;
};

} // namespace yomi::ui::splitdamage
