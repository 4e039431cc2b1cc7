// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_odds.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace yomi::ui {
class Card;
class PlaybackBar;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

class ChoiceBars;

/// The policy of a best plan as a tree: the choice, its possible outcomes with their probabilities,
/// and the next choice for each. Rows are created when their parent is opened; a policy beyond the
/// answer is computed then, from the board at that point. The playback bar steps along the selected
/// row's line, which continues with the likeliest outcomes; the other choices there are next to the
/// tree.
class PolicyView : public QWidget {
    Q_OBJECT

public:
    PolicyView(SplitDamageDocument& document, const PlanAnalysis& analysis,
               QWidget* parent = nullptr);

Q_SIGNALS:
    /// The board in the selected row, and the characters that are irrelevant there; nothing: as
    /// typed.
    void shown(const std::vector<ShownLife>& lives, const std::vector<Dimmed>& dimmed);
    /// An outcome has become the current board.
    void taken();

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A policy from a board on; the first part is the requested answer.
    struct Part {
        Inputs inputs;
        std::shared_ptr<const void> kept; ///< the answer that owns its rows' data
    };
    /// The choices and outcomes from the board of a part on.
    struct Way {
        std::size_t part;
        std::vector<SeenOutcome> happened;
    };

    void refresh();
    void choose(QTreeWidgetItem* item);
    /// Goes to the step of the view, as far as it has been computed.
    void followStep();
    /// The rows from the first decision through the selected one to the end of the known policy.
    std::vector<QTreeWidgetItem*> line();
    /// Whether an outcome continues beyond the known policy.
    bool endsEarly(const QTreeWidgetItem* item) const;
    void stepTo(int position);
    void showLine();
    void showDetail();
    void addDecision(QTreeWidgetItem* parent, std::size_t part, const Policy& policy);
    void addOutcomes(QTreeWidgetItem& decision, std::size_t part, const Policy& policy);
    void open(QTreeWidgetItem* item);
    void closeUnanswered();
    void showDeeper();
    QString seenText(const Board& board, const TurnPlan& plan,
                     const Policy::Outcome& outcome) const;
    QString shownValue(double value) const;

    /// The choices and outcomes up to a row, from the first board on.
    std::vector<Way> wayTo(const QTreeWidgetItem* item) const;
    /// The inputs after all of these.
    Inputs after(const Inputs& start, const std::vector<Way>& way) const;
    void look();
    void take(const std::vector<Way>& way);
    void takeChosen();
    void takeOther();

    SplitDamageDocument& m_document;
    const PlanAnalysis& m_analysis;
    Analysis<Turn, BestPlan> m_deeper;
    QTreeWidgetItem* m_opening = nullptr; ///< the outcome whose policy is being computed
    std::shared_ptr<const Answer<Turn, BestOdds>> m_answer;
    std::vector<Part> m_parts;
    bool m_isFollowing = false; ///< the step of the view has not been reached yet
    QLabel* m_empty;
    QTreeWidget* m_tree;
    yomi::ui::Card* m_detail;
    QLabel* m_detailText;
    ChoiceBars* m_choices;
    PlaybackBar* m_playback;
    QPushButton *m_take, *m_other;
};

} // namespace yomi::ui::splitdamage
