// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/system_error.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

namespace yomi {

namespace {

constexpr Phrase usual[] = {
    Phrase("Argument list too long"),
    Phrase("Broken pipe"),
    Phrase("Cannot allocate memory"),
    Phrase("Device or resource busy"),
    Phrase("Disk quota exceeded"),
    Phrase("File exists"),
    Phrase("File name too long"),
    Phrase("File too large"),
    Phrase("Input/output error"),
    Phrase("Invalid argument"),
    Phrase("Is a directory"),
    Phrase("No space left on device"),
    Phrase("No such file or directory"),
    Phrase("Not a directory"),
    Phrase("Operation not permitted"),
    Phrase("Operation not supported"),
    Phrase("Permission denied"),
    Phrase("Read-only file system"),
    Phrase("Resource temporarily unavailable"),
    Phrase("Text file busy"),
    Phrase("Too many levels of symbolic links"),
    Phrase("Too many open files"),
    Phrase("Too many open files in system"),
};

} // namespace

Sentence systemErrorText(int error) {
    return systemErrorText(std::generic_category().message(error));
}

Sentence systemErrorText(std::string english) {
    const auto found = std::ranges::find(usual, english, &Phrase::english);
    return found == std::end(usual) ? Sentence::verbatim(std::move(english)) : Sentence(*found);
}

} // namespace yomi
