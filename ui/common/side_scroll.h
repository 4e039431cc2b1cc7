// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace yomi::ui {

/// A column of cards next to the main view. It scrolls if it is too high; the scroll bar has room
/// of its own next to the cards, so that it covers no borders.
class SideScroll : public QScrollArea {
    Q_OBJECT

public:
    /// The cards are `least` to `most` pixels wide, or wider if they need more.
    SideScroll(QWidget* column, int least, int most, QWidget* parent = nullptr);
    /// The cards are `width` pixels wide.
    SideScroll(QWidget* column, int width, QWidget* parent = nullptr)
        : SideScroll(column, width, width, parent) {}

    void setWidths(int least, int most);
    /// Shows the whole column, as wide as its place: for a column below the main view that scrolls
    /// with it.
    void setWhole(bool whole);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    int m_least;
    int m_most;
    bool m_whole = false;
};

} // namespace yomi::ui
