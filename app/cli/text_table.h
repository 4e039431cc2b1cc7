// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace yomi::cli {

/// Columns of text under a header: names in the first one are left-aligned, numbers in the others
/// right-aligned. The last one may have words, which are left-aligned, too.
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

/// A probability in per cent with six digits. Only 0 and 1 themselves read as such: what rounds to
/// 100 % is "> 99.9999 %".
std::string percent(double probability);

/// A duration of so many seconds in ns, µs, ms or s, with four digits.
std::string duration(double seconds);

} // namespace yomi::cli
