// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace yomi::ui {

/// The word in single quotes, as a POSIX shell takes it whole.
inline QString shellWord(QString word) {
    return u'\'' + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

} // namespace yomi::ui
