// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::hands {

class HandPreview;

/// The melds that lack one tile, by that tile. The row under the mouse, or else the selected one,
/// is shown ahead.
class OneShortPage : public Card {
    Q_OBJECT

public:
    OneShortPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void lookAhead(int row);

    HandAnalysis& m_analysis;
    HandPreview& m_preview;
    ValueTable* m_table;
    TableView* m_view;
};

} // namespace yomi::ui::hands
