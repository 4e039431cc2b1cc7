// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/rule_book.h"
#include "ui/common/tree_model.h"

#include <QCoreApplication>
#include <QTreeView>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace yomi::ui::hands {

/// Plays for a tree: a row for each non-empty category, with its plays below. The optional second
/// column has the number of plays left after each play, and for a category the fewest.
class PlayModel : public TreeModel {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::PlayModel)

public:
    enum class Columns { Plays, PlaysAndAfter };
    /// The cards of a play, for its painter: a QList<int> of kinds.
    static constexpr int CardsRole = Qt::UserRole + 1;

    explicit PlayModel(Columns columns, QObject* parent = nullptr);

    /// `plays` ascending.
    void setPlays(std::shared_ptr<const yomi::hands::RuleBook> book, std::vector<int> plays);
    /// One for each play; `fewest` is the best result for a hand, and is marked.
    void setCountsAfter(std::vector<std::optional<int>> counts);

    /// −1 for a category.
    int playAt(const QModelIndex& index) const;
    QModelIndex indexOf(int play) const;
    /// For a category's row.
    int categoryAt(int row) const { return m_groups[static_cast<std::size_t>(row)].category; }

protected:
    QVariant cell(const QModelIndex& index, int role) const override;
    int childCount(Id parent) const override;
    Id childId(Id parent, int row) const override;
    Id parentId(Id id) const override;
    int rowOfId(Id id) const override;

private:
    struct Group {
        int category;
        std::size_t first, last; ///< indices in m_plays
    };

    // Row ids are those of the groups, followed by those of the plays.
    std::optional<std::size_t> placeOf(Id id) const;
    const Group* groupOf(const QModelIndex& index) const;
    std::optional<int> countAfter(const QModelIndex& index) const;
    QVariant groupText(const Group& group) const;

    std::shared_ptr<const yomi::hands::RuleBook> m_book;
    std::vector<int> m_plays;
    std::vector<std::optional<int>> m_after; ///< empty: unknown
    std::optional<int> m_fewest;
    std::vector<Group> m_groups;
};

/// Plays by category, with painted cards. Opened categories stay open when the plays change; few
/// plays are all visible.
class PlayTree : public QTreeView {
    Q_OBJECT

public:
    PlayTree(const QString& accessibleName, PlayModel::Columns columns, QWidget* parent = nullptr);

    void setPlays(std::shared_ptr<const yomi::hands::RuleBook> book, std::vector<int> plays);
    PlayModel& plays() { return *m_model; }

Q_SIGNALS:
    void pointed(int play);  ///< under the mouse or, with the focus here, current; −1 for none
    void selected(int play); ///< by the person
    void activatedPlay(int play);
    void menuRequested(int play, QPoint global);

protected:
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    PlayModel* m_model;
    std::set<int> m_open; ///< categories
};

} // namespace yomi::ui::hands
