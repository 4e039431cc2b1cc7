// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/numbers.h"
#include "ui/common/painted_board.h"
#include "ui/common/value_command.h"
#include "ui/splitdamage/board_layout.h"
#include "ui/splitdamage/shown_step.h"
#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/token_typing.h"

#include <optional>
#include <vector>

class QVariantAnimation;

namespace yomi::ui::splitdamage {

class BoardActions;
struct TokenLook;

/// The probability that the character at a place is dead.
struct PlaceOdds {
    Place place;
    Chance dead;
};

/// A character that is not a valid target now or irrelevant, and why.
struct Dimmed {
    Place place;
    QString why;
};

/// The arrow of an action from its source, if it has one, to its target.
struct Arrow {
    std::optional<Place> from{};
    Place to;
};

/// The board: both sides' heroes, minions and free slots as tokens, edited by mouse, wheel and
/// keyboard. Its items are all places, the enemy hero and slots first; the document's selected
/// place is the current item.
class BoardWidget : public PaintedBoard {
    Q_OBJECT

public:
    BoardWidget(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// Sets the last computed odds; other places show no odds.
    void setOdds(std::vector<PlaceOdds> odds);
    std::optional<Chance> odds(Place place) const;

    /// Sets the lives of the characters struck in the run shown; the others are as typed.
    void setShownLives(std::vector<ShownLife> lives);
    void setArrow(std::optional<Arrow> arrow);
    /// Sets the dimmed characters; their tooltips have the reasons.
    void setDimmed(std::vector<Dimmed> dimmed);
    /// Animates a mark along an arrow, from below the board without a source; does nothing if the
    /// desktop disables animations.
    void fly(const Arrow& arrow);
    /// The character under the mouse, if any.
    std::optional<Place> pointedPlace() const;

    /// Highlights the token whose item is under the mouse in a chart.
    void setLit(std::optional<Place> place);

    /// Performs the edit, or shows the refusal at the selected token. Consecutive edits of the same
    /// field of the same token become one step.
    void perform(const Edit& edit, const QByteArray& field = {});
    /// Shows a sentence at the selected token, until the next edit or selection; an empty one
    /// removes it.
    void refuse(const QString& sentence) { showMessage(sentence, currentItem()); }

    QRect entryRect(Place place, TokenEntry::Field field) const;
    void openEntry(TokenEntry::Field field);
    /// Adds a hero or a minion at a free slot; a minion gets its left neighbour's health.
    void addAt(Place place);
    /// Moves a minion into a gap and selects it there.
    void moveTo(Place from, Place gap);

    const SplitDamageDocument& document() const { return m_document; }
    BoardActions& actions() { return *m_actions; }
    /// The geometry of a place's token, for tests and screen readers.
    TokenGeometry token(Place place) const;

    void setCurrentItem(int item) override;
    int itemCount() const override { return 2 * BoardLayout::columns; }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The mouse entered a character, or left all of them.
    void characterPointed(std::optional<Place> place);

protected:
    int itemAt(QPointF position) const override;
    int itemFrom(int item, int key) const override;
    QString itemToolTip(int item) const override { return itemDescription(item); }
    void fillMenu(QMenu& menu, int item) override;
    void activate(int item, Qt::KeyboardModifiers modifiers) override;
    bool canDrag(int item) const override;
    void dropItem(const Drag& drag) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    BoardLayout layoutNow() const;
    std::optional<BoardHit> hitAt(QPointF position) const;
    bool isFree(Place place) const;
    void tellPointed();

    void paintPlace(QPainter& painter, Place place) const;
    void paintDrag(QPainter& painter) const;
    void paintArrow(QPainter& painter) const;
    void paintFlight(QPainter& painter) const;
    const Dimmed* dimmed(Place place) const;
    void showLife(TokenLook& look, Place place, const Character& character) const;
    TokenLook look(Place place) const;
    /// The place where a place is drawn: the minion of an action gets the first seat of its side
    /// that is free or whose character has died.
    Place seatOf(const Place& place) const;
    /// The minion of an action shown on that place; null for none.
    const ShownLife* bodyAt(const Place& seat) const;
    QString bodyName(const Place& body) const;
    void paintBody(QPainter& painter, const ShownLife& body) const;
    /// The first text that fits, or the last.
    QString shortOf(QStringList texts, double room) const;
    QString oddsMark(const Chance& odds, Goal goal, double room) const;

    void step(int distance);
    void changeBy(Place place, TokenPart part, int difference);
    void leaveEntry(TokenEntry::Exit exit);

    SplitDamageDocument& m_document;
    BoardActions* m_actions;
    TokenTyping* m_typing;
    EditSeries* m_series;
    std::vector<Place> m_struck; ///< possible targets of the effect or the plan
    ShownStep m_step;
    std::optional<Arrow> m_arrow;
    std::vector<Dimmed> m_dimmed;
    Arrow m_flown; ///< of the flying mark
    QVariantAnimation* m_flight;
    std::vector<PlaceOdds> m_odds;
    std::optional<Place> m_lit; ///< under the mouse in a chart
    int m_wheel = 0;            ///< eighths of a degree not used yet
};

} // namespace yomi::ui::splitdamage
