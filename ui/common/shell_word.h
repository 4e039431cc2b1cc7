// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/escaped.h"

#include <QString>

namespace yomi::ui {

/// The word in single quotes, one word for a POSIX shell. Invisible characters are escaped, as
/// bash, zsh and ksh read them: pasted into a terminal, a control character would be executed.
/// $'Imp\x03'
inline QString shellWord(QString word) {
    if (escaped(word) == word)
        return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    QString written;
    for (const char32_t code : word.toUcs4()) {
        const QString character = QString::fromUcs4(&code, 1);
        if (character == u'\'' || character == u'\\')
            written += u'\\' + character;
        else if (escaped(character) == character)
            written += character;
        else
            for (const char byte : character.toUtf8())
                written += QStringLiteral("\\x%1").arg(static_cast<unsigned char>(byte), 2, 16,
                                                       QLatin1Char('0'));
    }
    return QStringLiteral("$'%1'").arg(written);
}

} // namespace yomi::ui
