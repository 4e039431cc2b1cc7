// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/job.h"
#include "ui/icefire/match_model.h"

#include <QObject>

namespace yomi::ui::icefire {

/// Lets bots play in the background: the answer to a person's turn, or a match to its end. Their
/// turns become one edit; an edit in between stops them.
class MatchRunner : public QObject {
    Q_OBJECT

public:
    explicit MatchRunner(MatchModel& model, QObject* parent = nullptr);

    JobBase& job() { return m_job; }

    /// Ends the person's turn; the bots play until a person is to move.
    void endTurn();
    /// The players continue from the player-turn shown until a person is to move; later turns are
    /// removed.
    void playOn();
    /// The reason why playOn() has nothing to do, a sentence; empty otherwise.
    QString whyNotPlayOn() const;

Q_SIGNALS:
    void failed(const QString& sentence);

private:
    void start(const Match& match, const QString& sentence, bool stay);
    void take(const ui::Outcome<Match>& outcome);

    MatchModel& m_model;
    std::shared_ptr<const Match> m_from; ///< the document's match when the job began
    QString m_sentence;
    bool m_stay = false; ///< keep the moment shown
    Job<Match> m_job;
};

} // namespace yomi::ui::icefire
