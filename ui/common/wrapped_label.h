// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/known_heights.h"

#include <QEvent>
#include <QLabel>

namespace yomi::ui {

/// A label that wraps its text and remembers how high it is at each width.
class WrappedLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(const QString& text = {}, QWidget* parent = nullptr)
        : QLabel(text, parent) {
        setWordWrap(true);
    }

    int heightForWidth(int width) const override {
        if (m_measured != text()) {
            m_measured = text();
            m_heights.clear();
        }
        return m_heights.at(width, [&] { return QLabel::heightForWidth(width); });
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
            event->type() == QEvent::ContentsRectChange)
            m_heights.clear();
        return QLabel::event(event);
    }

private:
    mutable QString m_measured;
    mutable KnownHeights m_heights;
};

} // namespace yomi::ui
