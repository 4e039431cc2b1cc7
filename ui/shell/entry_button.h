// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/known_heights.h"

#include <QAbstractButton>
#include <QMargins>

namespace yomi::ui {

/// A button with a picture, a title and one or two lines of description, for the welcome page.
class EntryButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Shape {
        Card, ///< with a frame, wraps its words
        Row,  ///< without a frame, wraps its words
        File  ///< without a frame, a path on one line, elided in the middle
    };

    EntryButton(Shape shape, const QIcon& icon, const QString& title, const QString& about,
                QWidget* parent = nullptr);

    /// Paints the entry as one without a target; it can still be pressed.
    void setFaded(bool faded);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return m_shape != Shape::File; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont titleFont() const;
    int iconExtent() const;
    QMargins padding() const;
    int textLeft() const;
    /// The height of the words at that width: one line for a file, else as many as needed.
    int heightOf(const QString& words, const QFont& font, int room) const;

    Shape m_shape;
    QString m_about;
    bool m_faded = false;
    mutable KnownHeights m_heights;
};

} // namespace yomi::ui
