// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/search_workspace.h"
#include "ui/tictactoe/tictactoe_document.h"

namespace yomi::ui::tictactoe {

/// The workspace of a search with the two pages that only tic-tac-toe has: the strong check, and
/// the costs of copying and unmaking.
class TicTacToeWorkspace : public ui::games::SearchWorkspace {
    Q_OBJECT

public:
    explicit TicTacToeWorkspace(TicTacToeDocument& document, QWidget* parent = nullptr);
};

} // namespace yomi::ui::tictactoe
