// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <limits>

namespace yomi::ui::hands {

/// Activates all layouts of a widget from the inside out. A nested layout gets a new size hint
/// later, by an event; until then the outer hints are outdated.
void activateLayouts(QWidget& widget);

/// Tiles on the background of their card: as high as preferred if there is room, else scrolled.
class SizedScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit SizedScrollArea(QWidget* tiles, QWidget* parent = nullptr);

    /// From the height `whole` on, it does not scroll.
    void setHeights(int least, int wanted, int whole = std::numeric_limits<int>::max());

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Does not scroll: the focused widget fills the area and shows its own tiles.
    bool focusNextPrevChild(bool next) override;

private:
    void refreshBar();

    int m_least = 0;
    int m_wanted = 0;
    int m_whole = 0;
};

} // namespace yomi::ui::hands
