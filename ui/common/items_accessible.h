// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include <vector>

namespace yomi::ui {

/// The items of a widget that paints a list, for assistive technology.
class AccessibleItems {
public:
    virtual int itemCount() const = 0;
    virtual int currentItem() const = 0; ///< the item that keys act on, −1 for none
    virtual QString itemName(int item) const = 0;
    virtual QString itemValue(int item) const = 0; ///< further visible content: name: value
    virtual QString itemDescription(int) const { return {}; } ///< the full description
    virtual QRect itemRect(int item) const = 0;               ///< in the widget
    virtual void activateItem(int) {}                         ///< like a click on it
    virtual void focusItem(int) {} ///< makes it the item that keys act on

protected:
    ~AccessibleItems() = default;
};

/// The accessible interface of such a widget: a list of its items. Their number may change.
class ItemsAccessible : public QAccessibleWidget {
public:
    /// Makes Qt use this interface for every widget that is an AccessibleItems.
    static void install();

    ItemsAccessible(QWidget& widget, AccessibleItems& items);
    ~ItemsAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    QWidget& m_widget;
    AccessibleItems& m_items;
    mutable std::vector<QAccessible::Id> m_children; ///< created on demand
};

/// Announces to assistive technology that another item of the widget is current, or that the
/// current one has changed.
void announceItem(QWidget& widget, const AccessibleItems& items);

} // namespace yomi::ui
