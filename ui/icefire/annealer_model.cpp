// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_model.h"

#include <algorithm>

namespace yomi::ui::icefire {

AnnealerModel::AnnealerModel(MatchModel& match, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_setups(setups()) {
    connect(&match, &MatchModel::momentChanged, this, [this] {
        ++m_count.first;
        if (!m_wanted)
            m_analysis.clear(); // without a new question
        take();
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
    connect(&m_analysis, &AnalysisBase::changed, this, &AnnealerModel::take);
}

void AnnealerModel::setWanted(bool wanted) {
    m_wanted = wanted;
    if (m_due)
        refresh();
}

void AnnealerModel::runAgain() {
    ++m_count.second;
    m_due = !m_wanted;
    if (m_wanted)
        ask({});
}

void AnnealerModel::refresh() {
    m_due = !m_wanted;
    if (m_wanted)
        ask(m_runs);
}

QString AnnealerModel::refusalHere() const {
    if (!m_match.faults().isEmpty())
        return tr("The position cannot occur: %1").arg(m_match.faults().first());
    if (!m_match.prospects() ||
        (m_match.replay().match().ending && m_match.moment() == m_match.replay().lastMoment()))
        return tr("The game is over. Step back to a turn to see how it would be planned.");
    return {};
}

void AnnealerModel::ask(Runs known) {
    m_refusal = refusalHere();
    if (!m_refusal.isEmpty()) {
        m_analysis.clear();
        return take();
    }
    m_progress = std::make_shared<Progress>();
    m_progress->runs = m_setups.size();
    m_analysis.ask({m_match.state(), m_setups, m_count, std::move(known), m_progress});
}

AnnealerModel::Runs AnnealerModel::annealAll(const Question& question,
                                             const std::stop_token& stop) {
    Runs runs;
    for (const AnnealerSetup& setup : question.setups) {
        const auto same = std::ranges::find_if(
            question.known, [&](const auto& run) { return run->setup == setup; });
        std::atomic<double>& spent = question.progress->spent;
        spent = 0;
        runs.push_back(same != question.known.end() ? *same
                                                    : std::make_shared<const Annealing>(anneal(
                                                          question.state, setup, stop, spent)));
        spent = 0;
        ++question.progress->done;
    }
    return runs;
}

bool AnnealerModel::isStale() const {
    return m_analysis.state() == AnalysisState::Computing ||
           m_analysis.state() == AnalysisState::Stale;
}

QString AnnealerModel::refusal() const {
    if (m_analysis.state() == AnalysisState::Stopped)
        return tr("The annealing was stopped. “Run again” restarts it.");
    return m_refusal.isEmpty() ? m_analysis.error() : m_refusal;
}

QString AnnealerModel::emptyReason() const {
    if (m_runs.empty())
        return refusal().isEmpty() ? tr("Annealing…") : refusal();
    if (std::ranges::any_of(m_runs, [](const auto& run) { return run->iterations() > 0; }))
        return {};
    const Annealing& run = *m_runs.front();
    if (run.setup.milliseconds == 0 && run.setup.iterations == 0)
        return tr("Nothing is annealed: the run has 0 iterations.");
    if (!run.plan.empty() && run.plan.back().kind != CommandKind::BuildMine)
        return tr("Nothing is annealed: the enemy's HQ can be taken this turn.");
    return tr("Nothing is annealed: there is no unit to move and no gold to train one.");
}

void AnnealerModel::take() {
    const auto& answer = m_analysis.answer();
    Runs runs;
    if (answer && answer->inputs.count.first == m_count.first)
        runs = answer->result;
    if (m_analysis.state() == AnalysisState::Stopped) {
        const auto fits = [](const auto& run, const AnnealerSetup& setup) {
            return run->setup == setup;
        };
        runs.erase(std::ranges::mismatch(runs, m_setups, fits).in1, runs.end());
    }
    if (runs != m_runs) {
        m_runs = std::move(runs);
        findFrames();
    }
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
