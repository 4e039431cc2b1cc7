// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/numbers.h"
#include "ui/icefire/annealer_model.h"

#include <QWidget>

namespace yomi::ui {
class LinePanel;
}

namespace yomi::ui::icefire {

/// Value, temperature and acceptance over the iterations of all runs; the marker is at the current
/// iteration, and moving it shows the best plan at that iteration.
class AnnealerCurves : public QWidget {
    Q_OBJECT

public:
    explicit AnnealerCurves(AnnealerModel& model, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    LinePanel* createChart(const QString& title, ui::Unit unit);
    void showCurves();
    void refreshMarker();
    QString iterationText(int x) const;

    AnnealerModel& m_model;
    int m_step = 1; ///< iterations between two x of the charts
    LinePanel *m_value, *m_temperature, *m_acceptance;
};

} // namespace yomi::ui::icefire
