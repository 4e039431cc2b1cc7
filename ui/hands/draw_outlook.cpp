// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/draw_outlook.h"

#include "core/hands/hand_text.h"
#include "core/hands/waits.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/hands/words.h"

#include <algorithm>
#include <array>

namespace yomi::ui::hands {

namespace {

constexpr int fewSamples = 100, manySamples = 1000;
/// Exact chances for so many draws take less than a second.
constexpr std::array quickDraws{2, 3, 4};

int tilesInWall(const Inputs& inputs) {
    const RuleBook& book = *inputs.book;
    return wallOf(book, countTiles(book, inputs.hand), countTiles(book, inputs.seen)).total();
}

DrawMeasure otherThan(DrawMeasure measure) {
    return measure == DrawMeasure::Chance ? DrawMeasure::Points : DrawMeasure::Chance;
}

} // namespace

DrawOutlook::DrawOutlook(HandDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_run([this](Outcome<Found>& outcome) { take(outcome); }) {
    connect(&document, &Document::changed, this, [this] {
        m_chosen.clear(); // the hand may have other tiles
        restart();
    });
    connect(&document, &Document::viewChanged, this, [this] { // measure or play may be another
        if (m_stage && m_stage->samples == 0 && m_stage->measure != m_document.view().measure)
            m_stage.reset(); // the next one replaces its run
        plan();
        next();
    });
    connect(&m_run, &BackgroundRun::stopped, this, [this] {
        m_stage.reset();
        m_stages.clear();
        m_isStopped = true;
        m_problem = tr("Stopped. The next edit starts again.");
        Q_EMIT changed();
    });
}

void DrawOutlook::setActive(bool active) {
    if (std::exchange(m_active, active) == active)
        return;
    if (active)
        restart();
}

void DrawOutlook::choose(std::vector<Discard> discards) {
    if (std::exchange(m_chosen, discards) == discards)
        return;
    plan();
    next();
}

/// Drops what belongs to older inputs.
void DrawOutlook::restart() {
    if (!m_active)
        return;
    if (m_inputs != m_document.inputs()) {
        m_inputs = m_document.inputs();
        m_best.clear();
        m_sampled.clear();
        m_problem.clear();
        m_wall = tilesInWall(*m_inputs);
        m_stage.reset();
        m_isStopped = false;
        Q_EMIT changed();
    }
    plan();
    next();
}

/// Lists what is still unknown.
void DrawOutlook::plan() {
    m_stages.clear();
    if (!m_active || !m_inputs || m_isStopped)
        return;
    const int held = static_cast<int>(m_inputs->hand.size()), full = m_inputs->book->fullHand();
    if (full == 0 || held > full || held < full - 1)
        return;
    for (const int samples : {manySamples, fewSamples})
        for (auto discard = m_chosen.rbegin(); discard != m_chosen.rend(); ++discard)
            if (const auto known = m_sampled.find(*discard);
                known == m_sampled.end() || known->second.first < samples)
                m_stages.push_back({inWall(mostDrawsShown), samples, {}, *discard});
    const DrawMeasure shown = m_document.view().measure;
    for (const DrawMeasure measure : {otherThan(shown), shown})
        for (auto draws = quickDraws.rbegin(); isExact() && draws != quickDraws.rend(); ++draws)
            if (const int within = inWall(*draws); within > exactDraws(measure))
                m_stages.push_back({within, 0, measure, {}});
    if (m_stage)
        std::erase(m_stages, *m_stage);
}

void DrawOutlook::extend() {
    if (const auto draws = extension()) {
        m_isStopped = false;
        m_stage.reset(); // what is under way is done afterwards
        plan();
        m_stages.push_back({*draws, 0, m_document.view().measure, {}});
        next();
    }
}

std::optional<int> DrawOutlook::extension() const {
    const int known = exactDraws(m_document.view().measure);
    const bool busy =
        m_stage && m_stage->samples == 0 && m_stage->measure == m_document.view().measure;
    if (!isExact() || busy || known < quickDraws.back() || known >= inWall(mostDrawsShown))
        return std::nullopt;
    return known + 1;
}

void DrawOutlook::next() {
    if (m_stage || m_stages.empty())
        return;
    m_stage = m_stages.back();
    m_stages.pop_back();
    m_progress = std::make_shared<std::atomic<double>>(0);
    m_run.start(
        [inputs = *m_inputs, stage = *m_stage, progress = m_progress](const std::stop_token& stop) {
            return compute(inputs, stage, *progress, stop);
        });
    Q_EMIT changed();
}

/// Runs on another thread.
DrawOutlook::Found DrawOutlook::compute(const Inputs& inputs, const Stage& stage,
                                        std::atomic<double>& progress,
                                        const std::stop_token& stop) {
    const RuleBook& book = *inputs.book;
    const Tiles hand = countTiles(book, inputs.hand), seen = countTiles(book, inputs.seen);
    const Constraints constraints = constraintsOf(book, inputs.constraints);
    if (stage.samples == 0) {
        BestOptions options;
        options.chance = stage.measure == DrawMeasure::Chance;
        options.points = stage.measure == DrawMeasure::Points;
        options.progress = [&](const DrawChances& finished, double share) {
            progress = finished.draws + 1 == stage.draws ? share : 0; // fewer draws take no time
        };
        try {
            return {bestChances(book, hand, seen, constraints, stage.draws, options, stop), {}};
        } catch (const BestGaveUp& error) {
            return {error.finished, messageOf(error)};
        }
    }
    SampledOptions options;
    options.samples = stage.samples;
    if (stage.discard)
        options.discards = {*stage.discard};
    return {sampledChances(book, hand, seen, constraints, stage.draws, options, stop), {}};
}

void DrawOutlook::take(Outcome<Found>& outcome) {
    const Stage stage = *std::exchange(m_stage, std::nullopt);
    if (!outcome.result) {
        m_stages.clear();
        m_problem = outcome.error;
    } else if (auto& [chances, problem] = *outcome.result; stage.samples > 0) {
        m_sampled.insert_or_assign(stage.discard, std::pair(stage.samples, std::move(chances)));
    } else {
        m_best.insert_or_assign(stage.measure, std::move(chances));
        m_problem = problem;
        if (!problem.isEmpty()) // more draws cannot be done, either
            std::erase_if(m_stages, [](const Stage& other) { return other.samples == 0; });
    }
    next();
    Q_EMIT changed();
}

int DrawOutlook::inWall(int draws) const {
    return std::clamp(m_wall, 1, draws); // of an empty wall the error says that
}

int DrawOutlook::draws() const {
    return inWall(m_document.view().draws);
}

int DrawOutlook::exactDraws(DrawMeasure measure) const {
    const auto known = m_best.find(measure);
    return isExact() && known != m_best.end() ? known->second.draws : 0;
}

std::optional<DrawOutlook::Value> DrawOutlook::value(Discard discard, DrawMeasure measure,
                                                     int draws) const {
    const auto at = static_cast<std::size_t>(draws - 1);
    if (draws <= exactDraws(measure)) {
        const std::vector<ChanceRow>& rows = m_best.at(measure).rows;
        const auto row = std::ranges::find(rows, discard, &ChanceRow::discard);
        if (row != rows.end())
            return Value{row->values(measure)[at]};
    }
    const auto sampled = m_sampled.find(discard);
    if (sampled == m_sampled.end() || draws > sampled->second.second.draws)
        return std::nullopt;
    const ChanceRow& row = sampled->second.second.rows.front();
    const bool isRough = sampled->second.first < manySamples;
    if (measure == DrawMeasure::Chance)
        return Value{row.chance[at], std::pair(row.low[at], row.high[at]), isRough};
    constexpr double within = 1.959963984540054; // 95 % of a normal distribution
    const double error = within * row.pointsError[at];
    return Value{row.points[at],
                 std::pair(std::max(0.0, row.points[at] - error), row.points[at] + error), isRough};
}

QString DrawOutlook::runText() const {
    if (!m_stage)
        return {};
    return m_stage->samples == 0
               ? tr("Exact for %n draws: %1", "per cent done", m_stage->draws)
                     .arg(numberText(m_progress->load(), Unit::Percent, Room::Narrow))
               : tr("%1 playouts…", nullptr, m_stage->samples)
                     .arg(numberText(m_stage->samples, Unit::Count));
}

} // namespace yomi::ui::hands
