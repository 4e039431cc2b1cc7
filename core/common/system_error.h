// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <string>

namespace yomi {

/// Why the system refused something, "No such file or directory": the usual errors have wordings in
/// other languages, the others the system's own text.
Sentence systemErrorText(int error);

/// The same from the system's English text.
Sentence systemErrorText(std::string english);

} // namespace yomi
