// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/latest_run.h"

#include <memory>
#include <optional>
#include <utility>

namespace yomi::ui {

/// The state of the answer to the newest question.
enum class AnalysisState {
    Idle,      ///< no question
    Computing, ///< the first answer is being computed
    Fresh,     ///< the answer belongs to the current inputs
    Stale,     ///< the answer belongs to older inputs; a newer one is being computed
    Stopped,   ///< the person stopped the run; the answer, if any, belongs to older inputs
    Failed     ///< there is no answer; error() has the reason
};

/// The part of Analysis that does not depend on the result type.
class AnalysisBase : public QObject {
    Q_OBJECT

public:
    AnalysisState state() const { return m_state; }
    bool isFresh() const { return m_state == AnalysisState::Fresh; }
    /// Whether views show the answer faded, because it belongs to older inputs: a newer answer has
    /// been due for longer than 200 ms, or was stopped.
    bool isFaded() const { return m_faded; }
    /// The reason why there is no answer; empty unless the state is Failed.
    const QString& error() const { return m_error; }
    /// The background run, for its progress bar.
    virtual LatestRunBase& run() = 0;

Q_SIGNALS:
    void changed(); ///< state, result or error
    void fadedChanged(bool faded);

protected:
    using QObject::QObject;
    void setState(AnalysisState state, const QString& error = {}) {
        m_state = state;
        m_error = error;
        updateFaded(run().isBusy());
        Q_EMIT changed();
    }
    void updateFaded(bool busy) {
        const bool faded =
            m_state == AnalysisState::Stopped || (m_state == AnalysisState::Stale && busy);
        if (std::exchange(m_faded, faded) != faded)
            Q_EMIT fadedChanged(faded);
    }

private:
    AnalysisState m_state = AnalysisState::Idle;
    bool m_faded = false;
    QString m_error;
};

/// An answer and its inputs. Shared, so that it outlives the workspace that asked for it and two of
/// them can be shown side by side.
template <class Inputs, class Result>
struct Answer {
    Inputs inputs;
    Result result;
};

/// Connects a document with its views: the newest answer of a function to the newest inputs,
/// computed off the GUI thread. The old answer stays until the new one is ready.
///
///     Analysis<Setup, Odds> m_odds{[](const Setup& setup, std::stop_token stop) { … }};
///     connect(&document, &Document::changed, this, [&] { m_odds.ask(document.inputs()); });
///     connect(&m_odds, &AnalysisBase::changed, this, &Workspace::show);
template <class Inputs, class Result>
class Analysis : public AnalysisBase {
public:
    using Function = std::function<Result(const Inputs&, const std::stop_token&)>;

    /// `function` runs on another thread and must not use widgets.
    explicit Analysis(Function function, QObject* parent = nullptr)
        : AnalysisBase(parent)
        , m_function(std::move(function))
        , m_run([this](Outcome<Result>& outcome) { take(outcome); }) {
        connect(&m_run, &BackgroundRun::stopped, this, [this] {
            if (std::exchange(m_asking, false))
                setState(AnalysisState::Stopped);
        });
        connect(&m_run, &LatestRunBase::busyChanged, this, [this](bool busy) {
            if (busy) // the next state shows its end
                updateFaded(true);
        });
    }

    /// Computes the answer to these inputs, unless it is the present one.
    void ask(Inputs inputs) {
        if (m_answer && m_answer->inputs == inputs) {
            rest();
            return setState(AnalysisState::Fresh);
        }
        m_inputs = std::move(inputs);
        m_asking = true;
        m_run.start([function = m_function, asked = *m_inputs](const std::stop_token& stop) {
            return function(asked, stop);
        });
        setState(m_answer ? AnalysisState::Stale : AnalysisState::Computing);
    }

    /// Drops the question and the answer.
    void clear() {
        rest();
        if (state() == AnalysisState::Idle)
            return;
        m_answer.reset();
        setState(AnalysisState::Idle);
    }

    /// The last answer with its inputs; null if there is none.
    const std::shared_ptr<const Answer<Inputs, Result>>& answer() const { return m_answer; }
    const Result* result() const { return m_answer ? &m_answer->result : nullptr; }

    LatestRunBase& run() override { return m_run; }

private:
    void rest() {
        m_asking = false;
        m_run.stop();
    }

    void take(Outcome<Result>& outcome) {
        m_asking = false;
        m_answer.reset();
        if (outcome.result)
            m_answer = std::make_shared<const Answer<Inputs, Result>>(
                Answer<Inputs, Result>{*m_inputs, std::move(*outcome.result)});
        setState(m_answer ? AnalysisState::Fresh : AnalysisState::Failed, outcome.error);
    }

    Function m_function;
    std::optional<Inputs> m_inputs; ///< of the current run
    bool m_asking = false;          ///< a run is in progress that a person may stop
    std::shared_ptr<const Answer<Inputs, Result>> m_answer;
    LatestRun<Result> m_run;
};

} // namespace yomi::ui
