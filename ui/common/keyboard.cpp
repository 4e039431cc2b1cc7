// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/keyboard.h"

#include "ui/common/painted_board.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabBar>
#include <QTabWidget>
#include <QVariant>

namespace yomi::ui {

namespace {

constexpr const char* focusPlace = "focusPlace"; // a property of pages

bool isPlain(const QKeyEvent& key) {
    return !(key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
}

void pressWithSpace(QAbstractButton& button) {
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_Space, Qt::NoModifier);
    const QPointer<QAbstractButton> kept(&button);
    QApplication::sendEvent(&button, &press);
    if (kept)
        QApplication::sendEvent(kept, &release);
}

/// The first widget that is visible and accepts the focus.
template <class... Kinds>
QWidget* firstOf(QWidget& page) {
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        const bool isOne = (qobject_cast<Kinds*>(widget) || ...);
        if (isOne && widget->isVisibleTo(&page) && widget->isEnabled() &&
            widget->focusPolicy() != Qt::NoFocus && !qobject_cast<QHeaderView*>(widget))
            return widget;
    }
    return nullptr;
}

class Keyboard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::ShortcutOverride:
            return staysInMenu(watched, *static_cast<QKeyEvent*>(event));
        case QEvent::KeyPress:
            return pressesButton(watched, *static_cast<QKeyEvent*>(event));
        case QEvent::Polish:
            adopt(watched);
            return false;
        case QEvent::Show: // the page has the focus until its place appears
            if (QWidget* page = QApplication::focusWidget();
                page && watched == page->property(focusPlace).value<QPointer<QWidget>>())
                focusPage(*page);
            return false;
        case QEvent::FocusIn:
            if (auto* bar = qobject_cast<QTabBar*>(watched))
                if (const auto* tabs = qobject_cast<QTabWidget*>(bar->parentWidget()))
                    if (QWidget* page = tabs->currentWidget())
                        focusPage(*page);
            return false;
        default:
            return false;
        }
    }

private:
    static bool staysInMenu(QObject* watched, QKeyEvent& key) {
        // If another program manages the windows, the window below keeps the focus.
        const bool isInMenu = qobject_cast<QMenu*>(watched) ||
                              qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!isInMenu || !isPlain(key) || key.text().isEmpty())
            return false;
        key.accept();
        return true;
    }

    static bool pressesButton(QObject* watched, const QKeyEvent& key) {
        auto* button = qobject_cast<QAbstractButton*>(watched);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (!button || !isEnter || !isPlain(key) || key.isAutoRepeat())
            return false;
        pressWithSpace(*button);
        return true;
    }

    void adopt(QObject* watched) {
        if (auto* bar = qobject_cast<QTabBar*>(watched))
            bar->setFocusPolicy(Qt::NoFocus);
        auto* tabs = qobject_cast<QTabWidget*>(watched);
        if (!tabs)
            return;
        tabs->setFocusPolicy(Qt::NoFocus);
        connect(tabs, &QTabWidget::currentChanged, this, [tabs] {
            if (tabs->isVisible() && tabs->currentWidget())
                focusPage(*tabs->currentWidget());
        });
    }
};

} // namespace

void installKeyboard() {
    qApp->installEventFilter(new Keyboard(qApp));
}

void setFocusPlace(QWidget& page, QWidget* place) {
    page.setProperty(focusPlace, QVariant::fromValue(QPointer<QWidget>(place)));
}

void focusPage(QWidget& page) {
    QWidget* place = page.property(focusPlace).value<QPointer<QWidget>>();
    if (!place)
        place = page.focusProxy();
    if (!place)
        place = firstOf<PaintedBoard, QAbstractItemView>(page);
    if (!place)
        place = firstOf<QLineEdit, QPlainTextEdit>(page);
    const bool canTakeFocus = place && place->isVisibleTo(&page) && place->isEnabled();
    (canTakeFocus ? place : &page)->setFocus(Qt::OtherFocusReason);
}

QList<QKeySequence> standardKeys(QKeySequence::StandardKey standard, QKeyCombination usual) {
    const QList<QKeySequence> keys = QKeySequence::keyBindings(standard);
    return keys.isEmpty() ? QList<QKeySequence>{QKeySequence(usual)} : keys;
}

} // namespace yomi::ui
