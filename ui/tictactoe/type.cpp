// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/type.h"

#include "ui/search/inspector_keys.h"
#include "ui/search/pasted.h"
#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/tictactoe_workspace.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Type)
};

QList<Example> examples() {
    return {
        {TypeText::tr("1175 nodes"),
         TypeText::tr(
             "Alpha-beta with a transposition table solves the game: why is each cut made?"),
         QStringLiteral(":/examples/tic-tac-toe-article.yomi")},
        {TypeText::tr("545 nodes"),
         TypeText::tr("PVS, deepened iteratively and ordered by the iteration before."),
         QStringLiteral(":/examples/tic-tac-toe-pvs.yomi")},
        {TypeText::tr("Mate in one"),
         TypeText::tr(
             "O wins at once: which values does the search see, and how soon does it stop?"),
         QStringLiteral(":/examples/tic-tac-toe-mate-in-one.yomi")},
        {TypeText::tr("The textbook's root"),
         TypeText::tr("1069 nodes: the window of the root narrows from move to move. The article "
                      "searches every move with the full one."),
         QStringLiteral(":/examples/tic-tac-toe-textbook.yomi")},
        {TypeText::tr("The true null window"),
         TypeText::tr("Null windows in which no value lies, against the article's, which are one "
                      "point wide: 446 nodes against 459 at depth 5."),
         QStringLiteral(":/examples/tic-tac-toe-null-window.yomi")},
        {TypeText::tr("Quiz"),
         TypeText::tr("Searched or cut? PVS stops before each choice and asks you."),
         QStringLiteral(":/examples/tic-tac-toe-quiz.yomi")},
        {TypeText::tr("A shallow search fails"),
         TypeText::tr("Two plies deep, alpha-beta gives something away on two positions: on which, "
                      "and how?"),
         QStringLiteral(":/examples/tic-tac-toe-shallow.yomi")},
    };
}

QList<KeyHint> keys() {
    return QList<KeyHint>{
               {TypeText::tr("Arrows"), TypeText::tr("Board: to another square")},
               {TypeText::tr("Space, Enter, 1 to 9"),
                TypeText::tr("Board: change the square, or play there")},
               {TypeText::tr("O, X, Delete"),
                TypeText::tr("Board: set the square (while editing)")},
           } +
           search::inspectorKeys();
}

} // namespace

DocumentType documentType() {
    auto type =
        documentTypeOf<TicTacToeDocument, TicTacToeWorkspace>(QStringLiteral("tic-tac-toe"));
    type.title = TypeText::tr("Tic-tac-toe");
    type.description = TypeText::tr("Step through a game-tree search: why did it stop here?");
    type.keys = keys();
    type.examples = examples();
    type.fromText = [](const QString& text, QString& note) -> std::unique_ptr<Document> {
        return search::pastedPosition<TicTacToeDocument>(text, QStringLiteral("tictactoe"), note);
    };
    return type;
}

} // namespace yomi::ui::tictactoe
