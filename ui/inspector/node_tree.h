// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/tree_model.h"
#include "ui/inspector/finding_remarks.h"
#include "ui/inspector/perspective.h"

#include <memory>
#include <vector>

namespace yomi::ui::inspector {

/// The tree of a recording as an outline: iterations, and below them nodes in search order.
/// Children are looked up on demand; indices hold the number of their node.
class NodeTree : public TreeModel {
    Q_OBJECT

public:
    enum Column { Move, Line, Window, Value, Bound, Reason, Depth, Nodes };

    explicit NodeTree(QObject* parent = nullptr);

    void setRecording(std::shared_ptr<const ReadRecording> read);
    /// Sets the remarks on its nodes.
    void setRemarks(Remarks remarks);
    void setHits(std::vector<NodeId> hits) { m_hits = std::move(hits); }
    void setNumbers(Numbers numbers) { m_numbers = numbers; }
    /// Nothing for an iteration.
    std::optional<NodeId> node(const QModelIndex& index) const;
    QModelIndex indexOf(NodeId node) const { return indexOfId(node); }

protected:
    QVariant cell(const QModelIndex& index, int role) const override;
    int childCount(Id parent) const override;
    Id childId(Id parent, int row) const override;
    Id parentId(Id id) const override;
    int rowOfId(Id id) const override;

private:
    /// An index holds a node, or a number after all nodes for an iteration.
    static constexpr Id firstIteration = noNode;

    const Recording& recording() const { return m_read->recording; }
    const std::vector<NodeId>& childrenOf(Id id) const;
    QString text(NodeId node, int column) const;

    std::shared_ptr<const ReadRecording> m_read;
    Remarks m_remarks;
    std::vector<NodeId> m_hits; ///< of the query, ascending
    Numbers m_numbers = Numbers::Printed;
    /// The children of the last index: a view requests one child after the other.
    mutable Id m_asked = top;
    mutable std::vector<NodeId> m_children;
};

} // namespace yomi::ui::inspector
