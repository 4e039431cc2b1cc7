// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/ask/compare.h"
#include "ui/common/tree_model.h"
#include "ui/inspector/game_face.h"
#include "ui/inspector/perspective.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::ui::inspector {

/// Two recorded searches of one position, A and B, and their merged tree.
struct TwoRuns {
    Trace a, b;
    const GameFace& face;
    MergedTree tree = {}; ///< of the last iterations

    const Trace& trace(bool ofB) const { return ofB ? b : a; }
};

/// Merges the last iterations of two traces of one position. Throws as mergeTrees() does.
TwoRuns mergedRuns(Trace a, Trace b, const GameFace& face, const std::stop_token& stop);

/// The lines of moves that two searches visit as an outline: the values that A and B found, or why
/// one did not go there, and the number of lines at and below each row that only one of them
/// visits. Indices hold the number of their merged node.
class TwoRunsModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { MoveAndBoard, Visited, InA, InB, OnlyA, OnlyB };

    explicit TwoRunsModel(QObject* parent = nullptr);

    /// `parting`: the line of the first difference, which is marked.
    void setRuns(std::shared_ptr<const TwoRuns> runs, std::optional<NodeId> parting = {});
    const TwoRuns* runs() const { return m_runs.get(); }
    /// Leaves out lines that both searches visit with all lines below.
    void setDifferencesOnly(bool only);
    /// Sets the view of the numbers.
    void setNumbers(Perspective numbers);

    NodeId node(const QModelIndex& index) const { return static_cast<NodeId>(index.internalId()); }
    const MergedNode& line(const QModelIndex& index) const { return at(node(index)); }
    QModelIndex indexOf(NodeId node) const;
    /// The next or previous line that only one search visits and whose parent both visit; without a
    /// start the first or last.
    std::optional<NodeId> difference(std::optional<NodeId> from, bool forward) const;

protected:
    QVariant cell(const QModelIndex& index, int role) const override;
    int childCount(Id parent) const override;
    Id childId(Id parent, int row) const override;
    Id parentId(Id id) const override;
    int rowOfId(Id id) const override;

private:
    static NodeId nodeOf(Id id) { return id == top ? noNode : static_cast<NodeId>(id); }
    const MergedNode& at(NodeId node) const { return m_runs->tree.nodes[node]; }
    std::vector<NodeId> childrenOf(NodeId parent) const;
    bool isParting(const MergedNode& node) const {
        return m_parting && &node == &m_runs->tree.nodes[*m_parting];
    }
    QString text(const MergedNode& node, int column) const;
    /// The value that a search found for a line, or why it did not get there.
    QString found(const MergedNode& node, bool inB) const;
    QString sentence(const MergedNode& node) const;

    std::shared_ptr<const TwoRuns> m_runs;
    std::optional<NodeId> m_parting;
    bool m_differencesOnly = false;
    Perspective m_numbers = Perspective::Max;
};

} // namespace yomi::ui::inspector
