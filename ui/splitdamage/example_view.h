// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn_run.h"
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

/// One way in which the list of actions or the best plan may go, hit by hit: drawn with a seed, as
/// it comes or so that the goal is met or missed.
class ExampleView : public QWidget {
    Q_OBJECT

public:
    explicit ExampleView(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// Draws a run for the inputs as they are; forgets it when they change.
    void play();
    void clear();

Q_SIGNALS:
    /// How the board looks at the step that is looked at; nothing: as it was typed.
    void shown(const std::vector<ShownLife>& lives);
    /// One step further somebody was struck.
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
    /// What was drawn, and the odds of the goal in what was played, where they are known exactly.
    struct Drawn {
        std::optional<ExampleRun> run;
        std::optional<double> odds;
    };
    struct Step {
        QString sentence;
        std::optional<RunHit> hit;
        std::optional<Place> from{};     ///< who strikes, if somebody of the board does
        std::optional<ShownLife> body{}; ///< whom the action has put down by then
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
    int m_position = 0; ///< that is looked at: so many steps are done
};

} // namespace yomi::ui::splitdamage
