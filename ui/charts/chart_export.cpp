// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Copying and saving: the part of ChartPanel that its "…" menu offers.
#include "ui/charts/chart_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/save_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QStatusTipEvent>
#include <QSvgGenerator>
#include <QTimer>

namespace yomi::ui {

namespace {

constexpr int titleHeight = 32;
constexpr double savedScale = 2;

/// In the status line of the window, for a while.
void confirm(QWidget* panel, const QString& sentence) {
    const auto tell = [panel](const QString& text) {
        QStatusTipEvent event(text);
        QCoreApplication::sendEvent(panel, &event);
    };
    tell(sentence);
    constexpr int shown = 4000; // ms
    QTimer::singleShot(shown, panel, [tell] { tell({}); });
}

/// The generator names one font, which is not everywhere: after it come one with ideographs and
/// whatever there is.
QByteArray withFallbacks(const QByteArray& svg) {
    static const QRegularExpression family(QStringLiteral("(font-family=\"[^\"]+)\""));
    return QString::fromUtf8(svg)
        .replace(family, QStringLiteral("\\1, Noto Sans CJK JP, sans-serif\""))
        .toUtf8();
}

} // namespace

void ChartPanel::buildMenu() {
    m_menu->addAction(tr("Copy picture"), this, [this] {
        QGuiApplication::clipboard()->setImage(picture(savedScale));
        confirm(this, tr("The picture is on the clipboard."));
    });
    m_menu->addAction(tr("Copy numbers"), this, [this] {
        QGuiApplication::clipboard()->setText(tabSeparated(numbers()));
        confirm(this, tr("The numbers are on the clipboard."));
    });
    m_menu->addSeparator();
    const auto addSave = [this](const QString& text, const QString& ending, const QString& filter) {
        m_menu->addAction(text, this, [this, ending, filter] {
            askAndSave(this, title() + ending, filter, [this](const QString& fileName) {
                const QString problem = saveTo(fileName);
                if (problem.isEmpty())
                    confirm(this, tr("%1 is saved.").arg(fileName));
                return problem;
            });
        });
    };
    addSave(tr("Save as PNG…"), QStringLiteral(".png"), tr("PNG pictures (*.png)"));
    addSave(tr("Save as SVG…"), QStringLiteral(".svg"), tr("SVG drawings (*.svg)"));
    addSave(tr("Save numbers as CSV…"), QStringLiteral(".csv"), tr("CSV tables (*.csv)"));
}

QString ChartPanel::saveTo(const QString& fileName) const {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    QByteArray bytes;
    if (ending == QStringLiteral("png")) {
        QBuffer buffer(&bytes);
        picture(savedScale).save(&buffer, "PNG");
    } else if (ending == QStringLiteral("svg")) {
        bytes = svg();
    } else if (ending == QStringLiteral("csv")) {
        bytes = commaSeparated(numbers()).toUtf8();
    } else {
        return tr("%1 ends in none of .png, .svg and .csv.").arg(fileName);
    }
    return saveBytes(fileName, bytes);
}

QSize ChartPanel::pictureSize() const {
    return m_plot->size() + QSize(2 * cardPadding, titleHeight + cardPadding);
}

void ChartPanel::drawPicture(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const QRect paper({}, pictureSize());
    painter.fillRect(paper, colors.surface);
    painter.setFont(headingFont());
    painter.setPen(colors.text);
    painter.drawText(QRect(cardPadding, 0, paper.width(), titleHeight), Qt::AlignVCenter, title());
    // The target must be given: without it the view is scaled once more at a higher resolution.
    const QRectF target(QPointF(cardPadding, titleHeight), m_plot->size());
    m_plot->render(&painter, target, m_plot->rect());
}

QImage ChartPanel::picture(double scale) const {
    QImage image(pictureSize() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPicture(painter);
    return image;
}

QByteArray ChartPanel::svg() const {
    QByteArray text;
    QBuffer buffer(&text);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(title());
    generator.setSize(pictureSize());
    generator.setViewBox(QRect({}, pictureSize()));
    QPainter painter(&generator);
    drawPicture(painter);
    painter.end();
    return withFallbacks(text);
}

} // namespace yomi::ui
