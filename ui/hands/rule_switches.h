// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/field_binder.h"
#include "ui/common/latest_run.h"
#include "ui/hands/hand_document.h"

#include <vector>

class QCheckBox;
class QLabel;

namespace yomi::ui::hands {

/// The house rules of Dou Dizhu, each with the number of plays under it.
class RuleSwitches : public Card {
    Q_OBJECT

public:
    explicit RuleSwitches(HandDocument& document, QWidget* parent = nullptr);

private:
    struct Row {
        QCheckBox* box;
        QLabel* plays; ///< with the switch the other way
    };

    void refresh();
    void showCounts(const std::vector<int>& counts);

    HandDocument& m_document;
    QLabel* m_plays;
    QLabel* m_refusal;
    FieldBinder m_fields;
    std::vector<Row> m_rows;
    LatestRun<std::vector<int>> m_counts;
};

} // namespace yomi::ui::hands
