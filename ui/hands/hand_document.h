// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/draw_chances.h"
#include "ui/hands/edits.h"

#include <array>
#include <optional>

namespace yomi::ui::hands {

inline constexpr int mostDrawsShown = 20;

/// How the table is shown.
struct TableLook {
    bool isShown = false;          ///< in place of the hand
    bool values = false;           ///< who wins with each play
    std::array<bool, 3> solver{};  ///< the players whose plays the solver makes
    std::optional<int> plies = {}; ///< the position after so many plays; nothing: the last one

    bool operator==(const TableLook&) const = default;
};

/// The view of a hand document.
struct View {
    int partition = 0; ///< of the best ones, from 0; an edit resets it to the first
    int draws = 5;     ///< the horizon of the chances in the table
    DrawMeasure measure = DrawMeasure::Chance;
    DrawPlay play = DrawPlay::Best;
    int opponent = 17; ///< his cards, for the chances that leads are beaten
    TableLook table = {};

    bool operator==(const View&) const = default;
};

/// Rule book, hand, tiles seen and constraints, and the best partition shown.
class HandDocument : public GameDocument<Inputs, View> {
public:
    explicit HandDocument(QObject* parent = nullptr);

    nlohmann::json inputsBody() const override;
    nlohmann::json viewBody() const override;
    const RuleBook& book() const { return *inputs().book; }

protected:
    Snapshot parse(const nlohmann::json& body) const override;
    View viewOf(const Snapshot& next) const override;
};

} // namespace yomi::ui::hands
