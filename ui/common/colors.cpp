// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::ui {

namespace {

/// Relative luminance as WCAG 2 defines it.
double luminance(const QColor& color) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

/// From 1 (the same luminance) to 21 (black on white), after WCAG 2.
double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

const Colors& lightColors() {
    static const Colors colors = {
        .window = QColor(0xF4F5F8),
        .surface = QColor(0xFFFFFF),
        .line = QColor(0xDFE3EA),
        .text = QColor(0x1B2330),
        .muted = QColor(0x667085),
        .accent = QColor(0x3B5BDB),
        .accentSoft = QColor(0xE8EDFC),
        .good = QColor(0x1A7F4B),
        .warning = QColor(0xA15C00),
        .bad = QColor(0xC92A2A),
    };
    return colors;
}

const Colors& darkColors() {
    static const Colors colors = {
        .window = QColor(0x16191F),
        .surface = QColor(0x1E232B),
        .line = QColor(0x323944),
        .text = QColor(0xE6EAF0),
        .muted = QColor(0x98A2B3),
        .accent = QColor(0x7C95FF),
        .accentSoft = QColor(0x27304A),
        .good = QColor(0x4CC38A),
        .warning = QColor(0xE5A54B),
        .bad = QColor(0xFF7B7B),
    };
    return colors;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightnessF() <
           palette.color(QPalette::WindowText).lightnessF();
}

const Colors& colorsFor(const QPalette& palette) {
    return isDark(palette) ? darkColors() : lightColors();
}

QPalette paletteFor(const Colors& colors) {
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.surface);
    palette.setColor(QPalette::AlternateBase, colors.window);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Button, colors.surface);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.bad);
    palette.setColor(QPalette::ToolTipBase, colors.surface);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, inkOn(colors.accent));
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::Light, colors.surface);
    palette.setColor(QPalette::Midlight, colors.line);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Dark, colors.muted);
    palette.setColor(QPalette::Shadow, colors.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colors.muted);
    return palette;
}

QColor seriesColor(int index) {
    constexpr std::array<QRgb, seriesColorCount> series = {0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7,
                                                           0x56B4E9, 0xD55E00, 0x8A6D3B, 0x7F7F7F};
    return QColor(series[static_cast<std::size_t>(index) % series.size()]);
}

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto between = [share](float a, float b) {
        return static_cast<float>(a + (b - a) * share);
    };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                            between(from.blueF(), to.blueF()));
}

QColor inkOn(const QColor& background) {
    return luminance(background) > 0.179 ? QColor(Qt::black) : QColor(Qt::white); // contrasts tie
}

QColor readableOn(const QColor& background, const QColor& color) {
    constexpr double enough = 4.5;
    constexpr int steps = 20;
    const QColor ink = inkOn(background);
    for (int step = 0; step < steps; ++step) {
        const QColor moved = mixed(color, ink, static_cast<double>(step) / steps);
        if (contrast(moved, background) >= enough)
            return moved;
    }
    return ink;
}

} // namespace yomi::ui
