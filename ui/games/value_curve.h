// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/line_panel.h"

namespace yomi::ui::games {

class SearchDocument;
struct PlayedGame;

/// The value of the position after each move of a game, from the first player's side. Exact values
/// and estimates have different scales: estimates are drawn only if there are no exact values.
class ValueCurve : public LinePanel {
    Q_OBJECT

public:
    explicit ValueCurve(const SearchDocument& document, QWidget* parent = nullptr);

    /// Shows the values of the document's comments that are not withheld; the marker is after so
    /// many plies.
    void show(const PlayedGame& game, int plies);

private:
    const SearchDocument& m_document;
};

} // namespace yomi::ui::games
