// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>

namespace yomi::ui {

/// Places columns side by side, or below each other if the width is too small.
class Columns : public QBoxLayout {
    Q_OBJECT

public:
    explicit Columns(QWidget* parent);

    bool areStacked() const { return direction() == TopToBottom; }

    /// As wide as the widest column, as high as the current arrangement.
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

Q_SIGNALS:
    void stackedChanged(bool stacked);

private:
    struct Widths {
        int together;
        int widest;
    };
    Widths widths() const;
};

} // namespace yomi::ui
