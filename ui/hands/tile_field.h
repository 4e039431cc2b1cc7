// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/items_accessible.h"
#include "ui/hands/tile_painter.h"

#include <QWidget>

namespace yomi::ui {
class Bubble;
} // namespace yomi::ui

namespace yomi::ui::hands {

/// A tile in a field.
struct FieldTile {
    int kind = 0;
    TileLook look; ///< without what mouse and keyboard do to it
    QString value; ///< what one sees of it, in words
};

/// How a field lays its tiles out.
enum class Flow {
    Wrap, ///< in as many rows as they need
    Row   ///< in one, closer together when there is no room
};

/// Tiles or cards side by side, for mouse and keyboard: the hand, the table, the palette. Knows
/// nothing of hands; what is done with a tile it tells by signals.
class TileField : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    TileField(const QString& name, Flow flow, QWidget* parent = nullptr);

    void setBook(std::shared_ptr<const yomi::hands::RuleBook> book);
    /// The tiles, and how many places without a tile come after them. The keyboard stays at its
    /// place, or goes to `current`.
    void setTiles(std::vector<FieldTile> tiles, int freePlaces = 0, int current = -1);
    const std::vector<FieldTile>& tiles() const { return m_tiles; }

    void setTileHeight(int height);
    /// Tiles can be dragged, or moved with Alt and an arrow key, to another place.
    void setMovable(bool movable) { m_movable = movable; }
    /// Delete and Backspace ask for a tile to be removed.
    void setRemovable(bool removable) { m_removable = removable; }
    /// Shown while there is neither a tile nor a free place.
    void setEmptyText(const QString& sentence);

    int current() const { return m_current; }
    void setCurrent(int tile);
    /// Lights the tiles of a kind that is pointed at somewhere else; −1 for none.
    void setLitKind(int kind);

    /// A refusal at the tile, or in the middle for a tile that is not there; until the next
    /// setTiles().
    void refuse(int tile, const QString& sentence);

    /// What a key types: one printable character and no blank, else nothing.
    static QString typedBy(const QKeyEvent& key);

    /// Where a tile is, for tests and readers of the screen.
    QRectF cell(int tile) const;

    int itemCount() const override { return static_cast<int>(m_tiles.size()); }
    int currentItem() const override { return m_current; }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override { return cell(item).toRect(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_flow == Flow::Wrap; }
    int heightForWidth(int width) const override { return heightFor(itemCount(), width); }
    /// The height that so many tiles take when they are wrapped.
    int heightFor(int tiles, int width) const;

Q_SIGNALS:
    void pointed(int tile); ///< under the mouse or, with the keyboard here, current; −1 for none
    void activated(int tile, Qt::KeyboardModifiers modifiers); ///< click, Enter or Space
    /// Delete, or Backspace, after which the keyboard goes to the tile before.
    void removed(int tile);
    void menuRequested(int tile, QPoint global);
    void moved(int from, int gap); ///< to before the tile that stands at `gap`
    void typed(const QString& text);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Press {
        int tile;
        QPointF position;
        QPointF grip;        ///< where in its cell it was taken
        bool moving = false; ///< further than the hand's tremble
    };

    QSizeF tileSize() const;
    int columns(int width) const;
    double pitch() const;
    int tileAt(QPointF position) const;
    int gapAt(QPointF position) const;
    void step(int distance);
    void remove(bool backwards);
    void point(int tile);
    void paintOne(QPainter& painter, int tile) const;
    void paintDrag(QPainter& painter) const;

    Flow m_flow;
    int m_tileHeight = 54;
    bool m_movable = false;
    bool m_removable = false;
    std::shared_ptr<const yomi::hands::RuleBook> m_book;
    std::vector<TileFace> m_faces;
    std::vector<FieldTile> m_tiles;
    int m_freePlaces = 0;
    QString m_emptyText;
    int m_current = -1;
    int m_hovered = -1;
    int m_litKind = -1;
    std::optional<Press> m_press;
    Bubble* m_bubble;
};

} // namespace yomi::ui::hands
