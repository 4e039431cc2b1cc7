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

/// The signs of a text of a board, before anybody knows which of them are cells: discs, emoji and
/// capitals are one letter each, ● is B, 🟡 is Y, a word for nothing is a point.
class StoneSigns {
public:
    /// What may be a cell, or a number or letter at the edge: a letter, a number, or one of . - _ +
    struct Sign {
        std::string text;
        std::size_t place;        ///< in the text, in bytes
        bool isWholeCell = false; ///< nothing else stands up to the next | or comma
        bool isBlank() const { return text == " "; } ///< nothing, between two | or commas
    };
    enum class Frame {
        No,
        Blank, ///< | alone: a frame, or cells with nothing in them
        Lines, ///< - + _ and |: a frame, or cells that are empty
        Sure,
    };
    struct Row {
        std::vector<Sign> signs;
        Frame frame = Frame::No;
    };

    explicit StoneSigns(std::string_view text);

    /// The text, one letter a sign, with line ends between rows and without "X to move".
    const std::string& text() const { return m_text; }
    /// Those that have anything on them.
    const std::vector<Row>& rows() const { return m_rows; }
    /// A side as the text writes it: "X", "●".
    std::string shown(const std::string& sign) const;
    /// The sign behind "X to move", which is no part of the board; empty without one.
    const std::string& toMove() const { return m_toMove; }
    /// The text without it.
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
    std::pair<std::size_t, std::size_t> m_aside; ///< of the text, where "X to move" stands
    std::string m_text;                          ///< one byte a sign
    std::vector<std::size_t> m_places;
    std::map<char, std::string> m_glyphs; ///< what a letter stands for
    std::vector<Row> m_rows;
    std::string m_toMove;
};

} // namespace yomi
