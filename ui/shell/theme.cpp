// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/theme.h"

#include "ui/common/colors.h"
#include "ui/common/wording.h"
#include "ui/shell/style.h"

#include <QActionGroup>
#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QToolTip>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto themeKey = "theme"_L1;

QString themeName(Theme theme) {
    return QString::fromStdString(std::string(nameOf(theme)));
}

Theme themeNamed(const QString& name) {
    return enumNamed<Theme>(name.toStdString()).value_or(Theme::System);
}

bool platformIsDark() {
    QApplication::setPalette(QPalette()); // removes our palette and restores the platform's
    return isDark(QApplication::palette());
}

/// Without a chosen font, fontconfig falls back to DejaVu, whose wide letters crowd the panels; the
/// set-up installs Inter for that case. A font chosen by the desktop stays. Ideographs have the
/// forms of the language.
void improveFallbackFont() {
    constexpr auto lastResort = "DejaVu Sans"_L1, better = "Inter"_L1;
    QFont font = QApplication::font();
    const QString family = QFontInfo(font).family();
    const bool isLastResort = family == lastResort && QFontDatabase::hasFamily(better);
    font.setFamilies({isLastResort ? better : family, ideographFamily()});
    QApplication::setFont(font);
}

} // namespace

void applyTheme(Theme theme) {
    if (!qobject_cast<Style*>(QApplication::style())) {
        QApplication::setStyle(new Style);
        improveFallbackFont();
    }
    const bool dark = theme == Theme::Dark || (theme == Theme::System && platformIsDark());
    const QPalette palette = paletteFor(dark ? darkColors() : lightColors());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    for (QWidget* widget : QApplication::allWidgets()) // a text keeps the links of the theme before
        if (auto* label = qobject_cast<QLabel*>(widget);
            label && label->text().contains("<a "_L1)) {
            const QString text = label->text();
            label->clear();
            label->setText(text);
        }
}

Theme rememberedTheme(const QSettings& settings) {
    return themeNamed(settings.value(themeKey).toString());
}

ThemeMenu::ThemeMenu(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_choices(new QActionGroup(this)) {
    const auto add = [this](Theme theme, const QString& text) {
        QAction* action = m_choices->addAction(text);
        action->setCheckable(true);
        action->setData(themeName(theme));
    };
    add(Theme::System, tr("Follow &system"));
    add(Theme::Light, tr("&Light theme"));
    add(Theme::Dark, tr("&Dark theme"));
    connect(m_choices, &QActionGroup::triggered, this,
            [this](QAction* action) { choose(themeNamed(action->data().toString())); });
    choose(theme());
}

void ThemeMenu::fill(QMenu& menu) const {
    menu.addActions(m_choices->actions());
}

Theme ThemeMenu::theme() const {
    return rememberedTheme(m_settings);
}

void ThemeMenu::choose(Theme theme) {
    for (QAction* action : m_choices->actions())
        action->setChecked(action->data().toString() == themeName(theme));
    if (theme != this->theme())
        m_settings.setValue(themeKey, themeName(theme));
    applyTheme(theme);
}

} // namespace yomi::ui
