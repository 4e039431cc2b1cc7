// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace yomi::ui::hands {

/// Tiles on the ground of their card: as high as is wanted where there is room, and scrolled where
/// there is less.
class SizedScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SizedScrollArea(QWidget* tiles, QWidget* parent = nullptr);

    void setHeights(int least, int wanted);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Scrolls nothing: what has the focus here is as large as the area, and shows its own tiles.
    bool focusNextPrevChild(bool next) override;

private:
    int m_least = 0;
    int m_wanted = 0;
};

} // namespace yomi::ui::hands
