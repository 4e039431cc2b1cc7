// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/book.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace yomi::cli {

/// The book in a file. Throws FormatError that names the file when it cannot be read or is no whole
/// book for the size.
std::shared_ptr<const connectfour::Book> readBook(const std::string& path,
                                                  const connectfour::Size& size);

/// The file beside a book in which its scores are collected, FILE.unfinished. It stays when the
/// making of the book is ended in any way, and the next one goes on with what is whole of it.
class UnfinishedBook {
public:
    /// Throws std::runtime_error when the file cannot be used or belongs to another book.
    UnfinishedBook(const std::filesystem::path& book, const connectfour::BookRange& range);
    ~UnfinishedBook();
    UnfinishedBook(const UnfinishedBook&) = delete;
    UnfinishedBook& operator=(const UnfinishedBook&) = delete;

    const std::vector<int>& scores() const { return m_text.scores(); }

    /// Writes up to BookText::scoresPerLine scores. Throws std::runtime_error that names the file
    /// and the reason.
    void append(std::span<const int> scores);

    /// The file takes the place of the book. Throws like append().
    void finish();

private:
    void write(std::string_view text);
    [[noreturn]] void refuse(int error) const;

    std::filesystem::path m_book, m_path;
    connectfour::BookText m_text;
    int m_file = -1;
};

} // namespace yomi::cli
