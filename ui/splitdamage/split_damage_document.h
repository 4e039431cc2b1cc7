// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/enum_names.h"
#include "ui/splitdamage/edits.h"

namespace yomi::ui::splitdamage {

/// The order of the bars of a full board within their sides.
enum class KillOrder { Odds, Health, Board };
constexpr auto enumNames(KillOrder) {
    return namesInOrder("odds", "health", "board");
}
/// The charts; a small window shows one of them.
enum class Chart { KillOdds, OverHits, HowManyDie, RemainingHealth };
constexpr auto enumNames(Chart) {
    return namesInOrder("kill odds", "odds over hits", "how many die", "remaining health");
}

/// One effect on the board, or a whole turn.
enum class Page { Effect, Plan };
constexpr auto enumNames(Page) {
    return namesInOrder("effect", "plan");
}

/// The tabs below the board of a turn.
enum class PlanTab { Actions, PolicyTree, ExampleRun };
constexpr auto enumNames(PlanTab) {
    return namesInOrder("actions", "policy tree", "example run");
}

/// The view, which is saved with the document but is not an edit.
struct View {
    Place selected{SideName::Enemy, 0};
    KillOrder order = KillOrder::Odds;
    Chart chart = Chart::KillOdds;
    Page page = Page::Effect;
    int action = 0; ///< the selected action of the plan
    PlanTab tab = PlanTab::Actions;
    /// The selected step of the policy: its row, from the first decision on the number of each
    /// outcome and of the decision below it. Empty for the first decision and for none.
    std::vector<int> step{};
    int pin = -1; ///< the pin shown for comparison; -1 for none
    /// The hits of a card in earlier versions of Yomi, if the file names the card without its hits.
    std::optional<int> olderHits{};

    bool operator==(const View&) const = default;
};

/// The inputs of the split-damage workspace.
class SplitDamageDocument : public GameDocument<Inputs, View> {
public:
    explicit SplitDamageDocument(QObject* parent = nullptr);

    nlohmann::json inputsBody() const override;
    nlohmann::json viewBody() const override;

    /// Moves the selection, to a character or to the free slot after the last minion.
    void select(Place place);
    void selectAction(int action);
    void setPage(Page page);
    void showTab(PlanTab tab);
    void lookAt(std::vector<int> step);
    void showPin(int pin);

protected:
    Snapshot parse(const nlohmann::json& body) const override;
    View viewOf(const Snapshot& next) const override;
};

} // namespace yomi::ui::splitdamage
