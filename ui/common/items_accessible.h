// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include <vector>

namespace yomi::ui {

/// What a widget that paints a list of items tells of them.
class AccessibleItems {
public:
    virtual int itemCount() const = 0;
    virtual int currentItem() const = 0; ///< the one that the keyboard works on, −1 for none
    virtual QString itemName(int item) const = 0;
    virtual QString itemValue(int item) const = 0; ///< what else one sees of it: name: value
    virtual QString itemDescription(int) const { return {}; } ///< all there is to say of it
    virtual QRect itemRect(int item) const = 0;               ///< in the widget
    virtual void activateItem(int) {}                         ///< as a click on it does
    virtual void focusItem(int) {} ///< makes it the one that the keyboard works on

protected:
    ~AccessibleItems() = default;
};

/// Such a widget for assistive technology: a list of its items. Their number may change.
class ItemsAccessible : public QAccessibleWidget {
public:
    /// Teaches Qt to make this interface for every widget that is an AccessibleItems.
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
    mutable std::vector<QAccessible::Id> m_children; ///< made when they are asked for
};

/// Tells assistive technology that the keyboard is on another item of the widget, or that the
/// current one reads differently now.
void announceItem(QWidget& widget, const AccessibleItems& items);

} // namespace yomi::ui
