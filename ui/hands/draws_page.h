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

/// What completes a hand that lacks one tile; of a full hand, what each discard leaves to wait for.
/// The row under the mouse, or else the selected one, is shown ahead.
class DrawsPage : public Card {
    Q_OBJECT

public:
    DrawsPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showWaits(const HandAnswer& answer);
    void showDiscards(const HandAnswer& answer);
    void lookAhead(int row);
    TableView* connected(TableView* view);

    HandAnalysis& m_analysis;
    HandPreview& m_preview;
    ValueTable* m_waits;
    ValueTable* m_discards;
    TableView* m_waitView;
    TableView* m_discardView;
};

} // namespace yomi::ui::hands
