// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "core/tictactoe/settings.h"
#include "ui/charts/methods_page.h"

#include <vector>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// What each row of the comparison tells: the work of the last iteration, the nodes of all of them,
/// the time and the answer.
QList<MethodColumn> comparisonColumns();

/// A row for each search. The counts come first, from a search on the bitboard, which visits the
/// same nodes as one on any other board; the times are medians of up to 200 searches.
QList<Method> comparisonRows(const Position& position, const std::vector<Settings>& searches);

/// The article's two searches, each on both boards, with boards copied and with moves unmade; PVS
/// also with every move unmade twice.
std::vector<Settings> articleSet();

/// From plain minimax to PVS ordered by iterative deepening, on the bitboard.
std::vector<Settings> algorithmSet();

} // namespace yomi::ui::tictactoe
