// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/match_runner.h"

#include "core/icefire/play_on.h"
#include "ui/icefire/words.h"

#include <stdexcept>

namespace yomi::ui::icefire {

namespace {

/// Runs on the job's thread.
Match playedOut(Match match, JobControl& control) {
    std::array<std::unique_ptr<Contestant>, 2> bots;
    std::array<Contestant*, 2> contestants = {};
    for (const Player player : {0, 1}) {
        const std::string& name = match.players[player];
        if (name == personName)
            continue;
        if (name.find_first_not_of(' ') == std::string::npos)
            throw std::invalid_argument(
                MatchRunner::tr("No player for %1: choose a bot, or give a program.")
                    .arg(sideName(player))
                    .toStdString());
        if (const Sentence problem = startProblem(name); !problem.empty())
            throw InvalidArgument(problem);
        // Another seed for each answer, but the same when a match is played again from here.
        const auto seed = static_cast<std::uint64_t>(match.seed.value_or(0)) * 2 +
                          static_cast<std::uint64_t>(player) + (match.turns.size() << 32);
        bots[player] = makeContestant(name, seed, {});
        contestants[player] = bots[player].get();
    }
    playOn(match, contestants, control.stopToken(), [&](const Match& soFar) {
        const int turn = soFar.turns.back().turn;
        control.report(
            {static_cast<double>(turn) / turnsPerGame, MatchRunner::tr("Turn %1").arg(turn), {}});
    });
    return match;
}

} // namespace

MatchRunner::MatchRunner(MatchModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_job([this](const ui::Outcome<Match>& outcome) { take(outcome); }) {
    connect(&model, &MatchModel::matchChanged, this, [this] {
        if (m_job.isRunning())
            m_job.stop();
    });
}

QString MatchRunner::whyNotPlayOn() const {
    const Match& match = m_model.replay().match();
    const Player mover = (match.start.player + m_model.playerTurn()) % 2;
    if (!m_model.faults().isEmpty())
        return tr("The position cannot occur: %1").arg(m_model.faults().first());
    if (match.ending && m_model.moment() == m_model.replay().lastMoment())
        return tr("The game is over. Step back to a turn to play on from there.");
    for (const Player player : {0, 1}) {
        if (match.players[player].empty())
            return tr("No player for %1: choose a bot, or give a program.").arg(sideName(player));
    }
    if (match.players[mover] == personName)
        return tr("A person is to move: give commands and end the turn.");
    return {};
}

void MatchRunner::endTurn() {
    const IcefireDocument& document = m_model.document();
    if (document.match().ending || !m_model.faults().isEmpty())
        return;
    start(*icefire::endTurn(document.inputs()).after.match, tr("End the turn"), false);
}

void MatchRunner::playOn() {
    Match match = m_model.replay().match();
    const auto played = static_cast<std::size_t>(m_model.playerTurn());
    if (played < match.turns.size()) {
        match.turns.resize(played);
        match.ending.reset();
    }
    start(match, tr("Play on"), true);
}

void MatchRunner::start(const Match& match, const QString& sentence, bool stay) {
    m_from = m_model.document().inputs().match;
    m_sentence = sentence;
    m_stay = stay;
    m_job.start([match](JobControl& control) { return playedOut(match, control); });
}

void MatchRunner::take(const ui::Outcome<Match>& outcome) {
    Q_EMIT failed(outcome.error);
    IcefireDocument& document = m_model.document();
    if (!outcome.result || document.inputs().match != m_from)
        return;
    document.perform(replaceMatch(document.inputs(), *outcome.result, m_sentence), {},
                     m_stay ? std::optional(document.viewWith(&View::moment, m_model.moment()))
                            : std::nullopt);
}

} // namespace yomi::ui::icefire
