// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/format_error.h"
#include "core/common/json_warnings.h"

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace yomi::cli {

/// Passes a file, or standard input for "-", to `read` in pieces until that returns false. Throws
/// FormatError if it cannot be opened or read.
void readPieces(const std::string& path, const std::function<bool(std::string_view piece)>& read);

/// Throws FormatError that names the file unless it is a RegularFile.
void requireRegularFile(const std::string& path);

// A whole text. Throws FormatError if it cannot be opened or read, and for more than 64 MiB.
std::string textOfFile(const std::string& path);
std::string textOfStandardInput();

/// Collects the JsonWarnings of one text separately, so that its keys are not compared with those
/// of another, and passes them on.
class WarningsOfText {
public:
    WarningsOfText() { m_own.emplace(); }
    ~WarningsOfText() {
        std::vector<Sentence> sentences = m_own->sentences();
        m_own.reset();
        for (Sentence& sentence : sentences)
            JsonWarnings::add(std::move(sentence));
    }
    WarningsOfText(const WarningsOfText&) = delete;
    WarningsOfText& operator=(const WarningsOfText&) = delete;

private:
    std::optional<JsonWarnings> m_own;
};

/// Calls `read`; a FormatError that it throws begins with `name`.
template <class Read>
auto readNamed(const std::string& name, const Read& read) {
    const WarningsOfText warnings;
    try {
        return read();
    } catch (const FormatError& error) {
        throw FormatError(error.sentence()).at(name);
    }
}

/// Calls `read` with the text of a file.
template <class Read>
auto readFile(const std::string& path, const Read& read) {
    return readNamed(path, [&] { return read(textOfFile(path)); });
}

/// Calls `read` with the text of standard input.
template <class Read>
auto readStandardInput(const Read& read) {
    return readNamed("standard input", [&] { return read(textOfStandardInput()); });
}

/// Writes a file through a temporary one next to it, which replaces the file once complete; until
/// then an existing file is kept. Anything but a regular file, such as a device, is written
/// directly. Throws std::runtime_error that names the path and the reason.
void writeFile(const std::filesystem::path& path,
               const std::function<void(std::ostream& out)>& write);

} // namespace yomi::cli
