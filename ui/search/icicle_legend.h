// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/icicle_words.h"

#include <QWidget>

namespace yomi::ui::search {

/// What the colours of an icicle mean, with the number of nodes of each: as many to a line as there
/// is room for, and below them a note.
class IcicleLegend : public QWidget {
    Q_OBJECT

public:
    explicit IcicleLegend(QWidget* parent = nullptr);

    void setEntries(const QList<IcicleLegendEntry>& entries);
    void setNote(const QString& note);
    QString note() const { return m_note; }
    /// As on the screen, from the painter's origin on; for pictures.
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
    /// Calls place(entry, rectangle) for each; returns the height of all.
    template <class Place>
    double flow(double width, Place&& place) const;

    QList<IcicleLegendEntry> m_entries;
    QString m_note;
};

} // namespace yomi::ui::search
