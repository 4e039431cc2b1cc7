// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/background_run.h"

#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

namespace yomi::ui {

/// A progress report of a running job.
struct Progress {
    double fraction = 0;        ///< 0…1
    QString text;               ///< the current step, for the person
    std::function<void()> show; ///< called on the GUI thread to show intermediate results
};

/// Holds the newest report until it is taken; a newer report replaces it.
class ProgressBox {
public:
    void put(Progress progress);
    std::optional<Progress> take();

private:
    std::mutex m_mutex;
    std::optional<Progress> m_latest;
};

/// Passed to a running job, which may report as often as it likes from any of its threads; the
/// latest report is shown 25 times a second.
class JobControl {
public:
    JobControl(std::stop_token stop, ProgressBox& box)
        : m_stop(std::move(stop))
        , m_box(box) {}

    const std::stop_token& stopToken() const { return m_stop; }
    void report(Progress progress) { m_box.put(std::move(progress)); }

private:
    std::stop_token m_stop;
    ProgressBox& m_box;
};

/// The part of Job that does not depend on the result type; a JobBar shows it.
class JobBase : public BackgroundRun {
    Q_OBJECT

public:
    const Progress& progress() const { return m_progress; }

Q_SIGNALS:
    void progressChanged();

protected:
    explicit JobBase(QObject* parent);

    using ControlledWork = std::function<Delivery(JobControl&)>;
    void startJob(ControlledWork work);

private:
    void showLatest();

    std::shared_ptr<ProgressBox> m_box; ///< of the newest run
    Progress m_progress;
    QTimer m_tick;
};

/// Work that the person starts: a match, an arena, a page of methods. It reports progress, can be
/// stopped, and keeps its last outcome; edits of the document do not affect it. Starting it again
/// stops the current run.
///
///     Job<Arena> m_job{[this](const Outcome<Arena>& outcome) { show(outcome); }};
///     m_job.start([games](JobControl& control) { return arena(games, control); });
template <class Result>
class Job : public JobBase {
public:
    using Function = std::function<Result(JobControl&)>;
    using Deliver = std::function<void(const Outcome<Result>&)>;

    explicit Job(Deliver deliver, QObject* parent = nullptr)
        : JobBase(parent)
        , m_deliver(std::move(deliver)) {}

    /// `function` runs on another thread: it captures values, never widgets. Progress::show may
    /// capture widgets, because it is called on the GUI thread while the job lives.
    void start(Function function) {
        startJob([this, function = std::move(function)](JobControl& control) -> Delivery {
            auto outcome = outcomeOf<Result>([&] { return function(control); });
            if (!outcome)
                return {};
            auto shared = std::make_shared<Outcome<Result>>(std::move(*outcome));
            return [this, shared] {
                m_outcome = shared;
                m_deliver(*shared);
            };
        });
    }

    /// The outcome of the last run that was not stopped; null before the first.
    const Outcome<Result>* outcome() const { return m_outcome.get(); }

private:
    Deliver m_deliver;
    std::shared_ptr<const Outcome<Result>> m_outcome;
};

} // namespace yomi::ui
