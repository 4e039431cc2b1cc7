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
/// and the place in numbers. The owner adds other kinds of steps as named actions: some as buttons
/// of their own, the others in a menu whose button repeats the last one. Playing starts only on
/// request and ends at the last position and with any other step. The bar wraps into a second or
/// third row.
class PlaybackBar : public QWidget {
    Q_OBJECT

public:
    /// `name` describes the steps, for the screen reader.
    explicit PlaybackBar(const QString& name, QWidget* parent = nullptr);

    /// The positions are steps, or the starts of steps followed by the end of the last one.
    enum class Positions { Steps, StepsAndEnd };

    /// Sets another recording, which stops playing; -1 for none. Only steps are counted.
    void setLast(int last, Positions positions = Positions::Steps);
    int last() const { return m_last; }
    /// Shows the owner's position; emits nothing.
    void setPosition(int position);
    int position() const { return m_position; }

    bool isPlaying() const { return m_tick.isActive(); }
    /// From the last position it plays from the first.
    void setPlaying(bool playing);
    /// Steps per second: 1, 2, 5, 10, 30 or 60.
    void setSpeed(int steps);

    void addStepButton(QAction* step);
    /// The button does the first of them until another one is chosen.
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
