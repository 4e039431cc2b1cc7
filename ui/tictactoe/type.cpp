// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/type.h"

#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/tictactoe_workspace.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Type)
};

QList<Example> examples() {
    return {
        {Text::tr("1175 nodes"),
         Text::tr("Alpha-beta with a transposition table solves the game: why is each cut made?"),
         QStringLiteral(":/examples/tic-tac-toe-article.yomi")},
        {Text::tr("545 nodes"),
         Text::tr("PVS, deepened iteratively and ordered by the iteration before."),
         QStringLiteral(":/examples/tic-tac-toe-pvs.yomi")},
        {Text::tr("Mate in one"),
         Text::tr("O wins at once: which values does the search see, and how soon does it stop?"),
         QStringLiteral(":/examples/tic-tac-toe-mate-in-one.yomi")},
        {Text::tr("A shallow search fails"),
         Text::tr(
             "One ply deep, alpha-beta gives something away on two positions: on which, and how?"),
         QStringLiteral(":/examples/tic-tac-toe-shallow.yomi")},
    };
}

QList<KeyHint> keys() {
    return {
        {Text::tr("Arrows"), Text::tr("Board: to another square")},
        {Text::tr("Space, Enter, 1 to 9"), Text::tr("Board: change the square, or play there")},
        {Text::tr("O, X, Delete"), Text::tr("Board: set the square (while editing)")},
        {Text::tr("Left, Right"), Text::tr("Tree: to the parent, to the first child")},
        {Text::tr("Up, Down"), Text::tr("Tree: to the sibling before or after")},
        {Text::tr("Space"), Text::tr("Tree: show or hide what is below the selected node")},
        {Text::tr("Enter"), Text::tr("Tree, outline: go to the entry of the selected node")},
        {Text::tr("+, −"), Text::tr("Tree: zoom; also Ctrl and the wheel")},
    };
}

} // namespace

DocumentType documentType() {
    DocumentType type;
    type.kind = QStringLiteral("tic-tac-toe");
    type.title = Text::tr("Tic-tac-toe");
    type.description = Text::tr("Step through a game-tree search: why did it stop here?");
    type.icon = QStringLiteral(":/icons/tic-tac-toe.svg");
    type.createDocument = [] {
        return std::make_unique<TicTacToeDocument>();
    };
    type.createWorkspace = [](Document& document, QWidget* parent) -> Workspace* {
        return new TicTacToeWorkspace(static_cast<TicTacToeDocument&>(document), parent);
    };
    type.keys = keys();
    type.examples = examples();
    return type;
}

} // namespace yomi::ui::tictactoe
