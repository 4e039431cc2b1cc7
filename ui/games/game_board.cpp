// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/game_board.h"

namespace yomi::ui::games {

GameBoard::GameBoard(QWidget* parent)
    : PaintedBoard(tr("Board"), parent) {}

void GameBoard::setPlaying(bool playing) {
    m_isPlaying = playing;
    refreshItems();
}

void GameBoard::setBestMoves(std::vector<int> moves) {
    m_best = std::move(moves);
    update();
}

void GameBoard::follow() {
    refreshItems();
    const int item = hoveredItem() < 0 && hasFocus() ? currentItem() : hoveredItem();
    if (item >= 0)
        Q_EMIT pointed(item); // its description may have changed
}

} // namespace yomi::ui::games
