// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/game_face.h"
#include "ui/inspector/icicle_painter.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace yomi::ui::inspector {

/// The icicle of a search: the mouse over a block, or over blocks drawn together in a pixel, shows
/// a description; a click selects, a double click zooms in, Escape goes back.
///
/// Keys: arrows go to the neighbours in the row, the parent and the first child, Home to the root;
/// Enter or plus zooms to the selected block, Escape, Backspace or minus goes back.
class IcicleView : public QWidget {
    Q_OBJECT

public:
    explicit IcicleView(const GameFace& face, QWidget* parent = nullptr);

    /// Range and selection are kept if it is of the same trace.
    void setIcicle(std::shared_ptr<const IcicleLayout> icicle);
    /// Null before the first icicle.
    const IcicleLayout* icicle() const { return m_icicle.get(); }
    /// Shows all iterations, or one, which is the last step of Escape.
    void setShownIteration(std::optional<int> iteration);
    /// Selects a node, or the root of an iteration; emits nothing.
    void setSelected(std::optional<NodeId> node, int iteration);
    std::optional<IcicleBlock> selected() const { return m_selected; }

    PlaceRange whole() const { return m_whole; }
    PlaceRange range() const { return m_range; }
    void zoomTo(PlaceRange range);
    void zoomToSelected();
    void zoomBack();
    bool canZoomBack() const { return !m_back.empty(); }

    IcicleScale scale() const;
    /// The number of visible blocks, and of those without a column of pixels of their own.
    std::size_t blocksInSight() const;
    std::size_t blocksTogether();

    QSize sizeHint() const override { return {720, 420}; }
    QSize minimumSizeHint() const override { return {240, 120}; }

Q_SIGNALS:
    /// Selected by the person; without a node the root of the iteration.
    void nodeSelected(std::optional<yomi::tree::NodeId> node, int iteration);
    void pointed(const QString& sentence); ///< describes the object under the mouse; empty: none
    void sightChanged();                   ///< another icicle, range or size

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The content at a point: a block, or several that share a pixel.
    struct Place {
        int row;
        BlockRange blocks;
        PlaceRange pixel;
        IcicleBlock middle; ///< the block at the middle of the pixel, or the first

        bool isOneBlock() const { return blocks.count() == 1; }
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::optional<Place> placeAt(QPointF point) const;
    QString sentence(const Place& place) const;
    void hover(const std::optional<Place>& place);
    void select(IcicleBlock block);
    void walk(int key);
    void setRange(PlaceRange range);
    void describe();
    void drawAnew();
    void drawBlocks();

    const GameFace& m_face;
    std::shared_ptr<const IcicleLayout> m_icicle;
    PlaceRange m_whole, m_range;
    std::vector<PlaceRange> m_back; ///< the ranges before zooming in
    std::optional<IcicleBlock> m_selected;
    std::optional<Place> m_hovered;
    QAction *m_zoomIn, *m_zoomBack;
    QPixmap m_blocks; ///< cached: frames and the mouse change more often
    std::size_t m_alone = 0;
};

} // namespace yomi::ui::inspector
