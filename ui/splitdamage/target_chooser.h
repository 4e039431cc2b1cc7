// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_widget.h"

#include <QObject>

#include <optional>

namespace yomi::ui::splitdamage {

/// From who does an action, if somebody does, to its target.
Arrow arrowOf(const Action& action, const Place& target);

/// Chooses the target of an action on the board: an arrow goes to whom the mouse or the keyboard is
/// on, those who cannot be the target step back and say why. Arrow keys and Enter, a click, or the
/// end of a drag choose; Escape, another action or leaving the board leave it as it was.
class TargetChooser : public QObject {
    Q_OBJECT

public:
    TargetChooser(SplitDamageDocument& document, BoardWidget& board);

    bool isChoosing() const { return m_action.has_value(); }
    /// Begins with the keyboard on the board.
    void begin(int action);
    /// During a drag: the arrow follows the mouse, given in the pixels of the screen.
    void aim(int action, QPoint position);
    /// At its end.
    void drop(int action, QPoint position);
    void leave();

Q_SIGNALS:
    /// The target was chosen, or is as it was.
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
    std::optional<Place> m_place; ///< that would be chosen now, one of these
};

} // namespace yomi::ui::splitdamage
