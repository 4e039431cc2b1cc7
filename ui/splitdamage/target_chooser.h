// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_widget.h"

#include <QObject>

#include <optional>

namespace yomi::ui::splitdamage {

/// The arrow from an action's source, if it has one, to its target.
Arrow arrowOf(const Action& action, const Place& target);

/// Chooses the target of an action on the board: an arrow points to the character under the mouse
/// or the keyboard, invalid targets are dimmed and their tooltips say why. Arrow keys and Enter, a
/// click, or the end of a drag choose; Escape, another action or leaving the board keep the old
/// target.
class TargetChooser : public QObject {
    Q_OBJECT

public:
    TargetChooser(SplitDamageDocument& document, BoardWidget& board);

    bool isChoosing() const { return m_action.has_value(); }
    /// Starts with the keyboard focus on the board.
    void begin(int action);
    /// During a drag: the arrow follows the mouse, given in screen pixels.
    void aim(int action, QPoint position);
    /// At the end of a drag.
    void drop(int action, QPoint position);
    void leave();

Q_SIGNALS:
    /// The target was chosen or kept.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool start(int action);
    bool isPossible(std::optional<Place> place) const;
    std::optional<Place> placeAt(QPoint position) const;
    void pressKey(int key);
    void point(std::optional<Place> place);
    void choose(std::optional<Place> place);
    const Action& action() const;

    SplitDamageDocument& m_document;
    BoardWidget& m_board;
    std::optional<int> m_action;
    std::vector<Place> m_possible;
    std::optional<Place> m_place; ///< the current choice, one of these
};

} // namespace yomi::ui::splitdamage
