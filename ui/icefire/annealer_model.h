// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/annealing.h"
#include "ui/icefire/match_model.h"

#include <map>

namespace yomi::ui::icefire {

/// The annealings of the player-turn shown, one for each setup of the document, run in the
/// background while somebody looks; what has been found for other setups of the turn is kept.
class AnnealerModel : public QObject {
    Q_OBJECT

public:
    explicit AnnealerModel(MatchModel& model, QObject* parent = nullptr);

    /// Runs only while somebody looks.
    void setWatched(bool watched);
    LatestRunBase& run() { return m_run; }

    const std::vector<AnnealerSetup>& setups() const { return m_document.inputs().setups; }
    int shownRow() const { return m_row; }
    void showRow(int row);
    /// Of a setup; null until it is known.
    const AnnealedTurn* turn(int row) const;
    const AnnealedTurn* shown() const { return turn(m_row); }
    /// Why there is nothing; empty while there is something or it is being computed.
    QString whyNothing() const;
    QString error() const { return m_error; }

    void change(int row, const AnnealerSetup& setup, const QByteArray& mergeKey = {});
    /// A row after the last one: the setup shown with the next seed.
    void add();
    void remove(int row);

Q_SIGNALS:
    void changed(); ///< setups, results or the row shown

private:
    using Turns = std::vector<std::shared_ptr<const AnnealedTurn>>;
    void follow();
    void start();

    MatchModel& m_model;
    IcefireDocument& m_document;
    bool m_watched = false;
    int m_row = 0;
    std::shared_ptr<const Match> m_match; ///< whose player-turn has been annealed
    int m_playerTurn = -1;
    Turns m_turns;
    QString m_error;
    LatestRun<Turns> m_run;
};

} // namespace yomi::ui::icefire
