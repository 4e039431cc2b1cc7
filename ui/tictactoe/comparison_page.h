// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "core/tictactoe/settings.h"
#include "ui/charts/methods_page.h"
#include "ui/tictactoe/edits.h"

#include <QWidget>

#include <vector>

class QAction;
class QMenu;

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

class TicTacToeDocument;

/// What each row of the comparison tells: the work of the last iteration, the nodes of all of them,
/// the time and the answer.
QList<MethodColumn> comparisonColumns();

/// A row for each search. The counts come first, from a search on the bitboard, which visits the
/// same nodes as one on any other board; the times are medians of up to 200 searches.
QList<Method> comparisonRows(const Position& position, const std::vector<Settings>& searches);

/// The article's two searches, each on both boards, with boards copied and with moves unmade; PVS
/// also with every move unmade twice.
std::vector<Settings> articleSet();

/// From plain minimax to PVS ordered by iterative deepening, on the bitboard.
std::vector<Settings> algorithmSet();

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
