// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QWidget>

#include <functional>

namespace yomi::ui {

/// Calls `fit` now and after each change of the widget's font.
inline void followFont(QWidget& widget, const std::function<void()>& fit) {
    class Follower : public QObject {
    public:
        Follower(QWidget& followed, std::function<void()> call)
            : QObject(&followed)
            , m_call(std::move(call)) {
            followed.installEventFilter(this);
        }
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::FontChange)
                m_call();
            return false;
        }

    private:
        std::function<void()> m_call;
    };
    new Follower(widget, fit);
    fit();
}

} // namespace yomi::ui
