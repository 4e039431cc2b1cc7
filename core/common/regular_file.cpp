// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/regular_file.h"

#include "core/common/format_error.h"
#include "core/common/system_error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace yomi {

namespace {

[[noreturn]] void refuse(int error) {
    if (error == ENOENT)
        throw FormatError("there is no such file");
    throw FormatError("it cannot be read: {}", systemErrorText(error));
}

void requireRegular(mode_t mode, RegularFile::Pipes pipes) {
    if (S_ISREG(mode) || (S_ISFIFO(mode) && pipes == RegularFile::Pipes::Allowed))
        return;
    throw S_ISDIR(mode) ? FormatError("this is a folder, not a regular file")
    : S_ISFIFO(mode)    ? FormatError("this is a pipe, not a regular file")
    : S_ISSOCK(mode)    ? FormatError("this is a socket, not a regular file")
                        : FormatError("this is a device, not a regular file");
}

/// Files that the kernel generates on reading may have no end.
void requireOnDisk(int file) {
    constexpr std::array madeUp = {PROC_SUPER_MAGIC, SYSFS_MAGIC, DEBUGFS_MAGIC, TRACEFS_MAGIC};
    struct statfs system = {};
    if (fstatfs(file, &system) != 0)
        refuse(errno);
    if (std::ranges::find(madeUp, system.f_type) != madeUp.end())
        throw FormatError("this is a part of the running system, not a regular file");
}

} // namespace

RegularFile::RegularFile(const std::string& path, Pipes pipes)
    : RegularFile() { // from here on the destructor closes what is open
    struct stat status = {};
    if (stat(path.c_str(), &status) != 0)
        refuse(errno);
    requireRegular(status.st_mode, pipes);
    m_file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (m_file < 0 || fstat(m_file, &status) != 0)
        refuse(errno);
    requireRegular(status.st_mode, pipes); // another one may have taken its place
    requireOnDisk(m_file);
}

RegularFile::~RegularFile() {
    if (m_file >= 0)
        close(m_file);
}

std::size_t RegularFile::read(std::span<char> room) {
    for (;;) {
        const ssize_t count = ::read(m_file, room.data(), room.size());
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            refuse(errno);
    }
}

int RegularFile::release() {
    return std::exchange(m_file, -1);
}

} // namespace yomi
