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

/// A page of tables about the answer. It follows the answer while it is seen: an edit has no time
/// for pages that nobody looks at.
class AnswerPage : public Card {
    Q_OBJECT

protected:
    AnswerPage(const QString& title, HandAnalysis& analysis, QWidget* parent);

    const HandAnswer* answer() const { return m_analysis.answer().get(); }
    /// Adds a table whose column `wide` takes the room that the others leave.
    TableView* addTable(ValueTable* table, const QString& name, int wide);

    /// Shows what the answer says, or returns why there is nothing to see.
    virtual QString fill(const HandAnswer& answer) = 0;
    /// The row under the mouse, or else the selected one, is to be shown ahead; −1 for none.
    virtual void lookAhead(int /*row*/) {}

    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    HandAnalysis& m_analysis;
};

/// What completes a hand that lacks one tile; of a full hand, what each discard leaves to wait for.
class DrawsPage : public AnswerPage {
    Q_OBJECT

public:
    DrawsPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent = nullptr);

protected:
    QString fill(const HandAnswer& answer) override;
    void lookAhead(int row) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showWaits(const HandAnswer& answer);
    void showDiscards(const HandAnswer& answer);

    HandPreview& m_preview;
    ValueTable* m_waits;
    ValueTable* m_discards;
    TableView* m_waitView;
    TableView* m_discardView;
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

/// Every unit that fits into the hand, forbidden ones too: where the person says which are wanted.
class UnitsPage : public AnswerPage {
    Q_OBJECT

public:
    UnitsPage(HandDocument& document, HandAnalysis& analysis, QWidget* parent = nullptr);

    /// Whether the key is a wish for the unit that is current; then it is used. To be asked before
    /// the table searches for a row that begins with the letter.
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
