// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/unit_lists.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace yomi::ui::hands {

/// Name, members and score of a unit in fields, with errors below each while the person types.
/// Nothing changes before Enter or the button.
class UnitForm : public QWidget {
    Q_OBJECT

public:
    explicit UnitForm(QWidget* parent = nullptr);

    /// Shows the unit `row` of the list, or a new one; the fields update with the list.
    void setUnit(std::shared_ptr<const yomi::hands::UnitList> list, std::optional<int> row);
    /// Shows a new unit that starts with this draft.
    void setDraft(const UnitDraft& draft);
    void setReadOnly(bool readOnly);

    std::optional<int> row() const { return m_row; }
    /// Whether the fields differ from the list.
    bool isChanged() const;
    DraftReading reading() const;

    /// Moves the focus to the name and selects it.
    void focusName();

Q_SIGNALS:
    void entered(std::optional<int> row, const yomi::hands::Unit& unit); ///< without an error

private:
    struct Field {
        QLineEdit* edit;
        QLabel* fault;
    };
    Field addField(QGridLayout& grid, const QString& label, const QString& hint);
    UnitDraft draft() const;
    void fill(const UnitDraft& draft);
    void check();
    void enter();

    std::shared_ptr<const yomi::hands::UnitList> m_list;
    std::optional<int> m_row;
    UnitDraft m_original;
    Field m_name, m_members, m_score;
    QPushButton* m_enter;
};

} // namespace yomi::ui::hands
