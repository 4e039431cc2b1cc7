// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/millijan.h"
#include "ui/common/card.h"

#include <memory>
#include <optional>
#include <vector>

class QLineEdit;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::hands {

/// The units of a list as a table, filtered by a typed text: a part of a unit's name, or of any
/// name of a member.
class UnitTable : public Card {
    Q_OBJECT

public:
    explicit UnitTable(QWidget* parent = nullptr);

    /// Clears the selection; select() restores it.
    void setList(std::shared_ptr<const yomi::hands::UnitList> list);
    /// Clears the filter if it hides the unit.
    void select(std::optional<int> unit);
    std::vector<int> selected() const; ///< ascending
    TableView* view() const { return m_view; }

Q_SIGNALS:
    void currentChanged(std::optional<int> unit); ///< by the person

private:
    void filter();
    std::optional<int> current() const;

    std::shared_ptr<const yomi::hands::UnitList> m_list;
    std::vector<int> m_shown; ///< the unit of each row
    QLineEdit* m_filter;
    ValueTable* m_table;
    TableView* m_view;
};

} // namespace yomi::ui::hands
