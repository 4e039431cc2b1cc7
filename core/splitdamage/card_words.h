// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <string_view>

namespace yomi::splitdamage {

/// A text of the catalog of cards, such as the condition of one or why it cannot be played, as a
/// sentence that languages can word. Other texts, those of a person's own cards, stay verbatim.
Sentence cardWords(std::string_view text);

} // namespace yomi::splitdamage
