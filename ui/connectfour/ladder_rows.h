// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/set_run.h"
#include "ui/connectfour/question_bar.h"
#include "ui/games/compared_rows.h"

#include <array>
#include <memory>

namespace yomi::ui {
class Card;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::connectfour {

using namespace yomi::connectfour; // this folder is the user interface of that engine

// The rows: steps 3 to 13, then step 13 without each of its ideas.
inline constexpr int stepRows = solverStep - firstStep + 1, solverRow = stepRows - 1;
inline constexpr int ladderRows = stepRows + static_cast<int>(enumerators<Idea>.size());

constexpr int rowOfStep(int step) {
    return step - firstStep;
}

/// The steps of the tutorial's ladder and the ideas of the solver for use, on the document's
/// position or on a set of positions: nodes, time and their factors to the step before. Below them
/// the positions of a set, from the hardest for the selected row on. Two runs records two steps on
/// the selected position.
class LadderRows : public games::ComparedRows {
    Q_OBJECT

public:
    enum Column { Nodes, NodesFactor, Time, TimeFactor, NodeTime, Published, Met, columnTotal };

    explicit LadderRows(FourDocument& document);

    QList<MethodColumn> columns() const override;
    QWidget* setUp(MethodsPage& page, FlowLayout& bar) override;
    QList<Method> methods() override;
    QString whyNotRun() const override { return m_bar->whyNone(); }
    QString note() const override;
    bool hasCharts(int pageWidth) const override;
    int current() const override { return m_row; }
    void select(int row) override;
    void open() override;

    QStringList choices() const override;
    std::array<int, 2> compared() const override { return m_compared; }
    void compare(bool asB, int row) override;
    games::RowPair pair() const override;
    QString explanation() const override;

private:
    using Run = std::shared_ptr<const SetRun>; ///< of one row

    void ask();
    /// A run that did not exceed the limit; null otherwise.
    const SetRun* finished(int row) const;
    void combine(QList<QVariantList>& values);
    QVariantList cells(int row) const;
    QString conclusion() const;
    void showPositions();
    QString shareOfHardest() const;
    /// The selected position of the set, by default the hardest one.
    const ListedPosition* chosen() const;
    QString whyNotCompared() const;

    FourDocument& m_document;
    QuestionBar* m_bar = nullptr;
    LadderQuestion m_question;
    int m_questions = 0;                  ///< so many were asked
    std::optional<PublicSet> m_publicSet; ///< the name of the positions' set
    std::array<Run, ladderRows> m_runs;   ///< of the question, null for rows that have not been run
    int m_row = rowOfStep(10);            ///< the selected one; step 10 has the largest gain
    std::array<int, 2> m_compared = {m_row - 1, m_row};
    std::array<Run, 2> m_listed; ///< the runs of the list of positions
    CommandButton* m_compare = nullptr;
    ValueTable* m_positions = nullptr;
    TableView* m_positionsView = nullptr;
    Card* m_card = nullptr;
    QLabel* m_hardest = nullptr;
};

} // namespace yomi::ui::connectfour
