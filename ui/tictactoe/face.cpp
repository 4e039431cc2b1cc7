// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/face.h"

#include "core/tictactoe/settings.h"
#include "ui/games/stone_grid.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct FaceText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Face)
};

} // namespace

const yomi::search::GameDefaults& Face::gameDefaults() const {
    return yomi::tictactoe::gameDefaults();
}

QString Face::sideName(bool first) const {
    return playerName(first ? Player::O : Player::X, m_begins);
}

QString Face::moveName(ui::inspector::Move move, const std::string&) const {
    return squareName(static_cast<int>(move));
}

QString Face::shortMoveName(ui::inspector::Move move, const std::string&) const {
    return squareName(static_cast<int>(move));
}

void Face::paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                      const QPalette& palette, const ui::inspector::BoardLook& look) const {
    for (const int square : look.tinted)
        ui::games::paintTint(painter, squareRect(rect, square), palette);
    tictactoe::paintBoard(painter, rect, {parseMarks(board), m_begins}, palette, look.faintness);
    if (look.marked)
        ui::games::paintLastMove(painter, squareRect(rect, static_cast<int>(*look.marked)), palette,
                                 look.faintness);
}

QRectF Face::cellRect(const QRectF& rect, const std::string&, int cell) const {
    return squareRect(rect, cell);
}

QString Face::cellName(const std::string&, int cell) const {
    return squareName(cell);
}

QString Face::termName(const std::string&) const {
    return FaceText::tr("two corners around the centre"); // the only term with a name
}

QString Face::comparisonNote() const {
    return FaceText::tr(
        "This page runs the listed searches on the position and compares their nodes and times. "
        "On the bitboard, which has four bytes, copying is as fast as unmaking; the article's gain "
        "appears on the record board, which is on the heap.");
}

QList<ui::inspector::SearchSet> Face::searchSets() const {
    return {{FaceText::tr("The article's set"),
             FaceText::tr("Alpha-beta and PVS, copying boards and unmaking moves, on both boards."),
             articleSet}};
}

const Face& face(Begins begins) {
    static const Face ofO(Begins::O), ofX(Begins::X);
    return begins == Begins::O ? ofO : ofX;
}

std::vector<Settings> articleSet() {
    Settings alphaBeta;
    alphaBeta.table = true;
    Settings pvs;
    pvs.algorithm = Algorithm::Pvs;
    pvs.iterative = true;
    std::vector<Settings> searches;
    for (Settings search : {alphaBeta, pvs})
        for (const BoardKind board : {BoardKind::Heap, BoardKind::Bitboard})
            for (const Update update : {Update::Copy, Update::Unmake, Update::UnmakeEach}) {
                if (update == Update::UnmakeEach &&
                    (search.algorithm != Algorithm::Pvs || board != BoardKind::Heap))
                    continue;
                search.board = board;
                search.update = update;
                searches.push_back(search);
            }
    return searches;
}

} // namespace yomi::ui::tictactoe
