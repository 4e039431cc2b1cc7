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

/// Name, members and score of a unit in fields, each with what is wrong with it underneath while
/// the person types. Nothing is changed before Enter or the button.
class UnitForm : public QWidget {
    Q_OBJECT

public:
    explicit UnitForm(QWidget* parent = nullptr);

    /// The unit `row` of the list, or a new one; the fields follow the list when it changes.
    void setUnit(std::shared_ptr<const yomi::hands::UnitList> list, std::optional<int> row);
    /// A new unit that begins as this draft.
    void setDraft(const UnitDraft& draft);
    void setReadOnly(bool readOnly);

    std::optional<int> row() const { return m_row; }
    /// The fields say something else than the list.
    bool isChanged() const;
    DraftReading reading() const;

    /// To the name, all of it selected.
    void focusName();

Q_SIGNALS:
    void entered(std::optional<int> row, const yomi::hands::Unit& unit); ///< without a fault

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
