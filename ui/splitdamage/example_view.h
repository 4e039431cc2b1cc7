// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/run.h"
#include "ui/common/analysis.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/plan_odds.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QSpinBox;

namespace yomi::ui {
class PlaybackBar;
}

namespace yomi::ui::splitdamage {

/// An example run of the list of actions or the best plan, hit by hit: drawn with a seed, at random
/// or so that the goal is met or missed.
class ExampleView : public QWidget {
    Q_OBJECT

public:
    explicit ExampleView(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// Draws a run for the current inputs; discards it when they change.
    void play();
    void clear();

Q_SIGNALS:
    /// The lives at the current step; nothing: the board as typed.
    void shown(const std::vector<ShownLife>& lives);
    /// A character is struck in the step to the next position.
    void struck(const Arrow& arrow);

protected:
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Question {
        Turn turn;
        std::uint64_t seed = 1;
        yomi::splitdamage::Example wanted = yomi::splitdamage::Example::Any;
        Played played = Played::List;

        bool operator==(const Question&) const = default;
    };
    /// The run, and the odds of the goal for the list or plan that was played, if they are known
    /// exactly.
    struct Drawn {
        std::optional<ExampleRun> run;
        std::optional<double> odds;
    };
    struct Step {
        QString sentence;
        std::optional<RunHit> hit;
        std::optional<Place> from{};     ///< the attacker, if it is on the board
        std::optional<ShownLife> body{}; ///< the minion put on the board by the action
    };

    static Drawn draw(const Question& question, const std::stop_token& stop);
    void showRun();
    void look(int position);
    std::vector<ShownLife> livesAt(int position) const;

    SplitDamageDocument& m_document;
    Analysis<Question, Drawn> m_run;
    QComboBox *m_played, *m_wanted;
    QSpinBox* m_seed;
    QLabel* m_result;
    QListWidget* m_list;
    PlaybackBar* m_playback;
    std::vector<Step> m_steps;
    int m_position = 0; ///< the current step: the number of steps done
};

} // namespace yomi::ui::splitdamage
