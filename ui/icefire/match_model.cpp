// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/match_model.h"

#include "core/icefire/position_check.h"
#include "core/icefire/rules.h"
#include "ui/common/wording.h"

#include <algorithm>

namespace yomi::ui::icefire {

MatchModel::MatchModel(IcefireDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_summary([](const std::shared_ptr<const Replay>& replay, const std::stop_token& stop) {
        return summaryOf(*replay, stop);
    }) {
    connect(&m_summary, &AnalysisBase::changed, this, &MatchModel::summaryChanged);
    connect(&document, &Document::changed, this, &MatchModel::takeInputs);
    connect(&document, &Document::viewChanged, this, &MatchModel::takeView);
    takeInputs();
}

void MatchModel::takeInputs() {
    const Inputs& inputs = m_document.inputs();
    if (inputs.match == m_match && inputs.begun == m_begun)
        return;
    m_match = inputs.match;
    m_begun = inputs.begun;
    m_replay = std::make_shared<const Replay>(*m_match, m_begun);
    show(m_document.view().moment);
    m_faults.isEmpty() ? m_summary.ask(m_replay) : m_summary.clear();
    Q_EMIT matchChanged();
    Q_EMIT momentChanged();
}

void MatchModel::takeView() {
    // The document emits its view first; the replay follows with the inputs.
    const Inputs& inputs = m_document.inputs();
    if (inputs.match != m_match || inputs.begun != m_begun)
        return;
    const int moment = std::min(m_document.view().moment, m_replay->lastMoment());
    if (moment == m_moment)
        return;
    show(moment);
    Q_EMIT momentChanged();
}

void MatchModel::show(int moment) {
    m_moment = std::min(moment, m_replay->lastMoment());
    m_state = m_replay->stateAt(m_moment);
    m_faults.clear();
    m_prospects.reset();
    if (capturedPlayer(m_state) && m_moment > 0)
        return;
    // Within a player-turn the rules keep the position valid.
    if (m_match->turns.empty()) {
        for (const Sentence& fault : faultsOf(m_match->start))
            m_faults << worded(fault);
    }
    if (m_faults.isEmpty())
        m_prospects = prospectsOf(m_state);
}

bool MatchModel::isOpenEnd() const {
    return m_moment == m_replay->lastMoment() && !m_match->ending && m_faults.isEmpty() &&
           !capturedPlayer(m_state);
}

bool MatchModel::isPersonsTurn() const {
    return isOpenEnd() && m_match->players[m_state.player] == personName;
}

void MatchModel::go(int moment) {
    m_document.look(&View::moment, std::clamp(moment, 0, m_replay->lastMoment()));
}

} // namespace yomi::ui::icefire
