// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace yomi {

/// The signs of a board's text, before it is known which are cells. Discs, emoji and capitals
/// become one letter each: ● is B, 🟡 is Y, a word for an empty cell is a point.
class StoneSigns {
public:
    /// A possible cell, or a number or letter at the edge: a letter, a number, or one of . - _ +
    struct Sign {
        std::string text;
        std::size_t place;                           ///< offset in the text, in bytes
        bool isWholeCell = false;                    ///< the only sign up to the next | or comma
        bool isBlank() const { return text == " "; } ///< empty, between two | or commas
    };
    enum class Frame {
        No,
        Blank, ///< | alone: a frame, or empty cells
        Lines, ///< - + _ and |: a frame, or empty cells
        Sure,
    };
    struct Row {
        std::vector<Sign> signs;
        Frame frame = Frame::No;
    };

    explicit StoneSigns(std::string_view text);

    /// The text, one letter per sign, with line ends between rows and without "X to move".
    const std::string& text() const { return m_text; }
    /// The rows that are not empty.
    const std::vector<Row>& rows() const { return m_rows; }
    /// The sign of a side as the text writes it: "X", "●".
    std::string shown(const std::string& sign) const;
    /// The side in "X to move", which is not part of the board; empty if absent.
    const std::string& toMove() const { return m_toMove; }
    /// The text without "X to move".
    std::string withoutToMove(std::string_view text) const {
        return std::string(text.substr(0, m_aside.first)) +
               std::string(text.substr(m_aside.second));
    }

private:
    void take(std::string_view text);
    void replaceWord(std::string_view word, std::string_view by);
    void cut(std::size_t begin, std::size_t length);
    void dropName();
    bool hasTitle() const;
    void findToMove();
    void addRows();
    void addRow(std::size_t begin, std::size_t end);
    std::size_t placeAt(std::size_t sign) const;

    std::size_t m_length;
    std::pair<std::size_t, std::size_t> m_aside; ///< range of "X to move" in the text
    std::string m_text;                          ///< one byte per sign
    std::vector<std::size_t> m_places;
    std::map<char, std::string> m_glyphs; ///< the original sign of each letter
    std::vector<Row> m_rows;
    std::string m_toMove;
};

} // namespace yomi
