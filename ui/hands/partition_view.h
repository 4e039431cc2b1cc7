// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/hands/hand_document.h"
#include "ui/hands/tile_painter.h"

#include <optional>

namespace yomi::ui::hands {

class MeldActions;

/// A meld of a partition, or the tiles that are in no meld.
struct MeldGroup {
    int partition = 0; ///< the index of its partition among those shown
    int meld = -1;     ///< −1: unused tiles
    QString name;
    QString score;
    QString wish; ///< "locked", "open", "+2,000"
    std::vector<int> kinds;
    QColor color;
    /// For each tile that the hand lacks, the copies that can be drawn; these tiles come last.
    /// Empty if it lacks none.
    std::vector<std::optional<int>> left{};

    bool operator==(const MeldGroup&) const = default;
};

/// Appends the groups of a partition with their scores; tiles of the hand in none of its melds come
/// last, in grey. The melds may have tiles that the hand lacks.
void addMeldGroups(std::vector<MeldGroup>& groups, const Inputs& inputs,
                   const std::vector<int>& partition);

/// Partitions as groups of tiles, in the colours of their melds. Several partitions are below one
/// another, and side by side if the width allows, each under its heading; one of them is marked.
class PartitionView : public PaintedBoard {
    Q_OBJECT

public:
    explicit PartitionView(HandDocument& document, QWidget* parent = nullptr);

    /// Sets the groups, partition by partition. Several partitions need headings.
    void setGroups(std::shared_ptr<const RuleBook> book, std::vector<MeldGroup> groups,
                   QStringList headings = {}, int marked = 0);
    const std::vector<MeldGroup>& groups() const { return m_groups; }
    int marked() const { return m_marked; }

    /// Tiles are `least` high, or up to `most` if all groups fit into that height.
    void setTileHeights(int least, int most);
    void setRoom(int height);

    /// The rectangles of a group and a partition, for tests and screen readers.
    QRectF groupRect(int group) const { return m_layout.groups[static_cast<std::size_t>(group)]; }
    QRectF partitionRect(int partition) const {
        return m_layout.partitions[static_cast<std::size_t>(partition)];
    }

    int itemCount() const override { return static_cast<int>(m_groups.size()); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QRect itemRect(int item) const override { return groupRect(item).toRect(); }
    /// Also marks the partition of the group.
    void setCurrentItem(int item) override;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// The height of so many rows of melds with tiles of the minimum height.
    int heightOf(int rows) const;

Q_SIGNALS:
    void partitionChosen(int partition); ///< by mouse or key, a partition other than the marked one

protected:
    void fillMenu(QMenu& menu, int item) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Layout {
        std::vector<QRectF> groups, partitions;
        double height = 0;
    };

    double naturalWidth(const MeldGroup& group) const;
    double tilePitch(const MeldGroup& group) const;
    double tileWidth() const;
    static double groupHeight(int tileHeight);
    Layout layoutFor(int width) const;
    void relayout();
    /// The group of the marked partition with that meld, −1 for none.
    int groupOf(int meld) const;
    void paintHeading(QPainter& painter, int partition) const;
    void paintGroup(QPainter& painter, int group) const;

    HandDocument& m_document;
    MeldActions* m_actions;
    std::shared_ptr<const RuleBook> m_book;
    std::vector<TileFace> m_faces;
    std::vector<MeldGroup> m_groups;
    QStringList m_headings;
    int m_marked = 0;
    int m_tileHeight = 1, m_leastTile = 1, m_mostTile = 1;
    int m_room = 0;
    Layout m_layout;
    int m_keyMeld = -1; ///< of the current group; kept after the keyboard has forbidden it
};

} // namespace yomi::ui::hands
