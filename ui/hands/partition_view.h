// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/items_accessible.h"
#include "ui/hands/hand_document.h"
#include "ui/hands/tile_painter.h"

#include <QWidget>

namespace yomi::ui {
class Bubble;
}

namespace yomi::ui::hands {

class MeldActions;

/// A meld of a partition, or the tiles that no meld takes.
struct MeldGroup {
    int meld = -1; ///< −1: left over
    QString name;
    QString score;
    QString wish; ///< "locked", "open", "+2,000"
    std::vector<int> kinds;
    QColor color;

    bool operator==(const MeldGroup&) const = default;
};

/// The groups of a partition with their scores; what is left over comes last, in grey.
/// `constraints` are those that the partition was found under.
std::vector<MeldGroup> meldGroups(const Inputs& inputs, const Constraints& constraints,
                                  const Tiles& hand, const std::vector<int>& partition);

/// A partition as groups of tiles, in the colours of its melds.
class PartitionView : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    explicit PartitionView(HandDocument& document, QWidget* parent = nullptr);

    void setGroups(std::shared_ptr<const RuleBook> book, std::vector<MeldGroup> groups);
    const std::vector<MeldGroup>& groups() const { return m_groups; }

    /// Where a group is, for tests and readers of the screen.
    QRectF groupRect(int group) const { return m_rects[static_cast<std::size_t>(group)]; }

    int itemCount() const override { return static_cast<int>(m_groups.size()); }
    int currentItem() const override { return m_current; }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QRect itemRect(int item) const override { return groupRect(item).toRect(); }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// The height of so many rows of melds.
    static int heightOf(int rows);

Q_SIGNALS:
    void pointed(int group); ///< under the mouse or current by key; −1 for none

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    double naturalWidth(const MeldGroup& group) const;
    double tilePitch(const MeldGroup& group) const;
    std::vector<QRectF> layoutFor(int width) const;
    int groupAt(QPointF position) const;
    void setCurrent(int group);
    void point(int group);
    void paintGroup(QPainter& painter, int group) const;

    HandDocument& m_document;
    MeldActions* m_actions;
    std::shared_ptr<const RuleBook> m_book;
    std::vector<TileFace> m_faces;
    std::vector<MeldGroup> m_groups;
    std::vector<QRectF> m_rects;
    int m_current = -1;
    int m_hovered = -1;
    Bubble* m_bubble;
};

} // namespace yomi::ui::hands
