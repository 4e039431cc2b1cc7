// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mnk/type.h"

#include "core/search/line_leaves.h"
#include "ui/games/stone_type.h"
#include "ui/mnk/rules.h"

#include <QCoreApplication>

namespace yomi::ui::mnk {

namespace {

struct TypeText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::mnk::Type)
};

class Face : public games::StoneFace {
public:
    Face()
        : StoneFace(games::StoneLook::Marks) {}
    const yomi::search::GameDefaults& gameDefaults() const override {
        return yomi::mnk::gameDefaults();
    }
    QString moveName(inspector::Move, const std::string& text) const override {
        return QString::fromStdString(text);
    }
    QString columnName(int column) const override {
        return QChar::fromLatin1(static_cast<char>('a' + column));
    }
    QString rowName(int row) const override { return QString::number(row + 1); }
    QString boardExample() const override { return QStringLiteral("b2 a1 c3"); }
    std::string sampleBoard() const override { return "o../.x./..."; }
};

QList<Example> examples() {
    return {
        {TypeText::tr("Who wins four in a row on 4 × 4?"),
         TypeText::tr("Neither side: it is a draw, which a search six plies deep only estimates."),
         QStringLiteral(":/examples/mnk-444.yomi")},
        {TypeText::tr("Who wins three in a row on 4 × 3?"),
         TypeText::tr(
             "O, by the line shown; PVS, alpha-beta and a table with all symmetries side by side."),
         QStringLiteral(":/examples/mnk-433.yomi")},
    };
}

} // namespace

const games::StoneFace& Rules::face() {
    static const Face face;
    return face;
}

yomi::search::Settings Rules::usualSearch() {
    yomi::search::Settings settings;
    settings.table = true;
    settings.evaluation = nameOf(yomi::search::LineEvaluation::Lines);
    settings.iterative = true;
    settings.depth = 3;
    return settings;
}

DocumentType documentType() {
    DocumentType type = games::stoneType<Rules>({2, 2, 2}, {26, 32, 32});
    type.title = TypeText::tr("m,n,k");
    type.description =
        TypeText::tr("k in a row on m × n squares: tic-tac-toe and its larger relatives.");
    type.icon = QStringLiteral(":/icons/mnk.svg");
    type.examples = examples();
    return type;
}

} // namespace yomi::ui::mnk
