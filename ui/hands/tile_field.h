// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/hands/tile_painter.h"

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
class TileField : public PaintedBoard {
    Q_OBJECT

public:
    TileField(const QString& name, Flow flow, QWidget* parent = nullptr);

    void setBook(std::shared_ptr<const yomi::hands::RuleBook> book);
    /// The tiles, and how many places without a tile come after them.
    void setTiles(std::vector<FieldTile> tiles, int freePlaces = 0);
    const std::vector<FieldTile>& tiles() const { return m_tiles; }
    /// The kind of a tile; −1 for none.
    int kindOf(int tile) const;

    void setTileHeight(int height);
    /// Tiles can be dragged, or moved with Alt and an arrow key, to another place.
    void setMovable(bool movable) { m_movable = movable; }
    /// Delete and Backspace ask for a tile to be removed.
    void setRemovable(bool removable) { m_removable = removable; }
    /// Shown while there is neither a tile nor a free place.
    void setEmptyText(const QString& sentence);

    /// Lights the tiles of a kind that is pointed at somewhere else; −1 for none.
    void setLitKind(int kind);

    /// What a key types: one printable character and no blank, else nothing.
    static QString typedBy(const QKeyEvent& key);

    /// Where a tile is, for tests and readers of the screen.
    QRectF cell(int tile) const;

    int itemCount() const override { return static_cast<int>(m_tiles.size()); }
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
    void activated(int tile, Qt::KeyboardModifiers modifiers); ///< click, Enter or Space
    /// Delete, or Backspace, after which the keyboard goes to the tile before.
    void removed(int tile);
    void menuWanted(QMenu& menu, int tile);
    void moved(int from, int gap); ///< to before the tile at `gap`
    void typed(const QString& text);

protected:
    int itemAt(QPointF position) const override;
    int itemFrom(int item, int key) const override;
    void fillMenu(QMenu& menu, int item) override { Q_EMIT menuWanted(menu, item); }
    void activate(int item, Qt::KeyboardModifiers modifiers) override {
        Q_EMIT activated(item, modifiers);
    }
    bool canDrag(int) const override { return m_movable; }
    void dropItem(const Drag& drag) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QSizeF tileSize() const;
    int columns(int width) const;
    int perRow() const;
    double pitch() const;
    int gapAt(QPointF position) const;
    void move(int from, int gap);
    void remove(bool backwards);
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
    int m_litKind = -1;
};

} // namespace yomi::ui::hands
