// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/proof_model.h"

#include "ui/common/table_export.h"

#include <algorithm>

namespace yomi::ui::hands {

ProofModel::ProofModel(QObject* parent)
    : TreeModel({{tr("Play"), tr("A play of the winning side, or a reply of the other. Unfold it "
                                 "to see what follows.")},
                 {tr("Hands left"), tr("The hands after the play, player 1 first.")}},
                parent)
    , m_run([this](const auto& outcome) { take(outcome); }) {
    setProof({});
}

void ProofModel::setProof(TableGame::Prover prover) {
    beginResetModel();
    m_run.stop();
    m_wanted.clear();
    m_rows.clear();
    m_root = {{}, top, 0};
    m_root.isKnown = !prover;
    m_prover = std::move(prover);
    endResetModel();
    fetchMore({});
}

bool ProofModel::hasChildren(const QModelIndex& parent) const {
    const Row& row = this->row(idOf(parent));
    return !row.step.isEnd && (!row.isKnown || !row.children.empty());
}

bool ProofModel::canFetchMore(const QModelIndex& parent) const {
    const Id id = idOf(parent);
    return hasChildren(parent) && !row(id).isKnown &&
           std::ranges::find(m_wanted, id) == m_wanted.end();
}

void ProofModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent))
        return;
    m_wanted.push_back(idOf(parent));
    if (m_wanted.size() == 1)
        next();
}

void ProofModel::next() {
    if (m_wanted.empty())
        return;
    std::vector<int> plays;
    for (Id id = m_wanted.front(); id != top; id = row(id).parent)
        plays.push_back(row(id).step.play);
    std::ranges::reverse(plays);
    m_run.start(
        [prover = m_prover, plays](const std::stop_token& stop) { return prover(plays, stop); });
}

void ProofModel::take(const Outcome<std::vector<ProofStep>>& outcome) {
    const Id parent = m_wanted.front();
    m_wanted.pop_front();
    Row& above = row(parent);
    above.isKnown = true;
    if (outcome.result && !outcome.result->empty()) {
        const auto count = static_cast<int>(outcome.result->size());
        beginInsertRows(indexOfId(parent), 0, count - 1);
        for (int place = 0; place < count; ++place) {
            above.children.push_back(m_rows.size());
            m_rows.push_back({(*outcome.result)[static_cast<std::size_t>(place)], parent, place});
        }
        endInsertRows();
    } else {
        Q_EMIT failed(outcome.error);
    }
    next();
}

QVariant ProofModel::cell(const QModelIndex& index, int role) const {
    const ProofStep& step = row(index.internalId()).step;
    if (role != Qt::DisplayRole && role != ValueRole)
        return {};
    return index.column() == Play ? step.text : step.hands;
}

int ProofModel::childCount(Id parent) const {
    return static_cast<int>(row(parent).children.size());
}

ProofModel::Id ProofModel::childId(Id parent, int place) const {
    return row(parent).children[static_cast<std::size_t>(place)];
}

ProofModel::Id ProofModel::parentId(Id id) const {
    return row(id).parent;
}

int ProofModel::rowOfId(Id id) const {
    return row(id).place;
}

} // namespace yomi::ui::hands
