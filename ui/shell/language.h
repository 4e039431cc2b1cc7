// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QActionGroup;
class QCoreApplication;
class QMenu;
class QSettings;

namespace yomi::ui {

/// The last chosen language: "en", one of yomi::languages(), or empty for the system's.
QString rememberedLanguage(const QSettings& settings);

/// Installs the catalogs of a language for the texts of the window, of the core and of Qt; without
/// a choice, or with one that has no catalog, those of the first language of the system that has
/// one. English is the language of the source texts; its catalog only has plural forms. Before the
/// first window, since texts are made once.
void installLanguage(QCoreApplication& application, const QString& choice = {});

/// The choice of language in the View menu; it is stored in the settings.
class LanguageMenu : public QObject {
    Q_OBJECT

public:
    LanguageMenu(QSettings& settings, QObject* parent);

    /// Adds a menu of all languages, each in its own words.
    void fill(QMenu& menu) const;

Q_SIGNALS:
    /// Texts of open windows stay as they are until the next start.
    void chosen(const QString& sentence);

private:
    QSettings& m_settings;
    QActionGroup* m_choices;
};

} // namespace yomi::ui
