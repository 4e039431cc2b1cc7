// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>

namespace yomi::cli {

/// Reads a whole file. Throws FormatError when it cannot be opened or read, and when it has more
/// than 64 MiB.
std::string readFile(const std::string& path);

/// The same of standard input.
std::string readStandardInput();

/// Writes a file through a second one beside it, which takes its place when all is written: a file
/// that was there before is kept until then. What is no regular file, such as a device, is written
/// as it is. Throws std::runtime_error that names the path and the reason.
void writeFile(const std::filesystem::path& path,
               const std::function<void(std::ostream& out)>& write);

} // namespace yomi::cli
