// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "core/tictactoe/settings.h"

#include <QString>

namespace yomi::ui::tictactoe {

/// The options of `yomi-cli search` and `yomi-cli strong` that describe a search, each with a blank
/// before it; those with their default are left out.
QString searchOptions(const yomi::tictactoe::Settings& settings);

/// The yomi-cli command that runs the same search on the same position.
QString searchCommand(const yomi::tictactoe::Position& position,
                      const yomi::tictactoe::Settings& settings);

} // namespace yomi::ui::tictactoe
