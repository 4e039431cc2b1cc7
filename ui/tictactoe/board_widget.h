// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tictactoe/edits.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace yomi::ui::tictactoe {

class TicTacToeDocument;

/// The position, edited square by square (a click cycles empty, O, X) or played on (a click is a
/// move of the side to move). Arrow keys move the focused square; Space or Enter does what a click
/// does; O, X and Delete set the square, and the digits 1 to 9 take their square in reading order.
class BoardWidget : public QWidget {
    Q_OBJECT

public:
    enum class Mode { Edit, Play };

    explicit BoardWidget(TicTacToeDocument& document, QWidget* parent = nullptr);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// The moves of the engine's answer, marked while playing.
    void setBestMoves(std::vector<int> squares);

    /// Where a square is, for the tests' mouse.
    QRect square(int square) const;

Q_SIGNALS:
    void refused(const QString& sentence); ///< why an edit was not done; empty after one that was
    void pointed(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QRectF boardRect() const;
    std::optional<int> squareAt(QPointF position) const;
    void perform(const Edit& edit);
    void act(int square);
    void focusSquare(int square);
    bool editByKey(int key);
    void describe();
    QString squareText(int square) const;

    TicTacToeDocument& m_document;
    Mode m_mode = Mode::Edit;
    int m_focused = 0;
    std::optional<int> m_hovered;
    std::vector<int> m_best;
};

} // namespace yomi::ui::tictactoe
