// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

class QAction;
class QLabel;
class QToolButton;

namespace yomi::ui {
class LinkButton;
}

namespace yomi::ui::hands {

class HandPreview;
class PartitionView;

/// The best partition of the hand: its score, its melds, all others that are as good, the next
/// best; and what the person is pointing at somewhere else.
class AnswerPanel : public Card {
    Q_OBJECT

public:
    AnswerPanel(HandDocument& document, HandAnalysis& analysis, HandPreview& preview,
                QWidget* parent = nullptr);

    PartitionView* partition() const { return m_partition; }
    /// To the best partition before and after the one shown.
    QList<QAction*> actions() const { return {m_back, m_forth}; }

private:
    void createHeader();
    void refresh();
    void showReading(const HandReading& reading);
    void showPreview();
    void showSteps(const BestPartition& best);
    void showNext(const HandReading& reading);
    void step(int distance);

    HandDocument& m_document;
    HandAnalysis& m_analysis;
    HandPreview& m_preview;
    QAction* m_back;
    QAction* m_forth;
    QLabel* m_place; ///< "2 of 6 best"
    LinkButton* m_next;
    bool m_nextShown = false;
    QLabel* m_score;
    QLabel* m_state; ///< complete or not
    QLabel* m_summary;
    PartitionView* m_partition;
};

} // namespace yomi::ui::hands
