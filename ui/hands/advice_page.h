// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_advice.h"
#include "ui/hands/hand_analysis.h"

class QLabel;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::hands {

class DrawOutlook;
class HandPreview;

/// What to discard, or what to draw for: a sentence, the ranking of the discards or the tiles that
/// bring a smaller hand nearer. It updates only while visible.
class AdvicePage : public Card {
    Q_OBJECT

public:
    AdvicePage(HandAnalysis& analysis, HandAdvice& advice, DrawOutlook& outlook,
               HandDocument& document, HandPreview& preview, QWidget* parent = nullptr);

    /// Shows a discard as if the mouse were over its row.
    void pointAtDiscard(int kind);

    /// The discards with curves: the rows selected, or else the first ones.
    std::vector<std::optional<int>> chosen() const;

Q_SIGNALS:
    void chosenChanged();
    /// The tiles that help after the row under the mouse, the selected or the first one.
    void usefulChanged(const std::vector<yomi::ui::hands::UsefulTile>& useful);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    TableView* addTable(ValueTable* table, const QString& name, int wide);
    void refresh();
    void showRanking(const Inputs& inputs, const Ranking& rows);
    void showDiscards(const RuleBook& book, const Ranking& rows);
    Unit unitOf(DrawMeasure measure) const;
    QString withinText() const;
    void showColumns();
    void showDraws(const Inputs& inputs, const RankedDiscard& row);
    bool isComplete(const Inputs& inputs) const;
    void point(int row);
    void pointAtDraw(int row);
    void lightUseful(int row);

    HandAnalysis& m_analysis;
    HandAdvice& m_advice;
    DrawOutlook& m_outlook;
    HandDocument& m_document;
    HandPreview& m_preview;
    QLabel* m_sentence;
    ValueTable* m_discards;
    ValueTable* m_draws;
    TableView* m_discardView;
    TableView* m_drawView;
};

} // namespace yomi::ui::hands
