// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/plan_edits.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QGridLayout;
class QSpinBox;

namespace yomi::ui::splitdamage {

/// Asks for each character's remaining life after an action, 0 for the dead.
class OutcomeDialog : public QDialog {
    Q_OBJECT

public:
    /// `happened`: the outcomes of the actions before it, starting from these inputs.
    OutcomeDialog(const Inputs& inputs, const std::vector<SeenOutcome>& happened,
                  const Choice& choice, QWidget* parent = nullptr);

    SeenOutcome outcome() const;

private:
    struct Row {
        Place place;
        QSpinBox* life;
        QCheckBox* shield; ///< null for a character without one
    };

    void addRow(QGridLayout& grid, const Place& place, const QString& name, int life,
                bool hasShield);

    Choice m_choice;
    std::vector<Row> m_rows;
};

} // namespace yomi::ui::splitdamage
