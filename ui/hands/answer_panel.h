// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

class QLabel;

namespace yomi::ui::hands {

/// The best partition of the hand.
class AnswerPanel : public Card {
    Q_OBJECT

public:
    AnswerPanel(HandDocument& document, HandAnalysis& analysis, QWidget* parent = nullptr);

private:
    void refresh();

    HandDocument& m_document;
    HandAnalysis& m_analysis;
    QLabel* m_score;
    QLabel* m_melds;
};

} // namespace yomi::ui::hands
