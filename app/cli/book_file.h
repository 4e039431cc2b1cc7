// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/book.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace yomi::cli {

/// The book in a file. Throws FormatError that names the file if it cannot be read or is not a
/// complete book for the size.
std::shared_ptr<const connectfour::Book> readBook(const std::string& path,
                                                  const connectfour::Size& size);

/// FILE.unfinished, in which the scores of a book are collected. It stays if the computation ends
/// early; the next one continues with its complete lines.
class UnfinishedBook {
public:
    /// Throws std::runtime_error if the file cannot be used or belongs to another book.
    UnfinishedBook(const std::filesystem::path& book, const connectfour::BookRange& range);
    ~UnfinishedBook();
    UnfinishedBook(const UnfinishedBook&) = delete;
    UnfinishedBook& operator=(const UnfinishedBook&) = delete;

    const std::vector<int>& scores() const { return m_text.scores(); }

    /// Writes up to BookText::scoresPerLine scores. Throws std::runtime_error that names the file
    /// and the reason.
    void append(std::span<const int> scores);

    /// The file replaces the book. Throws like append().
    void finish();

private:
    void write(std::string_view text);
    [[noreturn]] void refuse(int error) const;

    std::filesystem::path m_book, m_path;
    connectfour::BookText m_text;
    int m_file = -1;
};

} // namespace yomi::cli
