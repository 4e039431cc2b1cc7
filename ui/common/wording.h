// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/sentence.h"
#include "core/common/wordings.h"

#include <QIODevice>
#include <QString>
#include <QStringList>

namespace yomi::ui {

/// Sets the language of worded(): "en" or one of languages(). Only before other threads start.
void useWordings(const QString& language);

/// "en" or one of languages().
QString currentLanguage();

/// The templates of sentences in that language.
const Wordings& wordings();

/// The font with the ideographs of that language: one code point has other forms in Japan and
/// China.
QString ideographFamily();

/// The sentence as the window words it.
QString worded(const Sentence& sentence);

/// The error as the window words it.
inline QString messageOf(const std::exception& error) {
    return worded(sentenceOf(error));
}

/// "a, b, c".
QString listText(const QStringList& texts);

/// Why the device refused, as the window words it.
QString problemOf(const QIODevice& device);

/// One sentence behind the other, as the language separates them; empty ones are left out.
QString joinedSentences(const QStringList& sentences);

/// Without blanks between two ideographs: a template has them for Latin letters in that place.
QString closedUp(QString text);

/// A text of the window for an error of core.
inline Sentence verbatim(const QString& text) {
    return Sentence::verbatim(text.toStdString());
}

} // namespace yomi::ui
