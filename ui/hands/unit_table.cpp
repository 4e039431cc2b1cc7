// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/unit_table.h"

#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/hands/unit_lists.h"
#include "ui/hands/words.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

QList<ValueColumn> unitColumns() {
    return {{UnitTable::tr("unit"), UnitTable::tr("The name of the unit."), {}},
            {UnitTable::tr("members"), UnitTable::tr("The tiles that make it up."), {}},
            {UnitTable::tr("size"), UnitTable::tr("How many members it has."), Unit::Count},
            {UnitTable::tr("score"),
             UnitTable::tr("What it scores: by its size, unless it has a score of its own."),
             Unit::Count}};
}

/// The units with the typed text in their name, or in any name of one of their members.
std::vector<int> unitsContaining(const UnitList& list, const std::string& typed) {
    const std::string key = nameKey(typed);
    const std::vector<int> idols = tileNames(list.idols).containing(typed);
    std::vector<int> found;
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        const auto isMeant = [&](int member) {
            return std::ranges::find(idols, member) != idols.end();
        };
        if (nameKey(list.units[i].name).find(key) != std::string::npos ||
            std::ranges::any_of(list.units[i].members, isMeant))
            found.push_back(static_cast<int>(i));
    }
    return found;
}

} // namespace

UnitTable::UnitTable(QWidget* parent)
    : Card(tr("Units"), parent)
    , m_filter(new QLineEdit)
    , m_table(new ValueTable(unitColumns(), this))
    , m_view(new TableView(m_table, tr("Units"))) {
    m_filter->setPlaceholderText(tr("Find a unit or a member"));
    m_filter->setAccessibleName(tr("Find a unit or a member"));
    m_filter->setClearButtonEnabled(true);
    m_view->stretchColumn(1);
    m_view->setTextElideMode(Qt::ElideRight);
    content()->addWidget(m_filter);
    content()->addWidget(m_view, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &UnitTable::filter);
    connect(m_view, &TableView::currentRowChanged, this,
            [this] { Q_EMIT currentChanged(current()); });
}

void UnitTable::setList(std::shared_ptr<const UnitList> list) {
    m_list = std::move(list);
    filter();
}

void UnitTable::filter() {
    const std::optional<int> before = current();
    // Text from a field of the toolkit is always UTF-8.
    m_shown = unitsContaining(*m_list, m_filter->text().toStdString());
    const RuleBook idols = idolBook(*m_list);
    QList<QVariantList> rows;
    for (const int unit : m_shown) {
        const auto& shown = m_list->units[static_cast<std::size_t>(unit)];
        rows.append({QString::fromStdString(shown.name), draftOf(idols, shown).members,
                     static_cast<int>(shown.members.size()), unitScore(*m_list, shown)});
    }
    m_table->setRows(std::move(rows));
    if (before && std::ranges::binary_search(m_shown, *before))
        select(before);
    setTitle(m_shown.size() == m_list->units.size()
                 ? unitsText(m_shown.size())
                 : tr("%1 of %2").arg(m_shown.size()).arg(unitsText(m_list->units.size())));
}

void UnitTable::select(std::optional<int> unit) {
    if (unit && !std::ranges::binary_search(m_shown, *unit))
        m_filter->clear();
    m_view->doItemsLayout(); // the scroll bar must know new rows before scrolling to them
    const auto place = std::ranges::lower_bound(m_shown, unit.value_or(-1));
    m_view->setCurrentRow(unit ? static_cast<int>(place - m_shown.begin()) : -1);
}

std::optional<int> UnitTable::current() const {
    const int row = m_view->currentRow();
    return row >= 0 && row < static_cast<int>(m_shown.size())
               ? std::optional(m_shown[static_cast<std::size_t>(row)])
               : std::nullopt;
}

std::vector<int> UnitTable::selected() const {
    std::vector<int> units;
    for (const int row : m_view->selectedRows())
        units.push_back(m_shown[static_cast<std::size_t>(row)]);
    std::ranges::sort(units);
    return units;
}

} // namespace yomi::ui::hands
