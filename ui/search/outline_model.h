// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/node_look.h"
#include "ui/search/stepper.h"

#include <QAbstractItemModel>

namespace yomi::ui::search {

/// The nodes of a trace as an outline: a row for each iteration, below it the nodes in the order of
/// the search and the moves that cutoffs left untried. Nothing is stored beside the trace: an index
/// holds the number of its node, and rows are counted among siblings. What the cells say
/// is what is known at the stepper's event; repeats that are still to come have no row.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { MoveAndBoard, Value, Note, Window, Nodes, columnTotal };

    explicit OutlineModel(Stepper& stepper, QObject* parent = nullptr);

    /// What a row is about; the root of an iteration for the top rows.
    TreeItem item(const QModelIndex& index) const;
    int iteration(const QModelIndex& index) const;
    QModelIndex indexOf(std::optional<NodeId> node, int iteration) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    const Trace* trace() const { return m_run ? &m_run->trace() : nullptr; }
    bool isShown(NodeId node) const;
    int rowOf(NodeId node) const;
    QString text(const QModelIndex& index) const;
    /// The mark of what is said of the node, or the sentence.
    QVariant remark(const QModelIndex& index, int role) const;
    void takeRun();
    void takeEvent();

    Stepper& m_stepper;
    std::shared_ptr<const RecordedRun> m_run;
    EventIndex m_event = 0; ///< of which the rows are
};

} // namespace yomi::ui::search
