// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/face.h"

#include "core/tictactoe/settings.h"
#include "ui/search/stone_grid.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct FaceText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::Face)
};

class Face : public ui::search::GameFace {
public:
    const yomi::search::Usual& usual() const override { return yomi::tictactoe::usual(); }
    QString sideName(bool first) const override {
        return playerName(first ? Player::O : Player::X);
    }
    QString moveName(ui::search::Move move, const std::string&) const override {
        return squareName(static_cast<int>(move));
    }
    QString shortMoveName(ui::search::Move move, const std::string&) const override {
        return squareName(static_cast<int>(move));
    }
    QString boardExample() const override { return QStringLiteral("o...x...."); }
    double aspectRatio(std::string_view) const override { return 1; }
    void paintBoard(QPainter& painter, const QRectF& rect, const std::string& board,
                    const QPalette& palette, const ui::search::BoardLook& look) const override {
        for (const int square : look.tinted)
            ui::search::paintTint(painter, squareRect(rect, square), palette);
        tictactoe::paintBoard(painter, rect, parseMarks(board), palette, look.faintness);
        if (look.marked)
            ui::search::paintLastMove(painter, squareRect(rect, static_cast<int>(*look.marked)),
                                      palette, look.faintness);
    }
    int cellCount(const std::string&) const override { return squareCount; }
    QRectF cellRect(const QRectF& rect, const std::string&, int cell) const override {
        return squareRect(rect, cell);
    }
    QString cellName(const std::string&, int cell) const override { return squareName(cell); }
    ui::search::Move moveAt(const std::string&, int cell) const override {
        return static_cast<ui::search::Move>(cell);
    }
    int landingCell(const std::string&, ui::search::Move move) const override { return move; }
    std::string sampleBoard() const override { return "o...x...."; }
    QString termName(const std::string&) const override {
        return FaceText::tr("two corners around the centre"); // the only one with a name
    }
    QString comparisonNote() const override {
        return FaceText::tr(
            "What the article gains by unmaking moves instead of copying boards lives in the "
            "record board, which is copied on the heap: the bitboard is four bytes, copied as "
            "quickly as a move is unmade. Its set shows all four combinations.");
    }
    QList<ui::search::SearchSet> searchSets() const override {
        return {
            {FaceText::tr("The article's set"),
             FaceText::tr("Alpha-beta and PVS, copying boards and unmaking moves, on both boards."),
             articleSet}};
    }
};

} // namespace

const ui::search::GameFace& face() {
    static const Face face;
    return face;
}

std::vector<Settings> articleSet() {
    Settings alphaBeta;
    alphaBeta.table = true;
    Settings pvs;
    pvs.algorithm = Algorithm::Pvs;
    pvs.iterative = true;
    std::vector<Settings> searches;
    for (Settings search : {alphaBeta, pvs})
        for (const BoardKind board : {BoardKind::Record, BoardKind::Bitboard})
            for (const Update update : {Update::Copy, Update::Unmake, Update::UnmakeEach}) {
                if (update == Update::UnmakeEach &&
                    (search.algorithm != Algorithm::Pvs || board != BoardKind::Record))
                    continue;
                search.board = board;
                search.update = update;
                searches.push_back(search);
            }
    return searches;
}

} // namespace yomi::ui::tictactoe
