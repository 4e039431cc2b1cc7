// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tictactoe/edits.h"

#include <QWidget>

class QAction;
class QMenu;

namespace yomi::ui {
class MethodsPage;
}

namespace yomi::ui::tictactoe {

class TicTacToeDocument;

/// The searches of the document side by side on its position: a table in the style of published
/// solver benchmarks, bars of nodes and of time. The selected row is the search shown, whose
/// settings stand beside; rows are added, removed and replaced by sets. Computes while it is to be
/// seen: counts at once, times row by row.
class ComparisonPage : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPage(TicTacToeDocument& document, QWidget* parent = nullptr);

    const MethodsPage& methods() const { return *m_methods; }

Q_SIGNALS:
    void opened(); ///< the person wants to step through the row shown

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addRowActions();
    QAction* addRowAction(const QString& text, const QString& tip, Qt::Key key);
    QMenu* createSets();
    void addRow();
    void removeRow();
    void refresh();
    void refreshRow();

    TicTacToeDocument& m_document;
    MethodsPage* m_methods;
    QAction* m_add;
    QAction* m_remove;
    Inputs m_shown; ///< what the rows were made of
};

} // namespace yomi::ui::tictactoe
