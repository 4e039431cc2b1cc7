// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>

namespace yomi::ui {

/// Columns beside each other; below each other where the place is too narrow for that.
class Columns : public QBoxLayout {
    Q_OBJECT

public:
    explicit Columns(QWidget* parent);

    bool areStacked() const { return direction() == TopToBottom; }

    /// As narrow as the widest column, as high as the columns are now.
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
