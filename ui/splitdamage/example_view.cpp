// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/example_view.h"

#include "core/splitdamage/turn/sample.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/playback_bar.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/target_chooser.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace yomi::ui::splitdamage {

namespace {

/// The reason why no run matches.
QString whyNone(yomi::splitdamage::Example wanted, const std::optional<double>& odds) {
    const bool wantsMet = wanted == yomi::splitdamage::Example::Met;
    if (odds == (wantsMet ? 0.0 : 1.0))
        return wantsMet ? ExampleView::tr("The goal is never met: there is no run in which it is "
                                          "met.")
                        : ExampleView::tr("The goal is always met: there is no run in which it is "
                                          "missed.");
    return wantsMet ? ExampleView::tr("None of 100,000 runs met the goal.")
                    : ExampleView::tr("None of 100,000 runs missed the goal.");
}

} // namespace

ExampleView::ExampleView(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_run(draw)
    , m_played(new QComboBox)
    , m_wanted(new QComboBox)
    , m_seed(new QSpinBox)
    , m_result(new LineLabel)
    , m_list(new QListWidget)
    , m_playback(new PlaybackBar(tr("Example run"))) {
    m_wanted->addItems({tr("Any run"), tr("One that succeeds"), tr("One that fails")});
    m_wanted->setAccessibleName(tr("Which run"));
    m_played->addItems({tr("This order"), tr("The best plan")});
    m_played->setAccessibleName(tr("What is played"));
    m_played->setToolTip(tr("This order, or the best action after each outcome."));
    constexpr int leastWidth = 90; // pixels, in narrow windows
    for (QComboBox* box : {m_played, m_wanted})
        box->setMinimumWidth(leastWidth);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setPrefix(tr("seed "));
    m_list->setAccessibleName(tr("Steps of the run"));
    m_list->setFrameShape(QFrame::NoFrame);
    constexpr int least = 40; // pixels of height, in low windows
    m_list->setMinimumHeight(least);
    m_result->setObjectName(QStringLiteral("exampleResult"));
    auto* draw = new QPushButton(tr("Play an example"));
    auto* line = new QHBoxLayout;
    line->addWidget(m_played);
    line->addWidget(m_wanted);
    line->addWidget(m_seed);
    line->addWidget(draw);
    line->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacingUnit, 0, 0);
    column->addLayout(line);
    column->addWidget(m_result);
    column->addWidget(m_list, 1);
    column->addWidget(m_playback);
    connect(draw, &QPushButton::clicked, this, &ExampleView::play);
    connect(m_seed, &QSpinBox::valueChanged, this, &ExampleView::play);
    connect(m_wanted, &QComboBox::currentIndexChanged, this, &ExampleView::play);
    connect(m_played, &QComboBox::currentIndexChanged, this, &ExampleView::play);
    connect(&m_run, &AnalysisBase::changed, this, &ExampleView::showRun);
    connect(m_playback, &PlaybackBar::positionChosen, this, &ExampleView::look);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) { look(row + 1); });
    for (QAction* action : m_playback->playActions())
        addAction(action);
    clear();
}

ExampleView::Drawn ExampleView::draw(const Question& question, const std::stop_token& stop) {
    const auto& [turn, seed, wanted, played] = question;
    Drawn drawn;
    std::optional<SampledOrder> sampled;
    if (played == Played::BestPlan ||
        (wanted != yomi::splitdamage::Example::Any && !turn.goal.empty())) {
        try {
            if (played == Played::List)
                drawn.odds = orderOdds(turn, TurnMethod::States, stop).after.back().odds->value;
            else if (const double value =
                         bestPlan(turn, TurnMethod::States, {.depth = 0}, stop).value.value;
                     turn.objective == Objective::Goal)
                drawn.odds = value;
        } catch (const TooManyStates&) {
            if (played == Played::BestPlan)
                sampled = sampledBestOrder(turn, seed, stop);
        }
    }
    drawn.run = sampled ? exampleRun(turn, sampled->order, seed, wanted, stop)
                        : exampleRun(turn, played, seed, wanted, drawn.odds, stop);
    return drawn;
}

void ExampleView::hideEvent(QHideEvent*) {
    m_playback->setPlaying(false);
    Q_EMIT shown({});
}

void ExampleView::showEvent(QShowEvent*) {
    if (m_steps.empty() && hasOpenTarget(m_document.inputs().plan)) {
        const QSignalBlocker blocker(m_played); // this order cannot be played
        m_played->setCurrentIndex(static_cast<int>(Played::BestPlan));
    }
    look(m_playback->position());
}

void ExampleView::clear() {
    m_run.clear();
    m_steps.clear();
    m_list->clear();
    m_playback->setLast(-1);
    m_result->setText(tr("A run drawn with a seed: the same seed gives the same run."));
    Q_EMIT shown({});
}

void ExampleView::play() {
    const Turn turn = turnOf(m_document.inputs());
    const auto played = static_cast<Played>(m_played->currentIndex());
    try {
        played == Played::List ? validateOrder(turn) : validatePlan(turn);
    } catch (const std::invalid_argument& error) {
        clear();
        return m_result->setText(messageOf(error));
    }
    m_run.ask({turn, static_cast<std::uint64_t>(m_seed->value()),
               static_cast<yomi::splitdamage::Example>(m_wanted->currentIndex()), played});
}

void ExampleView::showRun() {
    if (m_run.state() == AnalysisState::Failed)
        return m_result->setText(m_run.error());
    if (!m_run.isFresh())
        return;
    const Turn& turn = m_run.answer()->inputs.turn;
    const auto& [run, odds] = *m_run.result();
    m_steps.clear();
    m_list->clear();
    if (!run) {
        m_playback->setLast(-1);
        Q_EMIT shown({});
        return m_result->setText(whyNone(m_run.answer()->inputs.wanted, odds));
    }
    for (const RunEvent& event : run->events) {
        const QString name = actionName(turn, static_cast<int>(event.action));
        const Action& action = turn.actions[event.action];
        const std::size_t firstStep = m_steps.size();
        if (event.isSkipped)
            m_steps.push_back({tr("%1 cannot be played then.").arg(name), {}});
        else if (event.hits.empty())
            m_steps.push_back({tr("%1 hits no one.").arg(name), {}});
        for (const RunHit& hit : event.hits) {
            const QString whom = placeName(turn.board, turn, hit.place);
            const QString what = isImmune(turn, hit.place) ? tr("%1 strikes %2: it is immune.")
                                 : hit.damage == 0 ? tr("%1 strikes %2: its shield is gone.")
                                 : hit.life == 0
                                     ? tr("%1 strikes %2: dead.")
                                     : tr("%1 strikes %2: %n health left.", nullptr, hit.life);
            m_steps.push_back({what.arg(name, whom), hit, arrowOf(action, hit.place).from});
        }
        if (action.body && !event.isSkipped)
            m_steps[firstStep].body = ShownLife{minionOfAction(event.action), action.body->health};
    }
    m_result->setText(turn.goal.empty() ? tr("No goal is set.")
                      : run->isMet      ? tr("The goal is met.")
                                        : tr("The goal is missed."));
    for (const Step& step : m_steps)
        m_list->addItem(step.sentence);
    m_playback->setLast(static_cast<int>(m_steps.size()), PlaybackBar::Positions::StepsAndEnd);
    look(0);
}

std::vector<ShownLife> ExampleView::livesAt(int position) const {
    std::vector<ShownLife> lives;
    for (int i = 0; i < position; ++i) {
        const Step& step = m_steps[static_cast<std::size_t>(i)];
        if (step.body)
            lives.push_back(*step.body);
        const std::optional<RunHit>& hit = step.hit;
        if (!hit)
            continue;
        std::erase_if(lives, [&](const ShownLife& each) { return each.place == hit->place; });
        lives.push_back({hit->place, hit->life, i + 1 == position});
    }
    return lives;
}

void ExampleView::look(int position) {
    if (m_steps.empty())
        return;
    position = std::clamp(position, 0, static_cast<int>(m_steps.size()));
    const bool isNext = position == std::exchange(m_position, position) + 1;
    m_playback->setPosition(position);
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentRow(position - 1);
    if (!isVisible())
        return;
    Q_EMIT shown(livesAt(position));
    if (position == 0 || !isNext)
        return;
    const Step& step = m_steps[static_cast<std::size_t>(position - 1)];
    if (step.hit && step.from != step.hit->place)
        Q_EMIT struck({step.from, step.hit->place});
}

} // namespace yomi::ui::splitdamage
