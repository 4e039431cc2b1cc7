// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/compared_rows.h"

#include <QStackedWidget>

namespace yomi::ui::games {

/// Compares settings on one question: a table of rows, bars of nodes and of time. Which rows, is
/// the person's choice: the searches of the document, or rows that only the game has. Computes
/// while visible.
class ComparisonPage : public QStackedWidget {
    Q_OBJECT

public:
    /// The first of `rows` are the document's searches.
    ComparisonPage(SearchDocument& document, const QList<ComparedRows*>& rows,
                   QWidget* parent = nullptr);

    /// The table of the rows shown, and that of others.
    const MethodsPage& methods() const { return *m_methods[currentIndex()]; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addRows(ComparedRows& rows);
    QWidget* createChoice(qsizetype index);
    void refresh();
    void refreshRow();

    SearchDocument& m_document;
    QList<ComparedRows*> m_rows;
    QList<MethodsPage*> m_methods;
};

} // namespace yomi::ui::games
