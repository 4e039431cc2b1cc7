// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/arena.h"
#include "ui/common/job.h"
#include "ui/icefire/engine.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <optional>

namespace yomi::ui::icefire {

/// A finished game of an arena, small enough to keep thousands: the lines are played again when it
/// is opened.
struct KeptGame {
    int number = 0;
    std::optional<std::int64_t> seed;
    std::array<std::string, 2> players; ///< fire, ice
    Player sideOfFirst = 0;
    Ending ending;
    std::string detail;   ///< of a forfeit
    std::string document; ///< body of a document with the match, as JSON

    Match match() const;
};
KeptGame kept(const ArenaGame& game);

/// A series of games in the background. What has been played stays after a stop; the next start
/// forgets it.
class ArenaRun : public QObject {
    Q_OBJECT

public:
    explicit ArenaRun(QObject* parent = nullptr);

    JobBase& job() { return m_job; }
    void start(const ArenaRequest& request);

    /// The contestants of the series that the games belong to.
    const std::array<std::string, 2>& contestants() const { return m_contestants; }
    /// In the order in which they ended.
    const std::vector<KeptGame>& games() const { return m_games; }
    /// Of these games; nothing before the first.
    const std::optional<ArenaResult>& result() const { return m_result; }
    QString error() const { return m_error; }

Q_SIGNALS:
    void changed(); ///< games, result or error

private:
    /// Filled by the threads that play.
    struct SoFar {
        std::mutex mutex;
        ArenaTally tally;
        std::vector<KeptGame> games; ///< that nobody has taken yet
    };
    static void play(const ArenaRequest& request, const std::shared_ptr<SoFar>& soFar,
                     const std::function<void()>& show, JobControl& control);
    void take(SoFar& soFar);

    std::array<std::string, 2> m_contestants;
    std::vector<KeptGame> m_games;
    std::optional<ArenaResult> m_result;
    QString m_error;
    std::shared_ptr<SoFar> m_soFar;
    Job<bool> m_job;
};

} // namespace yomi::ui::icefire
