// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_panel.h"
#include "ui/search/stepper.h"

namespace yomi::ui::search {

/// The iterations of the run as bars of their nodes, that of the event marked; a click goes to the
/// first event of one. Where there are many, those around it are shown. Hidden where there is one.
class IterationPanel : public BarPanel {
    Q_OBJECT

public:
    explicit IterationPanel(Stepper& stepper, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void takeRun();
    void follow();
    void refresh();
    QString bestMovesOf(const TraceIteration& iteration) const;

    Stepper& m_stepper;
    int m_shown = 0; ///< the iteration marked
    int m_first = 0; ///< of the bars
};

} // namespace yomi::ui::search
