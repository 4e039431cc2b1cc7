// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/line_panel.h"

namespace yomi::ui::search {

class SearchDocument;
struct PlayedGame;

/// The value of the position after each move of a game, as the first player sees it. Exact values
/// and estimates have different scales: estimates are drawn where there is nothing else.
class ValueCurve : public LinePanel {
    Q_OBJECT

public:
    explicit ValueCurve(const SearchDocument& document, QWidget* parent = nullptr);

    /// The values that the document's comments tell and do not keep back; the marker stands behind
    /// so many plies.
    void show(const PlayedGame& game, int plies);

private:
    const SearchDocument& m_document;
};

} // namespace yomi::ui::search
