// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/labels.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace yomi::ui {

namespace {

struct LabelsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::Labels)
};

} // namespace

QFont labelFont() {
    constexpr double smaller = 11.0 / 12, least = 8;
    QFont font = QApplication::font();
    font.setPixelSize(qRound(std::max(smaller * QFontInfo(font).pixelSize(), least)));
    return font;
}

double besideLabel(double pixels) {
    return pixels * labelFont().pixelSize() / 11;
}

double lowestRow() {
    return besideLabel(8);
}

double readableRow() {
    return besideLabel(17);
}

QFont boldLabelFont() {
    QFont font = labelFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont rowFont(double rowHeight) {
    QFont font = labelFont();
    font.setPixelSize(
        static_cast<int>(std::clamp<double>(rowHeight, lowestRow(), font.pixelSize())));
    return font;
}

int intervalsWithin(double pixels) {
    return std::clamp(static_cast<int>(pixels / besideLabel(24)), 1, 4);
}

double widest(const QStringList& texts, const QFont& font) {
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

double widest(const QList<Tick>& ticks) {
    QStringList texts;
    for (const Tick& tick : ticks)
        texts << tick.text;
    return widest(texts);
}

QRectF textRoom(const QRectF& row) {
    const double more = std::max(0.0, besideLabel(18) - row.height()) / 2;
    return row.adjusted(0, -more, 0, more);
}

bool isLabelled(int index, double pitch, double needed) {
    return index % std::max(1, static_cast<int>(std::ceil(needed / std::max(pitch, 0.1)))) == 0;
}

void drawRowName(QPainter& painter, const QRectF& room, const QString& name, const QColor& color) {
    painter.setPen(color);
    constexpr int place = Qt::AlignRight | Qt::AlignVCenter;
    const QFontMetricsF metrics(painter.font());
    if (room.contains(metrics.boundingRect(room, place | Qt::TextWordWrap, name)))
        painter.drawText(room, place | Qt::TextWordWrap, name);
    else
        painter.drawText(textRoom(room), place,
                         metrics.elidedText(name, Qt::ElideMiddle, room.width()));
}

QStringList distinctNames(const QStringList& names) {
    QSet<QString> given(names.begin(), names.end());
    QSet<QString> used;
    QStringList distinct;
    for (const QString& name : names) {
        QString wanted = name;
        for (int copy = 2; used.contains(wanted); ++copy) {
            const QString numbered =
                LabelsText::tr("%1 (%2)", "a name, its number").arg(name).arg(copy);
            if (!given.contains(numbered))
                wanted = numbered;
        }
        used.insert(wanted);
        distinct << wanted;
    }
    return distinct;
}

} // namespace yomi::ui
