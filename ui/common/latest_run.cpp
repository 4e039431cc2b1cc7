// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/latest_run.h"

namespace yomi::ui {

LatestRunBase::LatestRunBase(QObject* parent)
    : BackgroundRun(parent) {
    using namespace std::chrono_literals;
    m_turn.setSingleShot(true);
    m_patience.setSingleShot(true);
    m_patience.setInterval(200ms);
    connect(&m_turn, &QTimer::timeout, this, [this] { startWork(std::exchange(m_next, {})); });
    connect(&m_patience, &QTimer::timeout, this, [this] { setBusy(true); });
    connect(this, &BackgroundRun::runningChanged, this, [this](bool running) {
        // The timer continues through restarts: it measures the age of the shown result.
        if (running) {
            m_patience.start();
        } else {
            m_patience.stop();
            setBusy(false);
        }
    });
}

void LatestRunBase::stop() {
    m_turn.stop();
    m_next = {};
    BackgroundRun::stop();
}

void LatestRunBase::schedule(Work work) {
    // The current run answers older inputs: it must not arrive before the timer does.
    abandon();
    m_next = std::move(work);
    setRunning(true);
    m_turn.start(0);
}

void LatestRunBase::setBusy(bool busy) {
    if (m_busy == busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

} // namespace yomi::ui
