// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

class QKeyEvent;

namespace yomi::ui {
class Bubble;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::hands {

class HandPreview;
class MeldActions;

/// A page of tables about the answer. It updates only while visible, because hidden pages must not
/// slow down edits.
class AnswerPage : public Card {
    Q_OBJECT

protected:
    AnswerPage(const QString& title, HandAnalysis& analysis, QWidget* parent);

    const HandAnswer* answer() const { return m_analysis.answer().get(); }
    /// Adds a table whose column `wide` takes the remaining width.
    TableView* addTable(ValueTable* table, const QString& name, int wide);

    /// Shows the answer, or returns why there is nothing to show.
    virtual QString fill(const HandAnswer& answer) = 0;
    /// Previews the row under the mouse, or else the selected one; −1 for none.
    virtual void lookAhead(int /*row*/) {}

    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    HandAnalysis& m_analysis;
};

/// The melds that lack one tile, by that tile.
class OneShortPage : public AnswerPage {
    Q_OBJECT

public:
    OneShortPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent = nullptr);

protected:
    QString fill(const HandAnswer& answer) override;
    void lookAhead(int row) override;

private:
    HandPreview& m_preview;
    ValueTable* m_table;
};

/// Every unit that fits into the hand, including forbidden ones: here the person sets wishes for
/// them.
class UnitsPage : public AnswerPage {
    Q_OBJECT

public:
    UnitsPage(HandDocument& document, HandAnalysis& analysis, QWidget* parent = nullptr);

    /// Whether the key sets a wish for the current unit; if so, it is handled. Call it before the
    /// table searches for a row that begins with the letter.
    bool takeKey(const QKeyEvent& key);

protected:
    QString fill(const HandAnswer& answer) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int currentMeld() const;

    ValueTable* m_table;
    TableView* m_view;
    MeldActions* m_actions;
    Bubble* m_bubble;
};

} // namespace yomi::ui::hands
