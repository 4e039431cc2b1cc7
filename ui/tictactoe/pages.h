// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTabWidget>

class QAction;

namespace yomi::ui::tictactoe {

class TicTacToeDocument;

/// The pages of the workspace: the search step by step, and what compares searches. The page shown
/// is the document's.
class Pages : public QTabWidget {
    Q_OBJECT

public:
    /// `tree` is the page that steps through the search shown.
    Pages(TicTacToeDocument& document, QWidget* tree, QWidget* parent = nullptr);

    /// Go to a page each, by Alt and its number.
    const QList<QAction*>& pageActions() const { return m_actions; }

Q_SIGNALS:
    void treeOpened(); ///< from another page: the person wants to step now

private:
    void addPage(QWidget* page, const QString& name);
    void showTree();

    TicTacToeDocument& m_document;
    QList<QAction*> m_actions;
};

} // namespace yomi::ui::tictactoe
