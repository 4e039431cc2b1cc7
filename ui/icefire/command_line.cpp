// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/command_line.h"

#include "core/icefire/protocol.h"
#include "ui/common/shell_word.h"

#include <QStringList>

namespace yomi::ui::icefire {

QString botText(const State& state) {
    return QString::fromStdString(initialInput(state.terrain->map()) + turnInput(state));
}

namespace {

QString rulesetOption(Ruleset ruleset) {
    return ruleset == Ruleset::Current ? QString() : QStringLiteral(" --ruleset contest2019");
}

} // namespace

QString analyzeCommand(const State& state, const AnnealerSetup* setup) {
    QString options = QStringLiteral(" --turn %1").arg(state.turn) + rulesetOption(state.ruleset);
    if (setup)
        options += QStringLiteral(" --profile %1 --seed %2 --iterations %3")
                       .arg(QString::fromStdString(setup->profile))
                       .arg(setup->seed)
                       .arg(setup->iterations);
    if (const auto changed = setup ? changedParameters(*setup) : nlohmann::json(); !changed.empty())
        options +=
            QStringLiteral(" --parameters ") + shellWord(QString::fromStdString(changed.dump()));
    return QStringLiteral("yomi-cli icefire analyze%1 - <<'END'\n%2END\n")
        .arg(options, botText(state));
}

QString arenaCommand(const ArenaRequest& request) {
    const auto contestant = [&](std::size_t which) {
        return shellWord(QString::fromStdString(request.contestants[which]));
    };
    QString command = QStringLiteral("yomi-cli icefire arena --a=%1 --b=%2 --games=%3")
                          .arg(contestant(0), contestant(1))
                          .arg(request.games);
    QStringList seeds;
    for (const std::int64_t seed : request.seeds)
        seeds << QString::number(seed);
    if (!seeds.isEmpty())
        command += QStringLiteral(" --seeds=") + seeds.join(u',');
    command += QStringLiteral(" --seed-from=%1 --jobs=%2").arg(request.firstSeed).arg(request.jobs);
    if (request.budget.iterations)
        command += QStringLiteral(" --iterations=%1").arg(*request.budget.iterations);
    return command + rulesetOption(request.ruleset) + u'\n';
}

} // namespace yomi::ui::icefire
