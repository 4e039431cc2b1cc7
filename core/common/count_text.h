// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Counts as core and the command line print them.
namespace yomi {

/// 1018000 as "1,018,000".
std::string grouped(std::int64_t number);

/// "1 node", "1,018 nodes".
std::string counted(std::int64_t number, std::string_view one, std::string_view many);

} // namespace yomi
