// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/type.h"

#include "ui/games/pasted.h"
#include "ui/inspector/inspector_keys.h"
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
        {TypeText::tr("Why does alpha-beta cut here?"),
         TypeText::tr("The cut in one sentence, with its window and the five moves that it leaves "
                      "out; 1,175 nodes in all."),
         QStringLiteral(":/examples/tic-tac-toe-article.yomi")},
        {TypeText::tr("Why is a move searched twice?"),
         TypeText::tr(
             "A re-search of PVS: the null window said that the move is better, not how much."),
         QStringLiteral(":/examples/tic-tac-toe-pvs.yomi")},
        {TypeText::tr("Which move wins at once?"),
         TypeText::tr("O wins at top right; the search still tries the other four."),
         QStringLiteral(":/examples/tic-tac-toe-mate-in-one.yomi")},
        {TypeText::tr("What if the root is a node, too?"),
         TypeText::tr("Its window narrows from move to move, as in textbooks: 1,069 nodes instead "
                      "of 1,175."),
         QStringLiteral(":/examples/tic-tac-toe-textbook.yomi")},
        {TypeText::tr("How narrow is a null window?"),
         TypeText::tr("Two runs side by side: 446 nodes where no value fits in, 459 where it is "
                      "one point wide."),
         QStringLiteral(":/examples/tic-tac-toe-null-window.yomi")},
        {TypeText::tr("Searched or cut?"),
         TypeText::tr("A quiz: PVS stops before each choice and asks you."),
         QStringLiteral(":/examples/tic-tac-toe-quiz.yomi")},
        {TypeText::tr("How deep must a search look?"),
         TypeText::tr("Two plies solve 429 of 431 positions: the two that alpha-beta gets wrong."),
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
           inspector::inspectorKeys();
}

} // namespace

DocumentType documentType() {
    auto type =
        documentTypeOf<TicTacToeDocument, TicTacToeWorkspace>(QStringLiteral("tic-tac-toe"));
    type.title = TypeText::tr("Tic-tac-toe");
    type.description = TypeText::tr("Step through a game-tree search: why did it stop here?");
    type.keys = keys();
    type.examples = examples();
    type.articles = {
        {QStringLiteral(
             "Pythonで〇×ゲームのAIを一から作成する その185 着手の取り消しによる処理の高速化"),
         QStringLiteral("https://qiita.com/ysgeso/items/898bb4930652e9548a8c")}};
    type.fromText = [](const QString& text, QString& note) -> std::unique_ptr<Document> {
        return games::pastedPosition<TicTacToeDocument>(text, QStringLiteral("tictactoe"), note);
    };
    return type;
}

} // namespace yomi::ui::tictactoe
