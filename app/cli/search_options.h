// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/document_json.h"

#include <string>
#include <vector>

namespace yomi::cli {

/// The document in a .yomi file; without a name the start with the default search.
tictactoe::Document readSearches(const std::string& fileName);

/// Squares as text, with blanks between them.
std::string squareList(const std::vector<int>& squares);

} // namespace yomi::cli
