// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QColor;
class QPainter;
class QPointF;

namespace yomi::ui {

/// The distinct names of bars, and how they stand under standing ones: on one line, on two, or
/// slanted, whichever the room allows first.
class BarNames {
public:
    void set(const QStringList& names);
    const QStringList& texts() const { return m_texts; }
    const QString& operator[](int index) const { return m_texts[index]; }

    /// Chooses for bars `share` pixels apart; slanted names are elided to `most` pixels of height.
    void fit(double share, double most);
    /// The height that the names need, as fit() chose.
    double height() const { return m_height; }

    /// Paints a name whose bar's foot has this middle.
    void paint(QPainter& painter, int index, QPointF foot, const QColor& color) const;

private:
    enum class Way { OneLine, TwoLines, Slanted };

    QStringList m_texts;
    Way m_way = Way::OneLine;
    double m_share = 0;
    double m_height = 0;
    double m_longest = 0; ///< of a slanted name, along its line
};

} // namespace yomi::ui
