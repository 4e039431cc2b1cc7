// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <exception>
#include <string>

namespace yomi::cli {

/// The sentence as the command line words it.
std::string worded(const Sentence& sentence);

/// The error in a sentence of bounded length.
std::string messageOf(const std::exception& error);
/// The same with a full stop, which a FormatError lacks.
std::string wholeMessageOf(const std::exception& error);

/// The text without its middle if it is long: an error of 200 MB is of no use.
std::string shortened(const std::string& text);

} // namespace yomi::cli
