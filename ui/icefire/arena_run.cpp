// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/arena_run.h"

#include "core/icefire/document_json.h"

#include <utility>

namespace yomi::ui::icefire {

KeptGame kept(const ArenaGame& game) {
    yomi::icefire::Document document;
    document.match = game.match;
    return {game.number,        game.match.seed, game.match.players,     game.sideOfFirst,
            *game.match.ending, game.detail,     toJson(document).dump()};
}

Match KeptGame::match() const {
    return documentFromJson(nlohmann::json::parse(document)).match;
}

ArenaRun::ArenaRun(QObject* parent)
    : QObject(parent)
    , m_job([this](const ui::Outcome<bool>& outcome) {
        m_error = outcome.error;
        take(*m_soFar);
    }) {
    connect(&m_job, &BackgroundRun::stopped, this, [this] { take(*m_soFar); });
}

void ArenaRun::start(const ArenaRequest& request) {
    m_contestants = request.contestants;
    m_games.clear();
    m_result.reset();
    m_error.clear();
    m_soFar = std::make_shared<SoFar>();
    m_job.start([request, soFar = m_soFar, this](JobControl& control) {
        play(
            request, soFar, [this, soFar] { take(*soFar); }, control);
        return true;
    });
    Q_EMIT changed();
}

void ArenaRun::play(const ArenaRequest& request, const std::shared_ptr<SoFar>& soFar,
                    const std::function<void()>& show, JobControl& control) {
    int played = 0;
    playArena(
        request,
        [&](const ArenaGame& game) {
            {
                const std::lock_guard lock(soFar->mutex);
                soFar->tally.add(game);
                soFar->games.push_back(kept(game));
            }
            ++played;
            control.report({static_cast<double>(played) / request.games,
                            tr("%1 of %2 games").arg(played).arg(request.games), show});
        },
        control.stopToken());
}

void ArenaRun::take(SoFar& soFar) {
    std::vector<KeptGame> more;
    {
        const std::lock_guard lock(soFar.mutex);
        more = std::exchange(soFar.games, {});
        if (!more.empty())
            m_result = soFar.tally.result();
    }
    for (KeptGame& game : more)
        m_games.push_back(std::move(game));
    Q_EMIT changed();
}

} // namespace yomi::ui::icefire
