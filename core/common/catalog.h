// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace yomi {

/// The text of resources/catalogs/<name>.json, embedded at build time and valid for ever.
/// Throws std::invalid_argument for a name that is not there.
std::string_view catalog(std::string_view name);

} // namespace yomi
