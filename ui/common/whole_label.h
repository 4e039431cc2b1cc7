// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QResizeEvent>

namespace yomi::ui {

/// Muted text that wraps and is never lower than all of its lines, where other labels yield what
/// is below their first line to whatever else needs the height.
class WholeLabel : public QLabel {
    Q_OBJECT

public:
    explicit WholeLabel(const QString& text = {}, QWidget* parent = nullptr)
        : QLabel(text, parent) {
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
        setForegroundRole(QPalette::PlaceholderText);
    }

    QSize minimumSizeHint() const override {
        const QSize least = QLabel::minimumSizeHint();
        // One on a page that was not shown yet does not know how wide it is going to be.
        return isVisible() ? QSize(least.width(), heightForWidth(width())) : least;
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
};

} // namespace yomi::ui
