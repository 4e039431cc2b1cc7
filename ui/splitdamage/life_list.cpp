// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/life_list.h"

#include "core/splitdamage/life_text.h"
#include "ui/common/wording.h"

#include <QCoreApplication>

#include <stdexcept>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

struct LifeListText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::LifeList)
};

/// The person's text, shortened to fit into a sentence.
QString quoted(const QString& text) {
    constexpr int longest = 20;
    return text.size() > longest ? text.left(longest) + u'…' : text;
}

} // namespace

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
    try {
        return {yomi::splitdamage::parseLives(text.toStdString()), {}};
    } catch (const std::invalid_argument& error) {
        return {{}, messageOf(error)};
    }
}

} // namespace yomi::ui::splitdamage
