// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/stopped.h"
#include "ui/common/wording.h"

#include <QObject>
#include <QThreadPool>

#include <exception>
#include <functional>
#include <optional>
#include <stop_token>

namespace yomi::ui {

/// The end of a background computation: its result, or the sentence of its exception.
template <class Result>
struct Outcome {
    std::optional<Result> result;
    QString error;
};

/// Runs one computation at a time on a thread of its own and delivers the result of the newest run
/// on the thread of this object. The base of LatestRun and Job. The destructor asks the run to stop
/// and waits for it; nothing is delivered afterwards.
class BackgroundRun : public QObject {
    Q_OBJECT

public:
    ~BackgroundRun() override;

    bool isRunning() const { return m_running; }

    /// Asks the run to stop; its result is not delivered. Does nothing if none is in progress.
    virtual void stop();

Q_SIGNALS:
    void runningChanged(bool running);
    void stopped(); ///< the person's stop(), not the replacement by a newer run

protected:
    explicit BackgroundRun(QObject* parent);

    /// Called on the object's thread after a finished computation.
    using Delivery = std::function<void()>;
    /// Runs on the worker thread and throws nothing. An empty delivery means that it was stopped.
    using Work = std::function<Delivery(std::stop_token)>;

    /// Abandons the current run, if any, and starts this one.
    void startWork(Work work);
    /// Lets the current run end without a delivery; it still counts as running.
    void abandon();
    void setRunning(bool running);

private:
    QThreadPool m_pool;
    std::stop_source m_stop{std::nostopstate};
    bool m_running = false;
};

/// Runs `function` and returns its end as a value; nothing for a run that was stopped. Catches
/// exceptions because Qt would lose their sentence between threads.
template <class Result, class Function>
std::optional<Outcome<Result>> outcomeOf(Function&& function) {
    try {
        return Outcome<Result>{function(), {}};
    } catch (const Stopped&) {
        return std::nullopt;
    } catch (const std::exception& error) {
        return Outcome<Result>{std::nullopt, messageOf(error)};
    }
}

} // namespace yomi::ui
