// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/methods_page.h"
#include "ui/search/search_document.h"

#include <QWidget>

#include <vector>

class QAction;
class QMenu;

namespace yomi::ui::search {

/// What each row of the comparison tells: the work of the last iteration, the nodes of all of them,
/// the time and the answer.
QList<MethodColumn> comparisonColumns();

/// A row for each search. The counts come first, from a search on the bitboard, which visits the
/// same nodes as one on any other board; the times are medians of up to 200 searches.
QList<Method> comparisonRows(const SearchRoot& root, const std::vector<Settings>& searches);

/// From plain minimax to PVS ordered by iterative deepening, on the bitboard.
std::vector<Settings> algorithmSet();

/// The searches of the document side by side on its position: a table in the style of published
/// solver benchmarks, bars of nodes and of time. The selected row is the search shown, whose
/// settings stand beside; rows are added, removed and replaced by sets. Computes while it is to be
/// seen: counts at once, times row by row.
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
    // What the rows were made of:
    SearchRoot m_shownRoot;
    std::vector<Settings> m_shownSearches;
};

} // namespace yomi::ui::search
