// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yomi::ui {

/// A button with a picture, a title and a line or two about it: what the welcome page is made of.
class EntryButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Shape {
        Card, ///< framed, the text about it wraps
        Row   ///< bare, the text about it is cut at one line
    };

    EntryButton(Shape shape, const QIcon& icon, const QString& title, const QString& about,
                QWidget* parent = nullptr);

    /// Paints the entry as one that leads nowhere any more; it can still be pressed.
    void setFaded(bool faded);

    /// Where the text of a row is cut: paths want their ends.
    void setElideMode(Qt::TextElideMode mode);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return m_shape == Shape::Card; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont titleFont() const;
    int iconExtent() const;
    int textLeft() const;

    Shape m_shape;
    QString m_about;
    bool m_faded = false;
    Qt::TextElideMode m_elide = Qt::ElideRight;
};

} // namespace yomi::ui
