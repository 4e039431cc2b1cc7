// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_accessible.h"

#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/words.h"

namespace yomi::ui::splitdamage {

namespace {

Place placeOf(int index) {
    const int column = index % BoardLayout::columns;
    return {index < BoardLayout::columns ? SideName::Enemy : SideName::Friendly,
            column > 0 ? std::optional(column - 1) : std::nullopt};
}

/// One place of the board.
class PlaceAccessible : public QAccessibleInterface {
public:
    PlaceAccessible(BoardWidget& board, Place place)
        : m_board(board)
        , m_place(place) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&m_board);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text text) const override {
        const Setup& setup = m_board.document().setup();
        switch (text) {
        case QAccessible::Name:
            return characterName(setup.board, m_place);
        case QAccessible::Value:
            return characterValue(setup, m_place, m_board.odds(m_place));
        case QAccessible::Description:
            return placeToolTip(setup, m_place, m_board.odds(m_place));
        default:
            return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        const QRect cell = m_board.token(m_place).cell.toRect();
        return {m_board.mapToGlobal(cell.topLeft()), cell.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = m_place == m_board.document().view().selected;
        state.focused = state.selected && m_board.hasFocus();
        state.invisible = !m_board.isVisible();
        return state;
    }

private:
    BoardWidget& m_board;
    Place m_place;
};

QAccessibleInterface* makeBoardAccessible(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(*board) : nullptr;
}

} // namespace

void BoardAccessible::install() {
    QAccessible::installFactory(makeBoardAccessible); // the same factory counts once
}

BoardAccessible::BoardAccessible(BoardWidget& board)
    : QAccessibleWidget(&board, QAccessible::List)
    , m_board(board) {
    for (int index = 0; index < places; ++index)
        m_children[static_cast<std::size_t>(index)] =
            QAccessible::registerAccessibleInterface(new PlaceAccessible(board, placeOf(index)));
}

BoardAccessible::~BoardAccessible() {
    for (const QAccessible::Id id : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

int BoardAccessible::childCount() const {
    return places;
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    return index >= 0 && index < places
               ? QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(index)])
               : nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    for (int index = 0; index < places; ++index)
        if (this->child(index) == child)
            return index;
    return -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    for (int index = 0; index < places; ++index)
        if (child(index)->rect().contains(x, y))
            return child(index);
    return nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    return m_board.hasFocus() ? child(accessibleIndex(m_board.document().view().selected))
                              : nullptr;
}

int accessibleIndex(Place place) {
    return (place.side == SideName::Enemy ? 0 : BoardLayout::columns) +
           (place.minion ? *place.minion + 1 : 0);
}

} // namespace yomi::ui::splitdamage
