// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/match_steps.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/playback_bar.h"
#include "ui/icefire/words.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>
#include <array>

namespace yomi::ui::icefire {

namespace {

std::vector<int> stopsOf(const Replay& replay, Stride stride) {
    std::vector<int> stops;
    if (stride == Stride::Action) {
        for (int moment = 0; moment < replay.moments(); ++moment)
            stops.push_back(moment);
        return stops;
    }
    for (int playerTurn = 0; playerTurn < replay.playerTurns(); ++playerTurn) {
        const bool iceMoves = (replay.match().start.player + playerTurn) % 2 == 1;
        if (stride == Stride::PlayerTurn || !iceMoves || playerTurn == 0)
            stops.push_back(replay.firstMoment(playerTurn));
    }
    if (stops.back() != replay.lastMoment())
        stops.push_back(replay.lastMoment());
    return stops;
}

} // namespace

MatchSteps::MatchSteps(MatchModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_stride(new QComboBox)
    , m_playback(new PlaybackBar(tr("Moments of the match"))) {
    m_stride->addItems({tr("by action"), tr("by player-turn"), tr("by turn")});
    m_stride->setAccessibleName(tr("Step"));
    m_stride->setToolTip(tr("What one step passes over: an action, the turn of one side, or the "
                            "turns of both."));
    const auto single = [this](const QString& text, const QKeySequence& key, int by) {
        auto* action = new QAction(text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this,
                [this, by] { m_model.go(m_model.moment() + by); });
        m_single << action;
    };
    single(tr("Next action"), Qt::ALT | Qt::Key_Down, 1);
    single(tr("Previous action"), Qt::ALT | Qt::Key_Up, -1);
    constexpr std::array<Qt::Key, matchEventKinds> keys = {Qt::Key_C, Qt::Key_U, Qt::Key_B,
                                                           Qt::Key_T, Qt::Key_N};
    for (const bool forward : {true, false}) {
        for (std::size_t kind = 0; kind < matchEventKinds; ++kind) {
            const auto event = static_cast<MatchEvent>(kind);
            if (forward || event != MatchEvent::Finish)
                addJump(event, forward,
                        forward ? Qt::ALT | keys[kind] : Qt::ALT | Qt::SHIFT | keys[kind]);
        }
    }
    m_playback->setStepMenu(m_jumps);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(2 * spacingUnit);
    row->addWidget(m_stride);
    row->addWidget(m_playback, 1);

    connect(m_stride, &QComboBox::activated, this, [this](int index) {
        m_model.document().look(&View::stride, static_cast<Stride>(index));
    });
    connect(m_playback, &PlaybackBar::positionChosen, this,
            [this](int position) { m_model.go(m_stops[static_cast<std::size_t>(position)]); });
    connect(&model, &MatchModel::matchChanged, this, &MatchSteps::takeMatch);
    connect(&model, &MatchModel::momentChanged, this, &MatchSteps::refresh);
    connect(&model.document(), &Document::viewChanged, this, [this] {
        if (m_model.document().view().stride != m_shownStride)
            takeMatch();
    });
    takeMatch();
}

void MatchSteps::addJump(MatchEvent event, bool forward, const QKeySequence& key) {
    auto* action = new QAction(jumpText(event, forward), this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    explainWithKey(*action, action->text());
    connect(action, &QAction::triggered, this, [this, event, forward] { jump(event, forward); });
    m_jumps << action;
}

void MatchSteps::jump(MatchEvent event, bool forward) {
    const MatchSummary* summary = m_model.summary();
    if (!summary)
        return;
    const auto& moments = summary->events[static_cast<std::size_t>(event)];
    const auto after = std::ranges::upper_bound(moments, m_model.moment());
    const auto from = std::ranges::lower_bound(moments, m_model.moment());
    if (forward && after != moments.end())
        m_model.go(*after);
    else if (!forward && from != moments.begin())
        m_model.go(*std::prev(from));
    else
        Q_EMIT nowhere(forward ? tr("No more after this moment.")
                               : tr("No more before this moment."));
}

QList<QAction*> MatchSteps::menuActions(QWidget* keys) {
    return {submenuAction(tr("&Step"), m_playback->playActions() + m_single, keys),
            submenuAction(tr("&Jump to"), m_jumps, keys)};
}

void MatchSteps::takeMatch() {
    m_shownStride = m_model.document().view().stride;
    m_stride->setCurrentIndex(static_cast<int>(m_shownStride));
    const Replay& replay = m_model.replay();
    m_stops = stopsOf(replay, m_shownStride);
    // The end of the last player-turn is another stop, but not another player-turn.
    const bool hasEnd = m_shownStride != Stride::Action &&
                        replay.firstMoment(replay.playerTurns() - 1) != replay.lastMoment();
    m_playback->setLast(static_cast<int>(m_stops.size()) - 1,
                        hasEnd ? PlaybackBar::Positions::StepsAndEnd
                               : PlaybackBar::Positions::Steps);
    refresh();
}

void MatchSteps::refresh() {
    const auto after = std::ranges::upper_bound(m_stops, m_model.moment());
    m_playback->setPosition(static_cast<int>(after - m_stops.begin()) - 1);
}

} // namespace yomi::ui::icefire
