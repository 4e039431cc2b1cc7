// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/methods_page.h"
#include "ui/games/search_document.h"

#include <QWidget>

#include <vector>

class QAction;
class QMenu;

namespace yomi::ui::games {

/// The columns of the comparison: the work of the last iteration, the nodes of all iterations, the
/// time and the answer.
QList<MethodColumn> comparisonColumns();

/// A row for each search. The counts come first, from a search on the bitboard, which visits the
/// same nodes as a search on any other board; the times are medians of up to 200 searches.
QList<Method> comparisonRows(const SearchRoot& root, const std::vector<Settings>& searches);

/// From plain minimax to PVS ordered by iterative deepening, on the bitboard.
std::vector<Settings> algorithmSet();

/// Compares the searches of the document on its position: a table like those of published solver
/// benchmarks, bars of nodes and of time. The selected row is the search shown, whose settings are
/// next to it; rows are added, removed and replaced by presets. Computes while visible: counts at
/// once, times row by row.
class ComparisonPage : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonPage(SearchDocument& document, QWidget* parent = nullptr);

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

    SearchDocument& m_document;
    MethodsPage* m_methods;
    QAction* m_add;
    QAction* m_remove;
    // The inputs of the rows:
    SearchRoot m_shownRoot;
    std::vector<Settings> m_shownSearches;
};

} // namespace yomi::ui::games
