// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QActionGroup;
class QMenu;
class QSettings;

namespace yomi::ui {

enum class Theme { System, Light, Dark };

/// Gives the whole application the palette of the theme and, once, Yomi's style and font. Widgets
/// and charts hear of it through the palette and nothing else. System is dark where the platform's
/// own palette is (Qt 6.4 knows no other sign).
void applyTheme(Theme theme);

/// The theme that was chosen last. Applied before there is a window, it spares that a change of
/// colours at its first sight.
Theme rememberedTheme(const QSettings& settings);

/// The choice of theme in the View menu; it is remembered in the settings.
class ThemeMenu : public QObject {
    Q_OBJECT

public:
    ThemeMenu(QSettings& settings, QObject* parent);

    /// Adds the three choices to a menu.
    void fill(QMenu& menu) const;

    Theme theme() const;
    void choose(Theme theme);

private:
    QSettings& m_settings;
    QActionGroup* m_choices;
};

} // namespace yomi::ui
