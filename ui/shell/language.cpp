// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/language.h"

#include "core/common/wordings.h"
#include "ui/common/wording.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QTextStream>
#include <QTranslator>

#include <algorithm>

namespace yomi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto languageKey = "language"_L1;
constexpr auto english = "en"_L1;

/// Qt's own catalogs misspell or lack it.
[[maybe_unused]] constexpr const char* textsOfQt[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help on commandline options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help including Qt specific options."),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown")};
[[maybe_unused]] constexpr auto typeOfFolder =
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");

QStringList allLanguages() {
    QStringList all(english);
    for (const std::string& language : languages())
        all << QString::fromStdString(language);
    return all;
}

QString systemLanguage() {
    for (const QString& locale : QLocale::system().uiLanguages()) {
        const QString language = QString::fromStdString(languageOf(locale.toStdString()));
        if (language != english || locale.startsWith(english))
            return language;
    }
    return english;
}

/// "日本語", "简体中文".
QString nameOfLanguage(const QString& language) {
    return language == "zh_CN"_L1 ? u"简体中文"_s
           : language == english  ? u"English"_s // not "American English"
                                  : QLocale(language).nativeLanguageName();
}

void install(QCoreApplication& application, const QString& file, const QString& folder) {
    auto* translator = new QTranslator(&application);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

QString rememberedLanguage(const QSettings& settings) {
    return settings.value(languageKey).toString();
}

void installLanguage(QCoreApplication& application, const QString& choice) {
    const bool isKnown = allLanguages().contains(choice);
    const QString language = isKnown ? choice : systemLanguage();
    if (!isKnown && !choice.isEmpty())
        QTextStream(stderr) << "yomi: There is no language " << choice << "; " << language
                            << " is used. The languages are " << allLanguages().join(", "_L1) << "."
                            << Qt::endl;
    // Numbers follow the locale.
    const QLocale locale = isKnown && systemLanguage() != language ? QLocale(language) : QLocale();
    QLocale::setDefault(locale);
    install(application, u"qtbase_"_s + language,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, u"yomi_"_s + language, u":/i18n"_s);
    useWordings(language);
}

LanguageMenu::LanguageMenu(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_choices(new QActionGroup(this)) {
    const QString now = rememberedLanguage(settings);
    const auto add = [&](const QString& language, const QString& text) {
        QAction* action = m_choices->addAction(text);
        action->setCheckable(true);
        action->setData(language);
        action->setChecked(language == now);
    };
    add({}, tr("Follow &system"));
    for (const QString& language : allLanguages())
        add(language, nameOfLanguage(language));
    connect(m_choices, &QActionGroup::triggered, this, [this](const QAction* action) {
        if (action->data() == rememberedLanguage(m_settings))
            return;
        const QString language = action->data().toString();
        m_settings.setValue(languageKey, language);
        if ((language.isEmpty() ? systemLanguage() : language) != currentLanguage())
            Q_EMIT chosen(tr("The language changes when Yomi starts again."));
    });
}

void LanguageMenu::fill(QMenu& menu) const {
    menu.addMenu(tr("Lan&guage"))->addActions(m_choices->actions());
}

} // namespace yomi::ui
