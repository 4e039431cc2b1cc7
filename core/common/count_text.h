// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

/// Counts as core and the command line print them.
namespace yomi {

/// 1018000 as "1,018,000".
std::string grouped(std::int64_t number);

} // namespace yomi
