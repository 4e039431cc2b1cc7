// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/items_accessible.h"

#include <QCoreApplication>
#include <QWidget>

namespace yomi::ui {

namespace {

class ItemAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::ItemAccessible)

public:
    ItemAccessible(QWidget& widget, AccessibleItems& items, int item)
        : m_widget(widget)
        , m_items(items)
        , m_item(item) {}

    bool isValid() const override { return m_item < m_items.itemCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&m_widget);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text text) const override {
        if (!isValid())
            return {};
        switch (text) {
        case QAccessible::Name:
            return name();
        case QAccessible::Description:
            return m_items.itemDescription(m_item);
        default:
            return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid())
            return {};
        const QRect rect = m_items.itemRect(m_item);
        return {m_widget.mapToGlobal(rect.topLeft()), rect.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.selected = m_item == m_items.currentItem();
        state.focused = state.selected && m_widget.hasFocus();
        state.invisible = !isValid() || !m_widget.isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (!isValid())
            return;
        m_items.focusItem(m_item);
        if (action == pressAction())
            m_items.activateItem(m_item);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    /// Includes the value, which screen readers query only for sliders and the like.
    QString name() const {
        const QString name = m_items.itemName(m_item), value = m_items.itemValue(m_item);
        return value.isEmpty() ? name : tr("%1: %2").arg(name, value);
    }

    QWidget& m_widget;
    AccessibleItems& m_items;
    int m_item;
};

QAccessibleInterface* makeItemsAccessible(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    auto* items = dynamic_cast<AccessibleItems*>(widget);
    return items ? new ItemsAccessible(*widget, *items) : nullptr;
}

} // namespace

void ItemsAccessible::install() {
    QAccessible::installFactory(makeItemsAccessible); // Qt installs the same factory only once
}

ItemsAccessible::ItemsAccessible(QWidget& widget, AccessibleItems& items)
    : QAccessibleWidget(&widget, QAccessible::List)
    , m_widget(widget)
    , m_items(items) {}

ItemsAccessible::~ItemsAccessible() {
    for (const QAccessible::Id id : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

int ItemsAccessible::childCount() const {
    return m_items.itemCount();
}

QAccessibleInterface* ItemsAccessible::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    while (static_cast<int>(m_children.size()) <= index)
        m_children.push_back(QAccessible::registerAccessibleInterface(
            new ItemAccessible(m_widget, m_items, static_cast<int>(m_children.size()))));
    return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(index)]);
}

int ItemsAccessible::indexOfChild(const QAccessibleInterface* child) const {
    for (int index = 0; index < childCount(); ++index)
        if (this->child(index) == child)
            return index;
    return -1;
}

QAccessibleInterface* ItemsAccessible::childAt(int x, int y) const {
    for (int index = 0; index < childCount(); ++index)
        if (child(index)->rect().contains(x, y))
            return child(index);
    return nullptr;
}

QAccessibleInterface* ItemsAccessible::focusChild() const {
    return m_widget.hasFocus() ? child(m_items.currentItem()) : nullptr;
}

void announceItem(QWidget& widget, const AccessibleItems& items) {
    if (!widget.hasFocus() || items.currentItem() < 0)
        return;
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(items.currentItem());
    QAccessible::updateAccessibility(&event);
}

} // namespace yomi::ui
