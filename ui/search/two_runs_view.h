// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/two_runs_model.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace yomi::ui::search {

/// Two recorded searches laid on each other: a row of controls, how many lines each visits, and
/// the outline of the lines, to be gone through difference by difference.
class TwoRunsView : public QWidget {
    Q_OBJECT

public:
    /// `choices` come first in the row of controls.
    explicit TwoRunsView(const QList<QWidget*>& choices = {}, QWidget* parent = nullptr);

    /// Shows the runs from their first difference on, or from the line where they part, which is
    /// marked.
    void showRuns(std::shared_ptr<const TwoRuns> runs, std::optional<NodeId> parting = {});
    /// Shows a sentence instead.
    void showNothing(const QString& reason);

    /// Whose values are shown.
    void setNumbers(NumbersOf numbers);

    const TwoRunsModel& model() const { return m_model; }
    QTreeView* tree() const { return m_tree; }

private:
    void createTree();
    QWidget* createControls(const QList<QWidget*>& choices);
    void goToDifference(bool forward);

    TwoRunsModel m_model;
    QLabel* m_sentence;
    QTreeView* m_tree;
};

} // namespace yomi::ui::search
