// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/background_run.h"

#include <QTimer>

#include <functional>
#include <memory>

namespace yomi::ui {

/// The part of LatestRun that does not depend on the result type.
class LatestRunBase : public BackgroundRun {
    Q_OBJECT

public:
    /// True once a result has been due for longer than 200 ms: the view should then show progress
    /// and a Stop button.
    bool isBusy() const { return m_busy; }
    void stop() override;

Q_SIGNALS:
    void busyChanged(bool busy);

protected:
    explicit LatestRunBase(QObject* parent);

    /// Starts `work` when the event loop runs again; of several in one turn only the last one runs.
    void schedule(Work work);

private:
    void setBusy(bool busy);

    Work m_next;
    QTimer m_turn;
    QTimer m_patience;
    bool m_busy = false;
};

/// The background run of live analysis: every edit restarts the computation, a newer start stops
/// the older one, and only the newest outcome is delivered, on the GUI thread: a result, or the
/// sentence of an error. isRunning() means that the shown result belongs to older inputs.
///
///     LatestRun<Odds> m_run{[this](const Outcome<Odds>& outcome) { show(outcome); }};
///     m_run.start([request](std::stop_token stop) { return odds(request, stop); });
template <class Result>
class LatestRun : public LatestRunBase {
public:
    using Function = std::function<Result(std::stop_token)>;
    using Deliver = std::function<void(Outcome<Result>&)>; ///< may move the result away

    explicit LatestRun(Deliver deliver, QObject* parent = nullptr)
        : LatestRunBase(parent)
        , m_deliver(std::move(deliver)) {}

    /// `function` runs on another thread: it captures values, never widgets.
    void start(Function function) {
        schedule([this, function = std::move(function)](const std::stop_token& stop) -> Delivery {
            auto outcome = outcomeOf<Result>([&] { return function(stop); });
            if (!outcome)
                return {};
            // Shared, because a std::function must be copyable and a result need not be.
            auto shared = std::make_shared<Outcome<Result>>(std::move(*outcome));
            return [this, shared] {
                m_deliver(*shared);
            };
        });
    }

private:
    Deliver m_deliver;
};

} // namespace yomi::ui
