// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/rule_book.h"
#include "ui/common/tree_model.h"

#include <memory>
#include <optional>
#include <vector>

namespace yomi::ui::hands {

/// Plays for a tree: a row for each category that has any, under it its plays. The second column,
/// where there is one, tells how many plays are left after each, and of a category the fewest.
class PlayModel : public TreeModel {
    Q_OBJECT

public:
    enum class Columns { Plays, PlaysAndAfter };
    /// The cards of a play, for its painter: a QList<int> of kinds.
    static constexpr int CardsRole = Qt::UserRole + 1;

    explicit PlayModel(Columns columns, QObject* parent = nullptr);

    /// `plays` ascending.
    void setPlays(std::shared_ptr<const yomi::hands::RuleBook> book, std::vector<int> plays);
    /// For each play; `fewest` is what a hand can do best, and is marked.
    void setCountsAfter(std::vector<std::optional<int>> counts);

    /// −1 for a category.
    int playAt(const QModelIndex& index) const;
    QModelIndex indexOf(int play) const;
    /// Of a category's row.
    int categoryAt(int row) const { return m_groups[static_cast<std::size_t>(row)].category; }

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

protected:
    int childCount(Id parent) const override;
    Id childId(Id parent, int row) const override;
    Id parentId(Id id) const override;
    int rowOfId(Id id) const override;

private:
    struct Group {
        int category;
        std::size_t first, last; ///< plays of m_plays
    };

    // The numbers of rows are those of the groups, and behind them those of the plays.
    std::optional<std::size_t> placeOf(Id id) const;
    const Group* groupOf(const QModelIndex& index) const;
    std::optional<int> countAfter(const QModelIndex& index) const;
    QVariant groupText(const Group& group) const;

    Columns m_columns;
    std::shared_ptr<const yomi::hands::RuleBook> m_book;
    std::vector<int> m_plays;
    std::vector<std::optional<int>> m_after; ///< empty: not known
    std::optional<int> m_fewest;
    std::vector<Group> m_groups;
};

} // namespace yomi::ui::hands
