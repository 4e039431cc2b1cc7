// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/command_line.h"

#include "core/icefire/protocol.h"

namespace yomi::ui::icefire {

QString botText(const State& state) {
    return QString::fromStdString(initialInput(state.terrain->map()) + turnInput(state));
}

QString analyseCommand(const State& state) {
    QString options = QStringLiteral(" --turn %1").arg(state.turn);
    if (state.ruleset != Ruleset::Current) {
        const std::string_view ruleset = name(state.ruleset);
        options += QStringLiteral(" --ruleset ") +
                   QString::fromUtf8(ruleset.data(), static_cast<qsizetype>(ruleset.size()));
    }
    return QStringLiteral("yomi-cli icefire analyse%1 - <<'END'\n%2END\n")
        .arg(options, botText(state));
}

} // namespace yomi::ui::icefire
