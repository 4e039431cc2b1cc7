// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/games/engine.h"

#include <vector>

namespace yomi::ui::games {

/// The board of a document, edited or played on: setPlaying() decides what a click does.
class GameBoard : public PaintedBoard {
    Q_OBJECT

public:
    explicit GameBoard(QWidget* parent = nullptr);

    bool isPlaying() const { return m_isPlaying; }
    void setPlaying(bool playing);
    /// The best moves of the search, marked while playing.
    void setBestMoves(std::vector<int> moves);
    /// What a click does while editing, for a tooltip.
    virtual QString editingHint() const = 0;

Q_SIGNALS:
    void refused(const QString& sentence); ///< why an edit was refused; empty after a success

protected:
    const std::vector<int>& bestMoves() const { return m_best; }
    /// Call it when the document has changed.
    void follow();

private:
    bool m_isPlaying = false;
    std::vector<int> m_best;
};

} // namespace yomi::ui::games
