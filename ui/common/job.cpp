// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/job.h"

namespace yomi::ui {

void ProgressBox::put(Progress progress) {
    const std::lock_guard lock(m_mutex);
    m_latest = std::move(progress);
}

std::optional<Progress> ProgressBox::take() {
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_latest, std::nullopt);
}

JobBase::JobBase(QObject* parent)
    : BackgroundRun(parent) {
    using namespace std::chrono_literals;
    m_tick.setInterval(40ms);
    connect(&m_tick, &QTimer::timeout, this, &JobBase::showLatest);
    connect(this, &BackgroundRun::runningChanged, this, [this](bool running) {
        if (running) {
            m_tick.start();
        } else {
            m_tick.stop();
            showLatest(); // the last report is always shown, even just before the end
        }
    });
}

void JobBase::startJob(ControlledWork work) {
    m_progress = {};
    Q_EMIT progressChanged();
    m_box = std::make_shared<ProgressBox>();
    startWork([work = std::move(work), box = m_box](const std::stop_token& stop) {
        JobControl control(stop, *box);
        return work(control);
    });
}

void JobBase::showLatest() {
    std::optional<Progress> latest = m_box ? m_box->take() : std::nullopt;
    if (!latest)
        return;
    m_progress = std::move(*latest);
    Q_EMIT progressChanged();
    if (m_progress.show)
        m_progress.show();
}

} // namespace yomi::ui
