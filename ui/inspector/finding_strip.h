// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"

#include <QWidget>

#include <array>
#include <vector>

namespace yomi::ui::inspector {

/// The positions of findings in the file: a row for each severity, a mark for each line, and the
/// current line. A click goes to the nearest line with a mark in its row.
class FindingStrip : public QWidget {
    Q_OBJECT

public:
    explicit FindingStrip(QWidget* parent = nullptr);

    using Lines = std::array<std::vector<std::uint64_t>, enumNames(Severity()).size()>;
    /// The lines by severity, ascending, in a file of so many lines.
    void setLines(Lines lines, std::uint64_t all);
    void setCurrent(std::uint64_t line);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(std::uint64_t line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF row(Severity severity) const;
    double place(std::uint64_t line) const; ///< of the line, in pixels

    Lines m_lines;
    std::uint64_t m_all = 1, m_current = 1;
};

} // namespace yomi::ui::inspector
