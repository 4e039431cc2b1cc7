// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/position_list.h"
#include "ui/common/analysis.h"
#include "ui/inspector/two_runs_model.h"

#include <QWidget>

class QLabel;

namespace yomi::ui {
class Card;
}
namespace yomi::ui::inspector {
class TwoRunsView;
}

namespace yomi::ui::connectfour {

/// The question for two neighbouring steps of the ladder.
struct TwoSteps {
    yomi::connectfour::ListedPosition listed = {};
    int lower = 0; ///< A; B is the next
    bool weak = false;

    friend bool operator==(const TwoSteps&, const TwoSteps&) = default;
};

/// Two neighbouring steps of the ladder on one position, compared node by node.
class TwoStepsPanel : public QWidget {
    Q_OBJECT

public:
    explicit TwoStepsPanel(QWidget* parent = nullptr);

    void open(const TwoSteps& steps);

Q_SIGNALS:
    void closed();

private:
    Card* m_card;
    QLabel* m_explanation;
    inspector::TwoRunsView* m_view;
    Analysis<TwoSteps, inspector::TwoRuns> m_runs;
};

} // namespace yomi::ui::connectfour
