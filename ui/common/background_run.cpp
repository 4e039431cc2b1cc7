// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/background_run.h"

namespace yomi::ui {

BackgroundRun::BackgroundRun(QObject* parent)
    : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

BackgroundRun::~BackgroundRun() {
    abandon();
    m_pool.waitForDone();
}

void BackgroundRun::stop() {
    if (!m_running)
        return;
    abandon();
    setRunning(false);
    Q_EMIT stopped();
}

void BackgroundRun::startWork(Work work) {
    abandon();
    m_stop = std::stop_source();
    setRunning(true);
    m_pool.start([this, work = std::move(work), token = m_stop.get_token()] {
        Delivery delivery = work(token);
        // The token identifies an abandoned run. It is read on the object's own thread, where runs
        // start and stop, so that nothing can happen between the test and the delivery.
        const auto arrive = [this, token, delivery = std::move(delivery)] {
            if (token.stop_requested())
                return;
            setRunning(false);
            if (delivery)
                delivery();
        };
        QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
    });
}

void BackgroundRun::abandon() {
    m_stop.request_stop();
    m_pool.clear();
}

void BackgroundRun::setRunning(bool running) {
    if (m_running == running)
        return;
    m_running = running;
    Q_EMIT runningChanged(running);
}

} // namespace yomi::ui
