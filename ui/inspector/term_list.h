// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/inspector/game_face.h"

#include <string>
#include <vector>

namespace yomi::ui::inspector {

/// The terms of an estimate with their sum, and the board on which they were counted: the cells of
/// the term under the mouse or the keyboard are tinted there. Its items are the terms.
class TermList : public PaintedBoard {
    Q_OBJECT

public:
    explicit TermList(const GameFace& face, QWidget* parent = nullptr);

    /// Hides itself without terms.
    void show(std::vector<Term> terms, std::string board);
    /// The currently tinted cells.
    std::vector<int> tinted() const;

    int itemCount() const override { return static_cast<int>(m_terms.size()); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Term& term(int item) const { return m_terms[static_cast<std::size_t>(item)]; }
    QRect rowRect(int row) const;
    QRectF boardRect() const;

    const GameFace& m_face;
    std::vector<Term> m_terms;
    std::string m_board;
};

} // namespace yomi::ui::inspector
