// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_grid.h"
#include "ui/icefire/match_model.h"

#include <QList>

#include <functional>

namespace yomi::ui {
class LinePanel;
}

namespace yomi::ui::icefire {

/// Cells, income, gold and the price of winning over the match, both sides in each chart; the
/// marker is at the player-turn shown, and moving it steps. A low page shows one at a time.
class CurvesPanel : public ChartGrid {
    Q_OBJECT

public:
    explicit CurvesPanel(MatchModel& model, QWidget* parent = nullptr);

    QList<LinePanel*> charts() const { return m_charts; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Figure = std::function<int(const Figures&)>;
    void addCurves(const QString& title, Figure figure);
    void showCurves();
    void refreshMarker();

    MatchModel& m_model;
    QList<LinePanel*> m_charts;
    QList<Figure> m_figures; ///< of each chart
};

} // namespace yomi::ui::icefire
