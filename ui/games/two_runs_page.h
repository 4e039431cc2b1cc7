// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/games/compared_rows.h"
#include "ui/inspector/two_runs_view.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::games {

/// Compares two rows of the comparison node by node: A and B, of the searches A is the one shown.
/// Computes while visible.
class TwoRunsPage : public QWidget {
    Q_OBJECT

public:
    TwoRunsPage(SearchDocument& document, const QList<ComparedRows*>& rows,
                QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QComboBox* addChoice(bool ofB);
    QList<QWidget*> createChoices();
    void refresh();
    void refreshChoices();
    ComparedRows& rows() const { return *m_rows[shownRows(m_document, m_rows)]; }

    SearchDocument& m_document;
    QList<ComparedRows*> m_rows;
    std::optional<RowPair> m_asked; ///< of the runs shown or being recorded
    QList<QComboBox*> m_choices;    ///< of A and of B
    QLabel* m_explanation;
    TwoRunsView* m_view;
    Analysis<RowPair, TwoRuns> m_runs;
};

} // namespace yomi::ui::games
