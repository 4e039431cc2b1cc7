// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_model.h"

#include <algorithm>

namespace yomi::ui::icefire {

AnnealerModel::AnnealerModel(MatchModel& match, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_setups(setups())
    , m_run([this](const ui::Outcome<Runs>& outcome) { take(outcome); }) {
    connect(&match, &MatchModel::momentChanged, this, [this] {
        if (!m_wanted)
            m_run.stop(); // nobody starts another in its place
        keep(0, {});
        refresh();
    });
    connect(&match.document(), &Document::changed, this, [this] {
        if (setups() == m_setups)
            return;
        m_setups = setups();
        m_current = std::min(m_current, m_setups.size() - 1);
        Q_EMIT setupsChanged();
        refresh();
    });
    connect(&m_run, &BackgroundRun::runningChanged, this, &AnnealerModel::runsChanged);
    connect(&m_run, &BackgroundRun::stopped, this, [this] {
        std::size_t fitting = 0;
        while (fitting < m_runs.size() && fitting < m_setups.size() &&
               m_runs[fitting]->setup == m_setups[fitting])
            ++fitting;
        keep(fitting, tr("The annealing was stopped. “Run again” starts it anew."));
    });
}

void AnnealerModel::setWanted(bool wanted) {
    m_wanted = wanted;
    if (m_due)
        refresh();
}

void AnnealerModel::runAgain() {
    m_due = !m_wanted;
    if (m_wanted)
        start({});
}

void AnnealerModel::refresh() {
    m_due = !m_wanted;
    if (m_wanted)
        start(m_runs);
}

void AnnealerModel::keep(std::size_t runs, const QString& why) {
    m_refusal = why;
    m_runs.resize(runs);
    findFrames();
    Q_EMIT runsChanged();
}

void AnnealerModel::start(const Runs& known) {
    QString refusal;
    if (!m_match.faults().isEmpty())
        refusal = tr("The position cannot occur: %1").arg(m_match.faults().first());
    else if (!m_match.prospects() ||
             (m_match.replay().match().ending && m_match.moment() == m_match.replay().lastMoment()))
        refusal = tr("The game is over. Step back to a turn to see how it would be planned.");
    if (!refusal.isEmpty()) {
        m_run.stop();
        return keep(0, refusal);
    }
    m_refusal.clear();
    m_progress = std::make_shared<Progress>();
    m_progress->runs = m_setups.size();
    m_run.start([state = m_match.state(), setups = m_setups, known,
                 progress = m_progress](const std::stop_token& stop) {
        Runs runs;
        for (const AnnealerSetup& setup : setups) {
            const auto same =
                std::ranges::find_if(known, [&](const auto& run) { return run->setup == setup; });
            progress->spent = 0;
            runs.push_back(same != known.end() ? *same
                                               : std::make_shared<const Annealing>(
                                                     anneal(state, setup, stop, progress->spent)));
            progress->spent = 0;
            ++progress->done;
        }
        return runs;
    });
}

void AnnealerModel::take(const ui::Outcome<Runs>& outcome) {
    m_refusal = outcome.error;
    m_runs = outcome.result.value_or(Runs());
    findFrames();
    Q_EMIT runsChanged();
}

void AnnealerModel::findFrames() {
    m_frames = currentRun() ? framesOf(*currentRun()) : std::vector<Frame>();
    m_frame = m_frames.empty() ? 0 : m_frames.size() - 1;
    m_iteration = currentRun() ? std::max(0, currentRun()->iterations() - 1) : 0;
    Q_EMIT frameChanged();
}

const Annealing* AnnealerModel::currentRun() const {
    return m_current < m_runs.size() ? m_runs[m_current].get() : nullptr;
}

void AnnealerModel::setCurrent(std::size_t run) {
    if (run == m_current || run >= m_setups.size())
        return;
    m_current = run;
    Q_EMIT setupsChanged();
    findFrames();
    Q_EMIT runsChanged();
}

void AnnealerModel::setFrame(std::size_t frame) {
    if (frame >= m_frames.size() || frame == m_frame)
        return;
    m_frame = frame;
    m_iteration = m_frames[frame].iteration;
    Q_EMIT frameChanged();
}

void AnnealerModel::setIteration(int iteration) {
    if (m_frames.empty() || iteration == m_iteration)
        return;
    m_iteration = iteration;
    const auto next = std::ranges::upper_bound(m_frames, iteration, {}, &Frame::iteration);
    m_frame = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, next - m_frames.begin() - 1));
    Q_EMIT frameChanged();
}

QString AnnealerModel::perform(std::vector<AnnealerSetup> setups, const QString& sentence,
                               const QByteArray& mergeKey) {
    return document().perform(setSetups(document().inputs(), std::move(setups), sentence),
                              mergeKey);
}

QString AnnealerModel::change(const std::function<void(AnnealerSetup&)>& change,
                              const QString& sentence, const QByteArray& mergeKey) {
    std::vector<AnnealerSetup> setups = m_setups;
    change(setups[m_current]);
    return perform(std::move(setups), sentence, mergeKey);
}

QString AnnealerModel::runName(std::size_t run) {
    return QString(QChar(static_cast<char16_t>(u'A' + run)));
}

} // namespace yomi::ui::icefire
