// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/latest_run.h"
#include "ui/common/tree_model.h"
#include "ui/hands/table_game.h"

#include <deque>

namespace yomi::ui::hands {

/// The proof of who wins from a position as a tree of plays: one winning play of the winning side,
/// all replies of the other. The plays after a row are found in the background when it is unfolded.
class ProofModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { Play, Hands };

    explicit ProofModel(QObject* parent = nullptr);

    /// Starts a proof; one without a prover has no rows.
    void setProof(TableGame::Prover prover);

    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void failed(const QString& error);

protected:
    QVariant cell(const QModelIndex& index, int role) const override;
    int childCount(Id parent) const override;
    Id childId(Id parent, int row) const override;
    Id parentId(Id id) const override;
    int rowOfId(Id id) const override;

private:
    struct Row {
        ProofStep step;
        Id parent;
        int place; ///< among the children of the parent
        std::vector<Id> children = {};
        bool isKnown = false; ///< the children
    };

    const Row& row(Id id) const { return id == top ? m_root : m_rows[id]; }
    Row& row(Id id) { return id == top ? m_root : m_rows[id]; }
    void next();
    void take(const Outcome<std::vector<ProofStep>>& outcome);

    TableGame::Prover m_prover;
    Row m_root;
    std::deque<Row> m_rows;
    std::deque<Id> m_wanted; ///< rows to unfold; the first one is being worked at
    LatestRun<std::vector<ProofStep>> m_run;
};

} // namespace yomi::ui::hands
