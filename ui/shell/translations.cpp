// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/translations.h"

#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace yomi::ui {

void installTranslations(QCoreApplication& application) {
    auto* own = new QTranslator(&application);
    if (own->load(QLocale(), u"yomi"_s, u"_"_s, u":/i18n"_s) || own->load(u":/i18n/yomi_en.qm"_s))
        QCoreApplication::installTranslator(own);
    auto* qt = new QTranslator(&application);
    if (qt->load(QLocale(own->language()), u"qtbase"_s, u"_"_s,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

} // namespace yomi::ui
