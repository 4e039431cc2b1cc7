// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/type.h"

#include "core/search/line_leaves.h"
#include "ui/connectfour/ladder_rows.h"
#include "ui/connectfour/rules.h"
#include "ui/games/stone_type.h"

#include <QCoreApplication>

namespace yomi::ui::connectfour {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::connectfour::Type)
};

class Face : public games::StoneFace {
public:
    Face()
        : StoneFace(games::StoneLook::Discs) {}
    const yomi::search::GameDefaults& gameDefaults() const override {
        return yomi::connectfour::gameDefaults();
    }
    QString moveName(inspector::Move, const std::string& text) const override {
        return TypeText::tr("column %1").arg(QString::fromStdString(text));
    }
    QString columnName(int column) const override {
        return QChar::fromLatin1(yomi::connectfour::moveText(column));
    }
    QString boardExample() const override { return QStringLiteral("4453"); }
    std::string sampleBoard() const override { return ".../.x./oox"; }
    std::vector<std::string> comparedRows() const override { return {ladderRowsName}; }
};

QList<Example> examples() {
    return {
        {TypeText::tr("Which answers fall into the trap?"),
         TypeText::tr("O has two in the middle of the bottom row: columns 2, 5 and 6 hold (0), the "
                      "other four lose (18)."),
         QStringLiteral(":/examples/connect-four-trap.yomi")},
        {TypeText::tr("What does a table save?"),
         TypeText::tr("Fourteen plies to the end, and X wins; the page Compare runs alpha-beta "
                      "with and without a table."),
         QStringLiteral(":/examples/connect-four-end.yomi")},
        {TypeText::tr("What does each idea of a solver save?"),
         TypeText::tr("Step by step from minimax, 332,768 nodes, to the solver for use, 84."),
         QStringLiteral(":/examples/connect-four-ladder.yomi")},
    };
}

QList<KeyHint> keys() {
    return games::StoneBoard::keys(
               {{TypeText::tr("1 to 9"), TypeText::tr("Board: play in that column")}}) +
           inspector::inspectorKeys();
}

QList<games::ComparedRows*> ownRows(FourDocument& document) {
    return {new LadderRows(document)};
}

} // namespace

const games::StoneFace& Rules::face() {
    static const Face face;
    return face;
}

yomi::search::Settings Rules::usualSearch() {
    yomi::search::Settings settings;
    settings.algorithm = yomi::search::Algorithm::Pvs;
    settings.evaluation = nameOf(yomi::search::LineEvaluation::Lines);
    settings.iterative = true;
    settings.depth = 5;
    return settings;
}

DocumentType documentType() {
    DocumentType type = games::stoneType<Rules>({2, 2, 3}, {21, 31, 8}, ownRows);
    type.title = TypeText::tr("Connect four");
    type.description = TypeText::tr("Search any board of up to 64 cells: which column, and why?");
    type.icon = QStringLiteral(":/icons/connect-four.svg");
    type.keys = keys();
    type.examples = examples();
    type.articles = {{QStringLiteral("Solving Connect 4: how to build a perfect AI"),
                      QStringLiteral("http://blog.gamesolver.org/")}};
    return type;
}

} // namespace yomi::ui::connectfour
