// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"

#include <QWidget>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// A board and its image side by side, with the mirror's axis or the turn drawn between them.
class SymmetryView : public QWidget {
    Q_OBJECT

public:
    explicit SymmetryView(QWidget* parent = nullptr);
    void show(const Position& from, const Position& to, int symmetry);
    QSize sizeHint() const override { return {128, 48}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Position m_from, m_to;
    int m_symmetry = 0;
};

} // namespace yomi::ui::tictactoe
