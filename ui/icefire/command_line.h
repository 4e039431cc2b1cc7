// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/document_json.h"
#include "ui/icefire/engine.h"

#include <QString>

namespace yomi::ui::icefire {

/// The text that a bot receives in its first turn: mine spots and position.
QString botText(const State& state);
/// The yomi-cli command that analyses the position: with the setup of an annealing, or with the
/// profile "strong".
QString analyzeCommand(const State& state, const AnnealerSetup* setup = nullptr);
/// The yomi-cli command that plays the series.
QString arenaCommand(const ArenaRequest& request);

} // namespace yomi::ui::icefire
