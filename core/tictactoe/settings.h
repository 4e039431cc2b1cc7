// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings.h"
#include "core/tictactoe/position.h"

namespace yomi::tictactoe {

using search::Algorithm;
using search::BoardKind;
using search::Evaluation;
using search::Settings;
using search::TableImages;
using search::Update;

/// The settings of tic-tac-toe. The defaults are the article's: every move of the position with the
/// full window, the table's move swapped with the first, all eight images.
const search::GameDefaults& gameDefaults();

/// The settings with all defaults filled in. Throws std::invalid_argument that names the first
/// option that makes no sense (search::resolved).
Settings resolved(const Settings& settings);

} // namespace yomi::tictactoe
