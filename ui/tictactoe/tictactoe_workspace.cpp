// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_workspace.h"

#include "ui/tictactoe/board_widget.h"
#include "ui/tictactoe/strong_page.h"
#include "ui/tictactoe/updates_page.h"

namespace yomi::ui::tictactoe {

TicTacToeWorkspace::TicTacToeWorkspace(TicTacToeDocument& document, QWidget* parent)
    : SearchWorkspace(
          document, new BoardWidget(document),
          {{tr("Strong check"), new StrongPage(document)}, {tr("Copy or unmake"), new UpdatesPage}},
          parent) {}

} // namespace yomi::ui::tictactoe
