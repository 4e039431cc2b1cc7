// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/inspector/two_runs_model.h"

#include <QWidget>

#include <array>
#include <functional>

class QAction;
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
    /// Shows the answer of an analysis, or why there is none; changes nothing while a newer one is
    /// computed.
    template <class Question>
    void showAnswer(const Analysis<Question, TwoRuns>& runs, const QString& stopped) {
        if (runs.isFresh())
            showRuns({runs.answer(), runs.result()});
        else if (runs.state() == AnalysisState::Computing)
            showComputing();
        else if (runs.state() == AnalysisState::Stopped)
            showNothing(stopped);
        else if (runs.state() == AnalysisState::Failed)
            showNothing(runs.error());
    }

    /// Offers to step through A or B from a node of its trace, in the menu and by Enter: through B
    /// in its column and where A does not go.
    void offerSteps(bool inB, std::function<void(NodeId node)> step);
    /// Takes the offer back, or renews it.
    void setStepping(bool offered);
    /// Sets the view of the numbers.
    void setNumbers(Perspective numbers);

    const TwoRunsModel& model() const { return m_model; }
    QTreeView* tree() const { return m_tree; }

private:
    /// Keeps the tree, which may have the focus.
    void showComputing();
    void createTree();
    QWidget* createControls(const QList<QWidget*>& choices);
    void goToDifference(bool forward);
    void stepThrough(bool inB, const QModelIndex& index);

    TwoRunsModel m_model;
    QLabel* m_sentence;
    QTreeView* m_tree;
    std::array<std::function<void(NodeId)>, 2> m_steps; ///< through A and B
    QList<QAction*> m_stepActions;
    bool m_isStepping = true;
};

} // namespace yomi::ui::inspector
