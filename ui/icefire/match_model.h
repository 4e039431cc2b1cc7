// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/match_summary.h"
#include "ui/common/analysis.h"
#include "ui/icefire/icefire_document.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace yomi::ui::icefire {

/// The match of the document while it is stepped through: the moment shown, its position, and what
/// each side can do in it. All views share one model. A step costs the execution of one line and
/// the prospects of both sides, well under a millisecond; the summary of the whole match is
/// computed in the background.
class MatchModel : public QObject {
    Q_OBJECT

public:
    explicit MatchModel(IcefireDocument& document, QObject* parent = nullptr);

    IcefireDocument& document() const { return m_document; }
    const Replay& replay() const { return *m_replay; }
    int moment() const { return m_moment; }
    int playerTurn() const { return replay().playerTurnOf(m_moment); }
    const State& state() const { return m_state; }

    /// The reasons why the position shown cannot occur, a sentence each. One with faults is not
    /// analyzed.
    const QStringList& faults() const { return m_faults; }
    /// For both players; null for a position with faults or a captured HQ.
    const std::array<Prospects, 2>* prospects() const {
        return m_prospects ? &*m_prospects : nullptr;
    }
    /// Null until it is computed.
    const MatchSummary* summary() const {
        const auto& answer = m_summary.answer();
        return answer && answer->inputs == m_replay ? &answer->result : nullptr;
    }

    /// Whether the last moment is shown and the match can continue from there.
    bool isOpenEnd() const;
    /// Whether a person is to move there.
    bool isPersonsTurn() const;

    void go(int moment);

Q_SIGNALS:
    void matchChanged();  ///< another replay; the moment has changed too
    void momentChanged(); ///< another position is shown
    void summaryChanged();

private:
    void takeInputs();
    void takeView();
    void show(int moment);

    IcefireDocument& m_document;
    std::shared_ptr<const Match> m_match;
    std::string m_begun;
    std::shared_ptr<const Replay> m_replay;
    int m_moment = 0;
    State m_state;
    QStringList m_faults;
    std::optional<std::array<Prospects, 2>> m_prospects;
    Analysis<std::shared_ptr<const Replay>, MatchSummary> m_summary;
};

} // namespace yomi::ui::icefire
