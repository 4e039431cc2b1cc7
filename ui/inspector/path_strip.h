// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/state.h"
#include "ui/common/painted_board.h"
#include "ui/inspector/engine.h"

#include <optional>
#include <vector>

namespace yomi::ui::inspector {

class Cursor;

/// The boards from the root to the current node side by side, each with its last move marked and
/// its window. A click on a board goes to its entry, a click on an end of a window to the event
/// that set it. Boards that do not fit in the middle are folded to "… 7 plies", which shows them as
/// a list on a click. At a cut an arrow leads to the ancestor whose bound was reached.
///
/// Its items are the boards, the two ends of each window, and the fold.
class PathStrip : public PaintedBoard {
    Q_OBJECT

public:
    explicit PathStrip(Cursor& cursor, QWidget* parent = nullptr);

    /// Makes the boards as low as their text, for small windows; the ancestor has a frame instead
    /// of the arrow of a cut.
    void setCompact(bool compact);

    int itemCount() const override;
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override;

    /// The visible places of the path, from the root on.
    const std::vector<std::size_t>& shownPlaces() const { return m_places; }
    /// The shown place to which the arrow of a cut points; for a folded one the fold's.
    std::optional<std::size_t> arrowTarget() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void activate(int item, Qt::KeyboardModifiers modifiers) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Part { Node, Alpha, Beta, Fold };
    struct Item {
        std::size_t cell; ///< for the fold the place before it
        Part part;
    };

    const Item& itemOf(int item) const { return m_items[static_cast<std::size_t>(item)]; }
    std::size_t placeOf(const Item& item) const { return m_places[item.cell]; }
    const OpenNode& open(std::size_t place) const;
    /// The same in the numbers shown.
    OpenNode shownOpen(std::size_t place) const;
    Source source(const Item& item) const;
    bool leadsOn(const Item& item) const;
    QString nameOf(std::size_t place) const;
    QString sideAndNode(std::size_t place) const;
    QString endText(std::size_t place, Part part) const;
    QString foldText() const;
    double boardHeight() const;
    double boardWidth() const;
    double cellWidth() const;
    double foldWidth() const;
    double lineHeight() const;
    QRectF cellRect(std::size_t cell) const;
    QRectF lineRect(std::size_t cell, int line) const;
    QRectF foldRect() const;
    QRectF rectOf(const Item& item) const;
    void refresh();
    void place();
    void paintCell(QPainter& painter, std::size_t cell) const;
    void paintArrow(QPainter& painter) const;
    void goTo(std::size_t place);
    void listFolded();

    Cursor& m_cursor;
    bool m_isCompact = false;
    std::vector<std::size_t> m_places;
    std::vector<Item> m_items;
    std::size_t m_folded = 0; ///< places between the first and the second shown one
};

} // namespace yomi::ui::inspector
