// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/state.h"
#include "ui/icefire/engine.h"

#include <QString>

namespace yomi::ui::icefire {

/// The text that a bot receives in its first turn: mine spots and position.
QString botText(const State& state);
/// The yomi-cli command that analyses the position.
QString analyseCommand(const State& state);

} // namespace yomi::ui::icefire
