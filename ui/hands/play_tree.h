// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/tree_model.h"
#include "ui/hands/plays.h"

#include <QCoreApplication>
#include <QTreeView>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace yomi::ui::hands {

/// Plays for a tree: a row for each non-empty category, with its plays below. For leads, further
/// columns have the plays and turns left after each, and the chance that it is beaten; a category
/// has the least of each column.
class PlayModel : public TreeModel {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::PlayModel)

public:
    enum class Columns { Plays, Leads };
    /// The cards of a play, for its painter: a QList<int> of kinds.
    static constexpr int CardsRole = Qt::UserRole + 1;

    explicit PlayModel(Columns columns, QObject* parent = nullptr);

    /// `plays` ascending.
    void setPlays(std::shared_ptr<const yomi::hands::RuleBook> book, std::vector<int> plays);
    /// One for each play. The least of each column is marked; plays that leave less come first.
    void setValues(std::vector<LeadValue> values);

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
    /// The least number in a column of some plays; nothing if none is known.
    std::optional<double> least(int column, std::size_t first, std::size_t last) const;
    std::optional<double> number(const QModelIndex& index) const;
    QString chanceText(const QModelIndex& index) const;
    QVariant groupText(const Group& group) const;

    std::shared_ptr<const yomi::hands::RuleBook> m_book;
    std::vector<int> m_plays;
    std::vector<LeadValue> m_values; ///< empty: unknown
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
