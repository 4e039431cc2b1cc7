// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/icefire/annealer_model.h"

#include <QWidget>

class QLabel;
class QSlider;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::icefire {

class AnnealerSetups;

/// The annealer's internals: the runs to compare, the plan at any iteration, curves, terms,
/// neighbours and parameters.
class AnnealerPage : public QWidget {
    Q_OBJECT

public:
    explicit AnnealerPage(MatchModel& match, QWidget* parent = nullptr);

    const AnnealerModel& model() const { return m_model; }
    QList<QAction*> actions() const;
    /// The selected plan, drawn over the position shown; empty while the page is hidden.
    const std::vector<Action>& plan() const { return m_plan; }
    /// The cost of the runs, for the status line.
    QString work() const;

Q_SIGNALS:
    void planChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    Card* createPlan();
    void refreshPlan();
    QString planSentence() const;

    AnnealerModel m_model;
    AnnealerSetups* m_setups;
    QSlider* m_slider;
    QLabel* m_sentence;
    FieldBinder m_fields;
    std::vector<Action> m_plan;
};

} // namespace yomi::ui::icefire
