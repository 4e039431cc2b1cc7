// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/items_accessible.h"
#include "ui/common/value_command.h"
#include "ui/splitdamage/board_layout.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/token_typing.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace yomi::ui {
class Bubble;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

class BoardActions;
struct TokenLook;

/// The probability that the character at a place is dead.
struct PlaceOdds {
    Place place;
    double dead = 0;
};

/// The board: both sides' heroes, minions and free slots as tokens, edited by mouse, wheel and
/// keyboard. The selected token is the one that the keyboard works on.
class BoardWidget : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    BoardWidget(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// What the last computation found; places it does not have show no odds.
    void setOdds(std::vector<PlaceOdds> odds);
    std::optional<double> odds(Place place) const;

    /// Lights the token that the mouse is on in a chart.
    void setLit(std::optional<Place> place);

    /// Performs the edit, or says at the selected token why it cannot be done. Edits of the same
    /// field of the same token that follow each other become one step.
    void perform(const Edit& edit, const QByteArray& field = {});
    /// A sentence at the selected token, until the next edit or selection; an empty one removes it.
    void showMessage(const QString& sentence);

    void openEntry(TokenEntry::Field field);
    /// Adds a hero or a minion at a free slot; a minion gets its left neighbour's health.
    void addAt(Place place);
    /// Moves a minion into a gap and selects it there.
    void moveTo(Place from, Place gap);

    const SplitDamageDocument& document() const { return m_document; }
    BoardActions& actions() { return *m_actions; }
    /// Where the token of a place stands, for tests and readers of the screen.
    TokenGeometry token(Place place) const;

    // For assistive technology: every place, the enemy hero and slots first.
    int itemCount() const override { return 2 * BoardLayout::columns; }
    int currentItem() const override;
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The mouse moved onto a character, or off all of them.
    void pointed(std::optional<Place> place);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// A minion on its way to another place.
    struct Drag {
        Place from;
        QPointF grip; ///< where in its cell it was taken
        QPointF position;
        bool moving = false; ///< further than the hand's tremble
    };

    void refresh();
    BoardLayout layoutNow() const;
    std::optional<BoardHit> hitAt(QPointF position) const;
    void pointAt(QPointF position);
    void point(std::optional<Place> place);

    void paintPlace(QPainter& painter, Place place) const;
    void paintDrag(QPainter& painter) const;
    TokenLook look(Place place) const;

    void step(int distance);
    void changeBy(Place place, TokenPart part, int difference);
    void endDrag();
    void leaveEntry(TokenEntry::Exit exit);

    SplitDamageDocument& m_document;
    BoardActions* m_actions;
    TokenTyping* m_typing;
    EditSeries* m_series;
    Bubble* m_message;
    std::vector<Target> m_targets; ///< the characters in the pool
    std::vector<PlaceOdds> m_odds;
    std::optional<Place> m_hovered; ///< a character or a free slot under the mouse
    std::optional<Place> m_lit;     ///< under the mouse in a chart
    std::optional<Drag> m_drag;
    int m_wheel = 0; ///< eighths of a degree not yet used
};

} // namespace yomi::ui::splitdamage
