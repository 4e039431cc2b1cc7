// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace yomi::ui {

/// A text that a person or a file gave, with everything written out that does not show, breaks the
/// line, or changes the order of what does show: "Imp\u202e" (core/common/escaped.h).
QString escaped(const std::string& text);
QString escaped(const QString& text);

/// The text for a place that takes markup and must not find any in it: a chart's axis, or a label
/// with a link. Labels and tool tips of Yomi take none (Style), unless a label asks for it.
QString withoutMarkup(const QString& text);

} // namespace yomi::ui
