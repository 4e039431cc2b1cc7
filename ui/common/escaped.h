// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace yomi::ui {

/// A text from a person or a file with escapes for all characters that are invisible, break the
/// line, or change the order of the visible ones: "Imp\u202e" (core/common/escaped.h).
QString escaped(const std::string& text);
QString escaped(const QString& text);

/// The text with markup escaped, for places that interpret markup: a chart's axis, or a label with
/// a link. Other labels and tooltips of Yomi show plain text (Style).
QString withoutMarkup(const QString& text);

} // namespace yomi::ui
