// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QMargins>

namespace yomi::ui {

/// A button with a picture, a title and a line or two about it: what the welcome page is made of.
class EntryButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Shape {
        Card, ///< framed, its words wrap
        Row,  ///< bare, its words wrap
        File  ///< bare, a path on one line, cut in the middle
    };

    EntryButton(Shape shape, const QIcon& icon, const QString& title, const QString& about,
                QWidget* parent = nullptr);

    /// Paints the entry as one that leads nowhere any more; it can still be pressed.
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
    /// Of words as wide as the room: one line of a file, else as many as it takes.
    int heightOf(const QString& words, const QFont& font, int room) const;

    Shape m_shape;
    QString m_about;
    bool m_faded = false;
};

} // namespace yomi::ui
