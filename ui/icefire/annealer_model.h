// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/icefire/annealer_run.h"
#include "ui/icefire/match_model.h"

namespace yomi::ui::icefire {

/// The annealings of the position shown, one for each setup of the document, and the selected plan.
/// They are updated in the background with position and setups while they are needed; a run with
/// unchanged position and setup is kept.
class AnnealerModel : public QObject {
    Q_OBJECT

public:
    using Runs = std::vector<std::shared_ptr<const Annealing>>;

    explicit AnnealerModel(MatchModel& match, QObject* parent = nullptr);

    MatchModel& match() const { return m_match; }
    IcefireDocument& document() const { return m_match.document(); }
    const std::vector<AnnealerSetup>& setups() const { return document().inputs().setups; }
    const AnnealerSetup& currentSetup() const { return setups()[m_current]; }
    LatestRunBase& run() { return m_analysis.run(); }

    /// Whether a view is visible; otherwise nothing is annealed.
    void setWanted(bool wanted);
    /// Runs all setups again; time limits may change their results.
    void runAgain();

    /// The runs for the position shown, one for each setup; empty before the first. While others
    /// are being computed (isStale()), they belong to the previous setups.
    const Runs& runs() const { return m_runs; }
    bool isStale() const;
    /// The reason why there are none: the position cannot be planned, a parameter is refused, or
    /// the person has stopped the annealing.
    QString refusal() const;
    /// The reason why no run has iterations; empty if one has.
    QString emptyReason() const;
    /// The progress of all current runs, 0 to 1.
    double progress() const { return m_progress->fraction(); }

    std::size_t current() const { return m_current; }
    void setCurrent(std::size_t run);
    const Annealing* currentRun() const;
    /// The best plans of the current run, and the selected one.
    const std::vector<Frame>& frames() const { return m_frames; }
    std::size_t frame() const { return m_frame; }
    /// The current iteration, within the frame.
    int iteration() const { return m_iteration; }
    void setFrame(std::size_t frame);
    void setIteration(int iteration);

    QString perform(std::vector<AnnealerSetup> setups, const QString& sentence,
                    const QByteArray& mergeKey = {});
    /// Changes the current setup.
    QString change(const std::function<void(AnnealerSetup&)>& change, const QString& sentence,
                   const QByteArray& mergeKey = {});

    /// "A", "B", …
    static QString runName(std::size_t run);

Q_SIGNALS:
    void setupsChanged();
    void runsChanged();  ///< new results, or they have become stale
    void frameChanged(); ///< another run, plan or iteration is selected

private:
    /// Written by the annealing thread.
    struct Progress {
        std::size_t runs = 1;
        std::atomic<std::size_t> done = 0;
        std::atomic<double> spent = 0; ///< of the current run's budget

        double fraction() const {
            return (static_cast<double>(done) + spent) / static_cast<double>(runs);
        }
    };

    /// The question: equal ones have the same answer.
    struct Question {
        State state;
        std::vector<AnnealerSetup> setups;
        std::pair<int, int> count; ///< the number of positions so far, and of repetitions
        Runs known;                ///< of the same position: not run again
        std::shared_ptr<Progress> progress;

        bool operator==(const Question& other) const {
            return setups == other.setups && count == other.count;
        }
    };

    static Runs annealAll(const Question& question, const std::stop_token& stop);
    void refresh();
    /// The reason why the position shown cannot be planned.
    QString refusalHere() const;
    void ask(Runs known);
    void take();
    void findFrames();

    MatchModel& m_match;
    bool m_wanted = false;
    bool m_due = true; ///< position or setups have changed since the last question
    std::vector<AnnealerSetup> m_setups;
    std::pair<int, int> m_count;
    Runs m_runs;
    std::shared_ptr<Progress> m_progress = std::make_shared<Progress>();
    QString m_refusal;
    std::size_t m_current = 0;
    std::vector<Frame> m_frames;
    std::size_t m_frame = 0;
    int m_iteration = 0;
    Analysis<Question, Runs> m_analysis{annealAll};
};

} // namespace yomi::ui::icefire
