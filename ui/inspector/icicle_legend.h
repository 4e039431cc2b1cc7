// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/icicle_words.h"

#include <QWidget>

namespace yomi::ui::inspector {

/// The meaning of an icicle's colours, with the number of nodes of each: as many per line as fit,
/// and a note below them.
class IcicleLegend : public QWidget {
    Q_OBJECT

public:
    explicit IcicleLegend(QWidget* parent = nullptr);

    void setEntries(const QList<IcicleLegendEntry>& entries);
    void setNote(const QString& note);
    QString note() const { return m_note; }
    /// Paints as on the screen, at the painter's origin; for pictures.
    void paint(QPainter& painter, double width) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, 24}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double rowHeight() const;
    void describe();
    /// Calls place(entry, rectangle) for each entry; returns the total height.
    template <class Place>
    double flow(double width, Place&& place) const;

    QList<IcicleLegendEntry> m_entries;
    QString m_note;
};

} // namespace yomi::ui::inspector
