// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_panel.h"
#include "ui/inspector/cursor.h"

#include <QTimer>

class QScrollBar;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::inspector {

/// The iterations of the run as bars of their nodes, with the event's iteration marked; a click
/// goes to the first event of an iteration. In a search by visits they are snapshots: a click goes
/// to the last event, after which the snapshot is complete, and a link plays them one after the
/// other. If not all fit, those around the marked one are shown and a scroll bar reaches the
/// others. Hidden for a single iteration.
class IterationPanel : public BarPanel {
    Q_OBJECT

public:
    explicit IterationPanel(Cursor& cursor, QWidget* parent = nullptr);

    TextTable numbers() const override; ///< of all iterations

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void updatePlot() override;

private:
    void takeRun();
    void follow();
    void refresh();
    void showBars();
    void scrollTo(int first);
    void goTo(int iteration);
    void play(bool on);
    int rowsWithRoom() const;
    double nodesOf(const TraceIteration& iteration) const;
    QString bestMovesOf(const TraceIteration& iteration) const;

    Cursor& m_cursor;
    QScrollBar* m_scroll;
    CommandButton* m_play; ///< of snapshots
    QTimer m_playing;
    int m_rows = 0;  ///< that fit
    int m_shown = 0; ///< the iteration marked
    int m_first = 0; ///< the iteration of the first bar
};

} // namespace yomi::ui::inspector
