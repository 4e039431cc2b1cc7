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

/// What tic-tac-toe has of the settings. Nothing given, they are the article's: every move of the
/// position with the full window, the table's move in exchange for the first, all eight images.
const search::GameDefaults& gameDefaults();

/// The settings with everything filled in. Throws std::invalid_argument that names the first option
/// without meaning (search::resolved).
Settings resolved(const Settings& settings);

} // namespace yomi::tictactoe
