// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/tree_model.h"
#include "ui/inspector/cursor.h"
#include "ui/inspector/node_look.h"

namespace yomi::ui::inspector {

/// The nodes of a trace as an outline: a row for each iteration, below it the nodes in search order
/// and the moves pruned by cutoffs. It stores nothing beyond the trace: an index holds the number
/// of its node, and rows are counted among siblings. Cells show what is known at the cursor's
/// event; later repeats have no row.
class OutlineModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { MoveAndBoard, Value, Note, Window, Nodes };

    explicit OutlineModel(Cursor& cursor, QObject* parent = nullptr);

    /// The place of a row; the root of an iteration for the top rows.
    TreeItem item(const QModelIndex& index) const { return itemOf(idOf(index)); }
    int iteration(const QModelIndex& index) const { return iterationOf(idOf(index)); }
    QModelIndex indexOf(std::optional<NodeId> node, int iteration) const;

protected:
    QVariant cell(const QModelIndex& index, int role) const override;
    int childCount(Id parent) const override;
    Id childId(Id parent, int row) const override;
    Id parentId(Id id) const override;
    int rowOfId(Id id) const override;

private:
    const Trace* trace() const { return m_run ? &m_run->trace() : nullptr; }
    static TreeItem itemOf(Id id);
    int iterationOf(Id id) const;
    bool isShown(NodeId node) const;
    int rowOf(NodeId node) const;
    QString text(const QModelIndex& index) const;
    void takeRun();
    void takeEvent();

    Cursor& m_cursor;
    std::shared_ptr<const RecordedRun> m_run;
    EventIndex m_event = 0; ///< at which the rows were determined
};

} // namespace yomi::ui::inspector
