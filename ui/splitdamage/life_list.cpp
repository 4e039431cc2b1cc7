// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/life_list.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

struct LifeListText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::LifeList)
};

/// Text of the person, cut to a length that fits into a sentence.
QString quoted(const QString& text) {
    constexpr int longest = 20;
    return text.size() > longest ? text.left(longest) + u'…' : text;
}

} // namespace

QString readLife(const QString& what, const QString& word, Character& minion) {
    minion.divineShield = word.endsWith(u'd', Qt::CaseInsensitive);
    const QString digits = minion.divineShield ? word.chopped(1) : word;
    return readNumber(what, digits, leastHealth, mostHealth, minion.health);
}

QString readNumber(const QString& what, const QString& text, int least, int most, int& value) {
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber && number >= least && number <= most) {
        value = number;
        return {};
    }
    const QString typed =
        text.trimmed().isEmpty() ? LifeListText::tr("nothing") : quoted(text.trimmed());
    return LifeListText::tr("%1 must be a whole number from %2 to %3, not %4.")
        .arg(what)
        .arg(least)
        .arg(most)
        .arg(typed);
}

LifeList parseLives(const QString& text) {
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    const QStringList words = text.split(separators, Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {
            {},
            LifeListText::tr("A list of lives such as 4 5 6 7 8 is expected; there is nothing.")};
    LifeList list;
    for (const QString& word : words) {
        list.error = readLife(LifeListText::tr("A health"), word, list.minions.emplace_back());
        if (!list.error.isEmpty())
            return list;
    }
    if (list.minions.size() > mostMinions)
        list.error = LifeListText::tr("A side has room for %n minions; this list has %1.", nullptr,
                                      mostMinions)
                         .arg(list.minions.size());
    return list;
}

} // namespace yomi::ui::splitdamage
