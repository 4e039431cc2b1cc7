// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/stopped.h"

#include <QObject>
#include <QThreadPool>

#include <exception>
#include <functional>
#include <optional>
#include <stop_token>

namespace yomi::ui {

/// How a background computation ended: with its result, or with the sentence of the exception.
template <class Result>
struct Outcome {
    std::optional<Result> result;
    QString error;
};

/// Runs work one at a time on a thread of its own and delivers on the thread of this object, and
/// only what the newest run brings. The base of LatestRun and Job. Destruction asks the run to
/// stop and waits for it; nothing is delivered afterwards.
class BackgroundRun : public QObject {
    Q_OBJECT

public:
    ~BackgroundRun() override;

    bool isRunning() const { return m_running; }

    /// Asks the run to stop; it delivers nothing any more. Does nothing when none is under way.
    virtual void stop();

Q_SIGNALS:
    void runningChanged(bool running);
    void stopped(); ///< the person's stop(), not the replacement by a newer run

protected:
    explicit BackgroundRun(QObject* parent);

    /// What is to be done on the object's thread with a finished computation.
    using Delivery = std::function<void()>;
    /// Runs on the worker thread, lets no exception out. An empty delivery: it was stopped.
    using Work = std::function<Delivery(std::stop_token)>;

    /// Abandons the run under way, if any, and starts this one.
    void startWork(Work work);
    /// Lets the run under way end without a delivery; still counts as running.
    void abandon();
    void setRunning(bool running);

private:
    QThreadPool m_pool;
    std::stop_source m_stop{std::nostopstate};
    bool m_running = false;
};

/// Runs `function` and turns its end into a value; nothing for a run that was stopped. Exceptions
/// end here because Qt would lose their sentence on the way between threads.
template <class Result, class Function>
std::optional<Outcome<Result>> outcomeOf(Function&& function) {
    try {
        return Outcome<Result>{function(), {}};
    } catch (const Stopped&) {
        return std::nullopt;
    } catch (const std::exception& error) {
        return Outcome<Result>{std::nullopt, QString::fromUtf8(error.what())};
    }
}

} // namespace yomi::ui
