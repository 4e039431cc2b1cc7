// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/type.h"

#include "core/connectfour/solver.h"
#include "ui/connectfour/ladder_page.h"
#include "ui/connectfour/rules.h"
#include "ui/search/stone_type.h"

#include <QCoreApplication>

namespace yomi::ui::connectfour {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::connectfour::Type)
};

class Face : public search::StoneFace {
public:
    Face()
        : StoneFace(search::StoneLook::Discs) {}
    const yomi::search::Usual& usual() const override { return yomi::connectfour::usual(); }
    QString moveName(search::Move, const std::string& text) const override {
        return TypeText::tr("column %1").arg(QString::fromStdString(text));
    }
    QString columnName(int column) const override {
        return QChar::fromLatin1(yomi::connectfour::moveText(column));
    }
    QString boardExample() const override { return QStringLiteral("4453"); }
    std::string sampleBoard() const override { return ".../.x./oox"; }
};

QList<Example> examples() {
    return {
        {TypeText::tr("A trap on the bottom row"),
         TypeText::tr("O has two in the middle of the bottom row: which answers of X lose, and how "
                      "deep must a search look to see it?"),
         QStringLiteral(":/examples/connect-four-trap.yomi")},
        {TypeText::tr("The end of a game"),
         TypeText::tr("Fourteen plies are left: alpha-beta to the end, with and without a table."),
         QStringLiteral(":/examples/connect-four-end.yomi")},
        {TypeText::tr("Pons's ladder on one End-Easy position"),
         TypeText::tr("Step by step from minimax to the solver for use: what does each idea save?"),
         QStringLiteral(":/examples/connect-four-ladder.yomi")},
    };
}

QList<KeyHint> keys() {
    return search::stoneKeys(
               {{TypeText::tr("1 to 9"), TypeText::tr("Board: play in that column")}}) +
           QList<KeyHint>{
               {TypeText::tr("N, P"),
                TypeText::tr("Two steps of the ladder: next, previous difference")},
               {TypeText::tr("Esc"), TypeText::tr("Two steps of the ladder: back to the ladder")},
           } +
           search::inspectorKeys();
}

QList<search::OwnPage> ownPages(FourDocument& document) {
    return {{TypeText::tr("Ladder"), new LadderPage(document)}};
}

} // namespace

const search::StoneFace& Rules::face() {
    static const Face face;
    return face;
}

yomi::search::MoveScores Rules::scores(const Position& position, const Limits& limits) {
    yomi::connectfour::Solver solver;
    return yomi::connectfour::solveColumns(solver, position, limits);
}

yomi::search::Settings Rules::usualSearch() {
    yomi::search::Settings settings;
    settings.algorithm = yomi::search::Algorithm::Pvs;
    settings.evaluation = yomi::search::Evaluation::Lines;
    settings.iterative = true;
    settings.depth = 5;
    return settings;
}

DocumentType documentType() {
    DocumentType type = search::stoneType<Rules>({2, 2, 3}, {21, 31, 8}, ownPages);
    type.title = TypeText::tr("Connect four");
    type.description =
        TypeText::tr("Any search on any board up to 64 bits: which column, and why?");
    type.icon = QStringLiteral(":/icons/connect-four.svg");
    type.keys = keys();
    type.examples = examples();
    return type;
}

} // namespace yomi::ui::connectfour
