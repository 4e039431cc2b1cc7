// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

namespace yomi::cli {

/// Columns of text under a header: the first one is left-aligned for names, the others are
/// right-aligned for numbers. The last one may have words, which are left-aligned, too.
class TextTable {
public:
    enum class Last { Number, Words };
    explicit TextTable(std::vector<std::string> header, Last last = Last::Number);

    /// One cell for each column.
    void add(std::vector<std::string> row);
    void print(std::ostream& out) const;

private:
    std::vector<std::vector<std::string>> m_rows;
    Last m_last;
};

/// The text with blanks up to so many terminal columns; a longer text as it is.
std::string padded(std::string text, std::size_t columns);

/// Lines "name  value"; the values begin in the same column.
class Summary {
public:
    void add(Phrase name, const std::string& value);
    void add(Phrase name, const Sentence& value);
    void print(std::ostream& out) const;

private:
    std::vector<std::pair<std::string, std::string>> m_rows;
};

/// A probability in per cent with six digits. Only exactly 0 and 1 are shown as 0 and 100 %: a
/// value that rounds to 100 % is "> 99.9999 %".
std::string percent(double probability);

/// A duration of so many seconds in ns, µs, ms or s, with four digits.
std::string duration(double seconds);

} // namespace yomi::cli
