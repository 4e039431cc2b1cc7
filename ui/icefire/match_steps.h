// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/match_model.h"

#include <QList>
#include <QWidget>

class QAction;
class QComboBox;

namespace yomi::ui {
class PlaybackBar;
}

namespace yomi::ui::icefire {

/// The bar that steps through the match, by action, by player-turn or by turn, and jumps to events.
class MatchSteps : public QWidget {
    Q_OBJECT

public:
    explicit MatchSteps(MatchModel& model, QWidget* parent = nullptr);

    PlaybackBar* playback() const { return m_playback; }
    /// Submenus for the Analyze menu; their actions have keys in `keys` and its children.
    QList<QAction*> menuActions(QWidget* keys);

Q_SIGNALS:
    void nowhere(const QString& sentence); ///< a jump without a target, and why

private:
    void addJump(MatchEvent event, bool forward, const QKeySequence& key);
    void jump(MatchEvent event, bool forward);
    void takeMatch();
    void refresh();

    MatchModel& m_model;
    QComboBox* m_stride;
    PlaybackBar* m_playback;
    QList<QAction*> m_single; ///< one action forward, one back
    QList<QAction*> m_jumps;
    Stride m_shownStride = Stride::PlayerTurn;
    std::vector<int> m_stops; ///< the moments of this stride, including the last one
};

} // namespace yomi::ui::icefire
