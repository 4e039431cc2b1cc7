// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/sentence.h"

#include <QString>

namespace yomi::ui {

/// The sentence as the window words it.
inline QString worded(const Sentence& sentence) {
    return QString::fromStdString(sentence.english());
}

/// The error as the window words it.
inline QString messageOf(const std::exception& error) {
    return worded(sentenceOf(error));
}

/// A text of the window for an error of core.
inline Sentence verbatim(const QString& text) {
    return Sentence::verbatim(text.toStdString());
}

} // namespace yomi::ui
