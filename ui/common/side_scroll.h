// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace yomi::ui {

/// A column of cards beside the main view. It scrolls where it is higher than its place; the scroll
/// bar then has room of its own beside the cards, whose borders stay whole.
class SideScroll : public QScrollArea {
    Q_OBJECT

public:
    /// The cards are `least` to `most` pixels wide, or wider where they cannot be narrower.
    SideScroll(QWidget* column, int least, int most, QWidget* parent = nullptr);
    /// The cards are `width` pixels wide.
    SideScroll(QWidget* column, int width, QWidget* parent = nullptr)
        : SideScroll(column, width, width, parent) {}

    void setWidths(int least, int most);
    /// All of the column at once, as wide as its place: where it is below the main view and
    /// scrolls with it.
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
