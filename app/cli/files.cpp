// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"

#include "core/common/regular_file.h"
#include "core/common/system_error.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <iostream>
#include <system_error>

namespace yomi::cli {

namespace {

using ReadPiece = std::function<bool(std::string_view piece)>;

void readAll(std::istream& file, const ReadPiece& read) {
    std::array<char, 1 << 16> part;
    while (file.read(part.data(), part.size()), file.gcount() > 0) // a device has no size
        if (!read({part.data(), static_cast<std::size_t>(file.gcount())}))
            return;
    if (file.bad())
        throw FormatError("this file cannot be read");
}

std::string readAll(std::istream& file) {
    constexpr std::size_t largestFile = 64 << 20;
    std::string text;
    readAll(file, [&](std::string_view piece) {
        text += piece;
        if (text.size() > largestFile)
            throw FormatError("this file is larger than 64 MiB");
        return true;
    });
    return text;
}

std::ifstream opened(const std::string& path) {
    std::error_code ignored; // a file without a status cannot be opened either
    if (std::filesystem::is_directory(path, ignored))
        throw FormatError("this is a folder, not a file");
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw FormatError("this file cannot be opened");
    return file;
}

/// A temporary file next to the target; removed unless it replaced the target.
class PartFile {
public:
    explicit PartFile(const std::filesystem::path& target)
        : m_target(target)
        , m_path(target.string() + ".part") {}
    ~PartFile() {
        std::error_code ignored; // if it was renamed or never created, there is nothing to remove
        std::filesystem::remove(m_path, ignored);
    }
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    void takePlace() const { std::filesystem::rename(m_path, m_target); }

private:
    std::filesystem::path m_target;
    std::filesystem::path m_path;
};

/// Writes a new file or overwrites an existing one.
void writeInPlace(const std::filesystem::path& path,
                  const std::function<void(std::ostream& out)>& write) {
    errno = 0;
    std::ofstream file(path, std::ios::binary);
    if (file)
        write(file);
    file.close();
    if (!file)
        throw std::system_error(errno == 0 ? EIO : errno, std::generic_category());
}

} // namespace

void readPieces(const std::string& path, const ReadPiece& read) {
    if (path == "-")
        return readAll(std::cin, read);
    std::ifstream file = opened(path);
    readAll(file, read);
}

void requireRegularFile(const std::string& path) {
    readNamed(path, [&] { const RegularFile file(path); });
}

std::string textOfFile(const std::string& path) {
    std::ifstream file = opened(path);
    return readAll(file);
}

std::string textOfStandardInput() {
    return readAll(std::cin);
}

void writeFile(const std::filesystem::path& path,
               const std::function<void(std::ostream& out)>& write) {
    namespace fs = std::filesystem;
    try {
        if (fs::exists(path) && !fs::is_regular_file(path))
            return writeInPlace(path, write);
        const PartFile part(fs::weakly_canonical(path)); // keeps a link a link
        writeInPlace(part.path(), write);
        part.takePlace();
    } catch (const std::system_error& error) {
        throw RuntimeError("{} cannot be written: {}.", path.string(),
                           systemErrorText(error.code().value()));
    }
}

} // namespace yomi::cli
