// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <limits>

namespace yomi::ui::hands {

/// Activates all layouts of a widget from the inside out. A layout within another one hears of a
/// new size hint later, by an event; until then the outer hints are those of before.
void activateLayouts(QWidget& widget);

/// Tiles on the ground of their card: as high as is wanted where there is room, and scrolled where
/// there is less.
class SizedScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SizedScrollArea(QWidget* tiles, QWidget* parent = nullptr);

    /// From the height `whole` on, nothing is scrolled.
    void setHeights(int least, int wanted, int whole = std::numeric_limits<int>::max());

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Scrolls nothing: what has the focus here is as large as the area, and shows its own tiles.
    bool focusNextPrevChild(bool next) override;

private:
    void refreshBar();

    int m_least = 0;
    int m_wanted = 0;
    int m_whole = 0;
};

} // namespace yomi::ui::hands
