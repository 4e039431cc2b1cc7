// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/book_file.h"

#include "app/cli/files.h"
#include "core/common/sentence.h"
#include "core/common/system_error.h"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace yomi::cli {

using namespace connectfour;

namespace {

/// The file in which a book is collected before it replaces `book`, which must not be a device or
/// folder.
std::filesystem::path besides(const std::filesystem::path& book) {
    if (std::filesystem::exists(book) && !std::filesystem::is_regular_file(book))
        throw RuntimeError("{} is not a file that a book can replace.", book.string());
    return book.string() + ".unfinished";
}

/// The scores collected so far.
BookText collected(const std::filesystem::path& path, const BookRange& range) {
    BookText none(range);
    if (!std::filesystem::exists(path))
        return none;
    const std::string text = textOfFile(path.string());
    if (none.firstLine().starts_with(text)) // interrupted before the first score
        return none;
    try {
        BookText found = BookText::read(text);
        if (found.range() == range)
            return found;
    } catch (const FormatError&) {
        // Refused like the file of another book.
    }
    throw RuntimeError(
        "{} is not the beginning of this book; remove it, or name another file for the book.",
        path.string());
}

} // namespace

std::shared_ptr<const Book> readBook(const std::string& path, const Size& size) {
    return std::make_shared<const Book>(
        readFile(path, [&](const std::string& text) { return parseBook(text, size); }));
}

UnfinishedBook::UnfinishedBook(const std::filesystem::path& book, const BookRange& range)
    : m_book(book)
    , m_path(besides(book))
    , m_text(collected(m_path, range))
    , m_file(open(m_path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666)) {
    if (m_file < 0)
        refuse(errno);
    const auto whole = static_cast<off_t>(m_text.scores().empty() ? 0 : m_text.size());
    if (ftruncate(m_file, whole) != 0 || lseek(m_file, 0, SEEK_END) < 0)
        refuse(errno);
    if (whole == 0)
        write(m_text.firstLine());
}

UnfinishedBook::~UnfinishedBook() {
    if (m_file >= 0)
        close(m_file);
}

void UnfinishedBook::append(std::span<const int> scores) {
    write(m_text.append(scores));
}

void UnfinishedBook::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(m_file, text.data(), text.size());
        if (written < 0 && errno != EINTR)
            refuse(errno);
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
}

void UnfinishedBook::finish() {
    if (fsync(m_file) != 0)
        refuse(errno);
    std::error_code error;
    std::filesystem::rename(m_path, m_book, error);
    if (error)
        throw RuntimeError("{} cannot be written: {}.", m_book.string(),
                           systemErrorText(error.value()));
}

void UnfinishedBook::refuse(int error) const {
    throw RuntimeError("{} cannot be written: {}.", m_path.string(), systemErrorText(error));
}

} // namespace yomi::cli
