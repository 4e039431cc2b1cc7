// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace yomi {

/// The text of resources/catalogs/<name>.json or resources/translations/<name>.ts, embedded at
/// build time, with static lifetime. Throws std::invalid_argument for an unknown name.
std::string_view catalog(std::string_view name);

} // namespace yomi
