// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/state.h"
#include "ui/common/painted_board.h"
#include "ui/search/engine.h"

#include <optional>
#include <vector>

namespace yomi::ui::search {

class Stepper;

/// The boards from the root to the current node side by side, the last move of each marked, with
/// the window of each. A click on a board goes to its entry, a click on an end of a window to the
/// event that set it. What has no room in the middle is folded to "… 7 plies", of which a click
/// shows the list to go to one. At a cut an arrow leads to the ancestor whose bound was reached.
///
/// Its items are the boards and, where the search has windows, the two ends of each; and the fold.
class PathStrip : public PaintedBoard {
    Q_OBJECT

public:
    explicit PathStrip(Stepper& stepper, QWidget* parent = nullptr);

    /// Makes the boards as low as the text beside them, for small windows; instead of the arrow of
    /// a cut the ancestor has a frame.
    void setCompact(bool compact);

    int itemCount() const override;
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override;

    /// The places of the path that are to be seen, from the root on.
    const std::vector<std::size_t>& shownPlaces() const { return m_places; }
    /// The shown place to which the arrow of a cut leads; of a folded one the fold's.
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
        std::size_t cell; ///< of the fold the one before it
        Part part;
    };

    const Item& itemOf(int item) const { return m_items[static_cast<std::size_t>(item)]; }
    std::size_t placeOf(const Item& item) const { return m_places[item.cell]; }
    const OpenNode& open(std::size_t place) const;
    /// The same in the numbers that are shown.
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

    Stepper& m_stepper;
    bool m_isCompact = false;
    std::vector<std::size_t> m_places;
    std::vector<Item> m_items;
    std::size_t m_folded = 0; ///< places between the first and the second shown
};

} // namespace yomi::ui::search
