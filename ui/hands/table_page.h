// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/table_game.h"

#include <QWidget>

class QAction;

namespace yomi::ui {
class Columns;
} // namespace yomi::ui

namespace yomi::ui::hands {

class TableBoard;

/// A game of cards with known hands: the hands at the left, its plays and the solver's answers at
/// the right.
class TablePage : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(HandDocument& document, QWidget* parent = nullptr);

    /// The Table menu's commands, with keys in the page.
    QAction* menuAction() const { return m_menu; }
    /// The hands shown, as pasteText() takes them; empty without a table.
    QString copyText() const;
    /// Begins a game with the hands of a text; returns the refusal.
    QString pasteText(const QString& text);
    /// Method, work and time of the answer shown.
    QString workText() const;

Q_SIGNALS:
    void pasteRequested();
    void openRequested(const QByteArray& recording);
    void workChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    HandDocument& m_document;
    TableGame m_game;
    TableBoard* m_board;
    QAction* m_menu;
    Columns* m_columns;
};

} // namespace yomi::ui::hands
