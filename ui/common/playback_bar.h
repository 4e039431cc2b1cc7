// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QSlider;

namespace yomi::ui {

class CommandButton;

/// Steps through the positions 0 to last of a recording: first, back, play, forward, last, a slider
/// and the place in numbers. Other kinds of steps are the owner's actions, offered by name: some as
/// buttons of their own, the others in a menu whose button repeats the one taken last. Nothing
/// plays until the person says so; playing ends at the last position and with any other step. What
/// does not fit beside the rest is in a second or third row.
class PlaybackBar : public QWidget {
    Q_OBJECT

public:
    /// `name` says what is stepped through, for the screen reader.
    explicit PlaybackBar(const QString& name, QWidget* parent = nullptr);

    /// What the positions are: steps, or where each step begins and, the last one, where all end.
    enum class Positions { Steps, StepsAndEnd };

    /// Another recording, which ends playing; -1 for none. Only steps are counted.
    void setLast(int last, Positions positions = Positions::Steps);
    int last() const { return m_last; }
    /// Shows the owner's position; emits nothing.
    void setPosition(int position);
    int position() const { return m_position; }

    bool isPlaying() const { return m_tick.isActive(); }
    /// From the last position it plays from the first.
    void setPlaying(bool playing);
    /// Steps a second, one of 1, 2, 5, 10, 30 and 60.
    void setSpeed(int steps);

    void addStepButton(QAction* step);
    /// The first of them is what the button does until another is chosen.
    void setStepMenu(const QList<QAction*>& steps);

    /// First, back, play, forward and last, for menus, with Alt+Home, Left, Return, Right and End
    /// as keys of the widget they are added to.
    QList<QAction*> playActions() const { return {m_first, m_back, m_play, m_forward, m_end}; }
    QAction* first() const { return m_first; }
    QAction* back() const { return m_back; }
    QAction* play() const { return m_play; }
    QAction* forward() const { return m_forward; }
    QAction* end() const { return m_end; }

Q_SIGNALS:
    void positionChosen(int position); ///< by the person, or by playing

private:
    QAction* addSign(const QString& text, int sign);
    void choose(int position);
    void advance();
    void refresh();

    int m_last = -1;
    Positions m_positions = Positions::Steps;
    int m_position = 0;
    QTimer m_tick;
    QHBoxLayout* m_signs;
    QHBoxLayout* m_stepButtons;
    QAction *m_first, *m_back, *m_play, *m_forward, *m_end;
    QSlider* m_slider;
    QLabel* m_place;
    QComboBox* m_speed;
    CommandButton* m_steps;
    FieldBinder m_fields;
};

} // namespace yomi::ui
