// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace yomi::ui {

/// A text that a person or a file gave, with everything written out that does not show, breaks the
/// line, or changes the order of what does show: "Imp\u202e".
QString inPlainSight(const std::string& text);

} // namespace yomi::ui
