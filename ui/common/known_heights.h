// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

namespace yomi::ui {

/// The heights of a text at the widths that layouts asked for: at each change they ask for the same
/// few many times, and Qt breaks the text into lines each time.
class KnownHeights {
public:
    template <class Measure>
    int at(int width, const Measure& measure) {
        if (const auto known = m_heights.constFind(width); known != m_heights.cend())
            return *known;
        constexpr qsizetype most = 16; // while a window is resized, each is of no use later
        if (m_heights.size() == most)
            m_heights.clear();
        return m_heights[width] = measure();
    }

    void clear() { m_heights.clear(); }

private:
    QHash<int, int> m_heights;
};

} // namespace yomi::ui
