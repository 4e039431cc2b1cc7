// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_workspace.h"

#include "ui/games/position_panel.h"
#include "ui/tictactoe/board_widget.h"
#include "ui/tictactoe/strong_page.h"
#include "ui/tictactoe/updates_page.h"

#include <QComboBox>

namespace yomi::ui::tictactoe {

TicTacToeWorkspace::TicTacToeWorkspace(TicTacToeDocument& document, QWidget* parent)
    : SearchWorkspace(
          document, new BoardWidget(document),
          {{tr("Strong check"), new StrongPage(document)}, {tr("Copy or unmake"), new UpdatesPage}},
          {}, parent) {
    auto* begins = new QComboBox;
    begins->setObjectName(QStringLiteral("begins"));
    begins->setAccessibleName(tr("Who begins"));
    begins->setToolTip(tr("Whose sign the side that moves first has. The game is the same."));
    begins->addItems(
        {tr("O begins (as in the article)"), tr("X begins")}); // in the order of Begins
    positionPanel()->addAbove(begins);
    const auto follow = [begins, &document] {
        begins->setCurrentIndex(static_cast<int>(document.position().begins));
    };
    connect(&document, &ui::Document::changed, begins, follow);
    connect(begins, &QComboBox::activated, &document,
            [&document](int choice) { document.setBegins(static_cast<Begins>(choice)); });
    follow();
}

} // namespace yomi::ui::tictactoe
