// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/edits.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QSpinBox;

namespace yomi::ui::splitdamage {

/// One clause of a goal: the characters that must die, those that must live, the group that must be
/// empty, and the group of which a number must die.
class ClauseDialog : public QDialog {
    Q_OBJECT

public:
    ClauseDialog(const Inputs& inputs, const Clause& clause, QWidget* parent = nullptr);

    Clause clause() const;

private:
    Clause m_before;
    std::vector<std::pair<Place, QComboBox*>> m_wishes; ///< free, die, live
    QComboBox* m_none;
    QSpinBox* m_count;
    QComboBox* m_of; ///< nothing, the groups, and at the end the previous places
};

} // namespace yomi::ui::splitdamage
