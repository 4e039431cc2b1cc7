// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/tribes.h"

#include "core/splitdamage/limits.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace yomi::ui::splitdamage {

namespace {

constexpr const char* context = "yomi::ui::splitdamage::Tribe";

constexpr std::array words = {QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Beast"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Demon"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Dragon"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Elemental"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Mech"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Murloc"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Naga"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Pirate"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Quilboar"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Totem"),
                              QT_TRANSLATE_NOOP("yomi::ui::splitdamage::Tribe", "Undead")};

} // namespace

QStringList tribeNames() {
    QStringList names;
    for (const char* word : words)
        names << QCoreApplication::translate(context, word);
    return names;
}

QString tribeName(const std::string& tribe) {
    const auto* word = std::ranges::find(words, tribe);
    return word == words.end() ? QString::fromStdString(tribe)
                               : QCoreApplication::translate(context, *word);
}

std::string tribeOf(const QString& typed) {
    const QString text = typed.trimmed().left(longestName);
    for (const char* word : words)
        if (text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0 ||
            text.compare(tribeName(word), Qt::CaseInsensitive) == 0)
            return word;
    return text.toStdString();
}

} // namespace yomi::ui::splitdamage
