// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/two_runs_model.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace yomi::ui::inspector {

/// Two merged searches: a row of controls, the number of lines each visits, and the outline of the
/// lines, with steps from difference to difference.
class TwoRunsView : public QWidget {
    Q_OBJECT

public:
    /// `choices` are the first controls of the row.
    explicit TwoRunsView(const QList<QWidget*>& choices = {}, QWidget* parent = nullptr);

    /// Shows the runs from their first difference, or from the line `parting`, which is marked.
    void showRuns(std::shared_ptr<const TwoRuns> runs, std::optional<NodeId> parting = {});
    /// Shows a sentence instead.
    void showNothing(const QString& reason);

    /// Sets the view of the numbers.
    void setNumbers(Perspective numbers);

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

} // namespace yomi::ui::inspector
