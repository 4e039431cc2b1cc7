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

/// The policy of a best plan as a tree: what to do, what may come of it with which probability, and
/// what to do then. Rows are made when their parent is opened; what the answer does not hold is
/// worked out then, from the board at that point. The playback bar steps along the chosen
/// row's line, which goes on with the likeliest outcomes; beside the tree is what else can be
/// done there.
class PolicyView : public QWidget {
    Q_OBJECT

public:
    PolicyView(SplitDamageDocument& document, const PlanAnalysis& analysis,
               QWidget* parent = nullptr);

Q_SIGNALS:
    /// How the board looks in the chosen row, and who does not matter there any more; nothing: as
    /// it was typed.
    void shown(const std::vector<ShownLife>& lives, const std::vector<Dimmed>& dimmed);
    /// An outcome has become the present board.
    void taken();

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A policy from one board on; the first part is the answer that was asked for.
    struct Part {
        Inputs inputs;
        std::shared_ptr<const void> kept; ///< the answer that its rows point into
    };
    /// What happens from the board of a part on.
    struct Way {
        std::size_t part;
        std::vector<SeenOutcome> happened;
    };

    void refresh();
    void choose(QTreeWidgetItem* item);
    /// Goes to the step of the view, as far as it has been worked out.
    void followStep();
    /// The rows from the first decision over the chosen one to the end of what is known.
    std::vector<QTreeWidgetItem*> line();
    /// Whether an outcome goes on, but not in what is known.
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

    /// What has happened up to a row, from the first board on.
    std::vector<Way> wayTo(const QTreeWidgetItem* item) const;
    /// The inputs after all of that.
    Inputs after(const Inputs& start, const std::vector<Way>& way) const;
    void look();
    void take(const std::vector<Way>& way);
    void takeChosen();
    void takeOther();

    SplitDamageDocument& m_document;
    const PlanAnalysis& m_analysis;
    Analysis<Turn, BestPlan> m_deeper;
    QTreeWidgetItem* m_opening = nullptr; ///< the outcome whose policy is being worked out
    std::shared_ptr<const Answer<Turn, BestOdds>> m_answer;
    std::vector<Part> m_parts;
    bool m_isFollowing = false; ///< the step of the view has still to be reached
    QLabel* m_empty;
    QTreeWidget* m_tree;
    yomi::ui::Card* m_detail;
    QLabel* m_detailText;
    ChoiceBars* m_choices;
    PlaybackBar* m_playback;
    QPushButton *m_take, *m_other;
};

} // namespace yomi::ui::splitdamage
