// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_document.h"

class QComboBox;
class QLabel;

namespace yomi::ui::hands {

/// The rule book, the favourite tile, and the melds that are locked, open, forbidden or favoured.
class RulesPanel : public Card {
    Q_OBJECT

public:
    explicit RulesPanel(HandDocument& document, QWidget* parent = nullptr);

private:
    void createRules();
    void refresh();

    HandDocument& m_document;
    QComboBox* m_rules;
};

} // namespace yomi::ui::hands
