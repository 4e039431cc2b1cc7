// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/wrapped_label.h"

#include <QResizeEvent>

namespace yomi::ui {

/// Muted text that wraps and always has the height of all its lines; other labels give up all but
/// the first line if the height is short.
class WholeLabel : public WrappedLabel {
    Q_OBJECT

public:
    explicit WholeLabel(const QString& text = {}, QWidget* parent = nullptr)
        : WrappedLabel(text, parent) {
        setTextFormat(Qt::PlainText);
        setForegroundRole(QPalette::PlaceholderText);
    }

    QSize minimumSizeHint() const override {
        const QSize least = WrappedLabel::minimumSizeHint();
        // Before its page is first shown, its width is unknown.
        return m_wasShown ? QSize(least.width(), heightForWidth(width())) : least;
    }

protected:
    void showEvent(QShowEvent* event) override {
        m_wasShown = true;
        WrappedLabel::showEvent(event);
    }
    void resizeEvent(QResizeEvent* event) override {
        WrappedLabel::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }

private:
    bool m_wasShown = false;
};

} // namespace yomi::ui
