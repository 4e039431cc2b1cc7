// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

class QAction;
class QLabel;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::hands {

struct Ahead;
class HandPreview;
class PartitionView;
class SizedScrollArea;

/// The best partition of the hand: its score, its melds, if there is room all others that are as
/// good next to it, the next best; and the preview of what the person points at elsewhere.
class AnswerPanel : public Card {
    Q_OBJECT

public:
    AnswerPanel(HandDocument& document, HandAnalysis& analysis, HandPreview& preview,
                QWidget* parent = nullptr);

    PartitionView* partition() const { return m_partition; }
    /// Sets the minimum height of tiles; they are higher if there is room.
    void setTileHeight(int least);
    /// The rows visible before the rest scrolls.
    void setLeastRows(int rows);
    /// To the previous and the next best partition.
    QList<QAction*> actions() const { return {m_back, m_forth}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createHeader();
    void refresh();
    void showAnswer(const HandAnswer& answer);
    void showBest(const HandAnswer& answer);
    void showPreview(const Ahead& ahead, const BestPartition& best);
    void showSteps(const BestPartition& best);
    void showNext(const HandAnswer& answer);
    void step(int distance);
    void showPartition(int partition);

    HandDocument& m_document;
    HandAnalysis& m_analysis;
    HandPreview& m_preview;
    QAction* m_back;
    QAction* m_forth;
    QLabel* m_place; ///< "2 of 6 best"
    CommandButton* m_next;
    bool m_nextShown = false;
    QLabel* m_score;
    QLabel* m_state; ///< complete or not
    QLabel* m_summary;
    PartitionView* m_partition;
    SizedScrollArea* m_scrolled;
    int m_leastRows = 1;
    int m_firstListed = 0; ///< the number of the first partition in the view
};

} // namespace yomi::ui::hands
