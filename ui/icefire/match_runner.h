// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/job.h"
#include "ui/icefire/match_model.h"

#include <QObject>

namespace yomi::ui::icefire {

/// Lets bots play, in the background: the answer to a person's turn, or a match to its end. What
/// they have played becomes one edit; an edit in between ends it.
class MatchRunner : public QObject {
    Q_OBJECT

public:
    explicit MatchRunner(MatchModel& model, QObject* parent = nullptr);

    JobBase& job() { return m_job; }

    /// The person's turn ends, and the bots play until a person is to move.
    void endTurn();
    /// The players play on from the player-turn shown until a person is to move; what came after it
    /// is dropped.
    void playOn();
    /// Why playOn() has nothing to do, a sentence; empty if it has.
    QString whyNotPlayOn() const;

Q_SIGNALS:
    void failed(const QString& sentence);

private:
    void start(const Match& match, const QString& sentence, bool stay);
    void take(const ui::Outcome<Match>& outcome);

    MatchModel& m_model;
    std::shared_ptr<const Match> m_from; ///< the document's as the job began
    QString m_sentence;
    bool m_stay = false; ///< the moment shown stays
    Job<Match> m_job;
};

} // namespace yomi::ui::icefire
