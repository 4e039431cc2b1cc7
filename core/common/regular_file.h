// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

namespace yomi {

/// A file open for reading, for files that a document names or that another program may replace.
/// Opens only regular files and never blocks: a pipe without a writer would block the reader, a
/// device such as /dev/zero never ends, and opening a device can change it.
class RegularFile {
public:
    enum class Pipes : bool { Refused, Allowed };
    /// Throws FormatError without a place for a folder, pipe, socket, device, file of /proc or
    /// /sys, and for a file that is missing or not readable. Follows links to regular files. An
    /// allowed pipe is opened without waiting for a writer.
    explicit RegularFile(const std::string& path, Pipes pipes = Pipes::Refused);
    ~RegularFile();
    RegularFile(const RegularFile&) = delete;
    RegularFile& operator=(const RegularFile&) = delete;

    /// Fills the front of `room` with the next bytes and returns their number; 0 at the end. Throws
    /// FormatError.
    std::size_t read(std::span<char> room);

    /// Returns the file descriptor, which the caller must close.
    int release();

private:
    RegularFile() = default;

    int m_file = -1;
};

} // namespace yomi
