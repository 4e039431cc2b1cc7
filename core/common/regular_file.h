// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

namespace yomi {

/// A file that is open to be read. For every file that a document names, or that another program
/// may replace: only regular files are opened, and never waited for. A pipe without a writer would
/// hold the reader up, a device such as /dev/zero never ends, and opening one can change it.
class RegularFile {
public:
    /// Throws FormatError, without a place, for a folder, a pipe, a socket, a device and a file of
    /// /proc or /sys, and for what is missing or may not be read. A link to a regular file is one.
    /// An allowed pipe is opened without waiting for a writer.
    enum class Pipes : bool { Refused, Allowed };
    explicit RegularFile(const std::string& path, Pipes pipes = Pipes::Refused);
    ~RegularFile();
    RegularFile(const RegularFile&) = delete;
    RegularFile& operator=(const RegularFile&) = delete;

    /// Fills the front of `room` with the next bytes. How many; 0 at the end. Throws FormatError.
    std::size_t read(std::span<char> room);

    /// The file descriptor, which is the caller's to close from now on.
    int release();

private:
    RegularFile() = default;

    int m_file = -1;
};

} // namespace yomi
