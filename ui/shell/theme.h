// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/enum_names.h"

#include <QObject>

class QActionGroup;
class QMenu;
class QSettings;

namespace yomi::ui {

enum class Theme { System, Light, Dark };
constexpr auto enumNames(Theme) {
    return namesInOrder("system", "light", "dark");
}

/// Sets the palette of the theme in the whole application and, once, Yomi's style and font. Widgets
/// and charts follow the palette only. System is dark if the platform's own palette is (Qt 6.4 has
/// no other indication).
void applyTheme(Theme theme);

/// The last chosen theme. Applied before the window is created, it avoids a visible change of
/// colours.
Theme rememberedTheme(const QSettings& settings);

/// The choice of theme in the View menu; it is stored in the settings.
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
