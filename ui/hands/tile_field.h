// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/hands/tile_painter.h"

#include <optional>

class QLineEdit;

namespace yomi::ui::hands {

/// A tile in a field.
struct FieldTile {
    int kind = 0;
    TileLook look; ///< without the effects of mouse and keyboard
    QString value; ///< its description in words
};

/// The layout of a field's tiles.
enum class Flow {
    Wrap, ///< in as many rows as needed
    Row   ///< in one row, closer together if necessary
};

/// Tiles or cards side by side, for mouse and keyboard: the hand, the seen tiles, the palette. It
/// knows nothing of hands and emits signals for actions on tiles.
class TileField : public PaintedBoard {
    Q_OBJECT

public:
    TileField(const QString& name, Flow flow, QWidget* parent = nullptr);

    void setBook(std::shared_ptr<const yomi::hands::RuleBook> book);
    /// Sets the tiles, and the number of empty places after them.
    void setTiles(std::vector<FieldTile> tiles, int freePlaces = 0);
    const std::vector<FieldTile>& tiles() const { return m_tiles; }
    /// The kind of a tile; −1 for none.
    int kindOf(int tile) const;

    void setTileHeight(int height);
    /// For a row that a person orders: tiles can be moved, by dragging or with Alt and an arrow
    /// key, and a caret is between them. The tile behind it is the current one.
    void setOrdered(bool ordered) { m_ordered = ordered; }
    /// The tile before which the next one goes in; itemCount() at the end. Tiles that come or go
    /// next to the caret move it, as in a text.
    int caret() const { return m_caret; }
    void setCaret(int gap);
    void setCurrentItem(int item) override;
    /// Delete and Backspace request the removal of a tile.
    void setRemovable(bool removable) { m_removable = removable; }
    void removeBeforeCaret();
    /// Shown while there are neither tiles nor empty places.
    void setEmptyText(const QString& sentence);

    /// Highlights the tiles of a kind that is under the mouse elsewhere; −1 for none.
    void setLitKind(int kind);

    /// What an input method composes over tiles, not cards, goes into this line, which gets the
    /// focus when the text is complete.
    void setComposedInto(QLineEdit* line);

    /// The text of a key: one printable character except blank, else nothing.
    static QString typedBy(const QKeyEvent& key);

    /// The rectangle of a tile, for tests and screen readers.
    QRectF cell(int tile) const;

    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

    int itemCount() const override { return static_cast<int>(m_tiles.size()); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override { return cell(item).toRect(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_flow == Flow::Wrap; }
    int heightForWidth(int width) const override { return heightFor(itemCount(), width); }
    /// The height of so many wrapped tiles.
    int heightFor(int tiles, int width) const;

Q_SIGNALS:
    void activated(int tile, Qt::KeyboardModifiers modifiers); ///< click, Enter or Space
    void removed(int tile);                                    ///< Delete or Backspace
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
    bool canDrag(int) const override { return m_ordered; }
    void dropItem(const Drag& drag) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QSizeF tileSize() const;
    int columns(int width) const;
    int perRow() const;
    double pitch() const;
    int gapAt(QPointF position) const;
    void move(int from, int gap);
    bool takeCaretKey(const QKeyEvent& event);
    int caretAfter(const std::vector<FieldTile>& tiles) const;
    std::optional<int> caretAt(QPointF position) const;
    double caretX(int place) const;
    void followBook();
    void paintCaret(QPainter& painter, int place, const QPen& pen) const;
    void paintOne(QPainter& painter, int tile) const;
    void paintDrag(QPainter& painter) const;

    Flow m_flow;
    int m_tileHeight = 54;
    bool m_ordered = false;
    int m_caret = 0;
    bool m_removable = false;
    std::shared_ptr<const yomi::hands::RuleBook> m_book;
    std::vector<TileFace> m_faces;
    std::vector<FieldTile> m_tiles;
    int m_freePlaces = 0;
    QString m_emptyText;
    QLineEdit* m_line = nullptr; ///< for what is composed
    bool m_isComposing = false;
    int m_litKind = -1;
};

} // namespace yomi::ui::hands
