// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <functional>

class QSpinBox;

namespace yomi::ui::games {

class SearchDocument;

/// Columns, rows and stones in a row of a game on a grid. A change of the size empties the board.
class SizeFields : public QWidget {
    Q_OBJECT

public:
    using Sizes = std::array<int, 3>; ///< columns, rows, in a row

    /// `take` sets the size of the document and returns the refusal.
    SizeFields(SearchDocument& document, const Sizes& least, const Sizes& most,
               std::function<Sizes()> sizes, std::function<QString(const Sizes&)> take,
               QWidget* parent = nullptr);

Q_SIGNALS:
    void refused(const QString& sentence); ///< empty after an accepted size

private:
    void showSizes();
    void takeSizes();

    std::function<Sizes()> m_sizes;
    std::function<QString(const Sizes&)> m_take;
    std::array<QSpinBox*, 3> m_fields;
};

} // namespace yomi::ui::games
