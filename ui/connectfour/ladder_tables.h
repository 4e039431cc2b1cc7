// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/value_table.h"
#include "ui/connectfour/ladder_runs.h"
#include "ui/connectfour/ladder_words.h"

#include <optional>

namespace yomi::ui::connectfour {

/// A table with columns of means of counts and of factors, which are shown with their direction. A
/// number's cell may hold a text instead, the reason why there is none; a cell may have a hint of
/// its own.
class FactorTable : public ValueTable {
    Q_OBJECT

public:
    FactorTable(const QList<ValueColumn>& columns, QList<int> means, QList<int> factors,
                QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    /// `hints` has a text, possibly empty, for each cell.
    void setRowsAndHints(const QList<QVariantList>& rows, const QList<QStringList>& hints);

private:
    QList<int> m_means, m_factors;
    QList<QStringList> m_hints;
};

/// The steps of the ladder: means over the positions, and their factors to the previous step.
class StepTable : public FactorTable {
    Q_OBJECT

public:
    enum Column {
        Step,
        Name,
        Nodes,
        NodesFactor,
        Time,
        TimeFactor,
        NodeTime,
        Published,
        Met,
        columnTotal
    };

    explicit StepTable(QObject* parent = nullptr);

    /// `set` is the public set of the positions.
    void show(const LadderState& state, std::optional<PublicSet> set);
};

/// The cost of leaving out each idea of step 13.
class IdeaTable : public FactorTable {
    Q_OBJECT

public:
    enum Column { Without, Nodes, Time, columnTotal };

    explicit IdeaTable(QObject* parent = nullptr);

    void show(const LadderState& state);
};

/// The positions for one step, the hardest first.
class PositionTable : public FactorTable {
    Q_OBJECT

public:
    enum Column { Text, Stones, Score, Nodes, NodesBefore, Factor, Share, columnTotal };

    explicit PositionTable(QObject* parent = nullptr);

    void show(const LadderState& state, int step);
};

} // namespace yomi::ui::connectfour
