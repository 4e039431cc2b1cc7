// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_signs.h"

#include "core/common/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace yomi {

namespace {

constexpr char rowEnd = '\n', skipped = '\0', unknown = '\x01';
constexpr std::string_view digits = "0123456789";

bool isStoneGlyph(char sign) {
    return std::string_view("OXRYBW").find(sign) != std::string_view::npos;
}

char signOf(char32_t code) {
    constexpr std::pair<std::u32string_view, char> known[] = {
        {U"·∙⋅•․□▢◻⬜⬛🔲🔳🟦", '.'},
        {U"–—−", '-'},
        {U"│┃║¦", '|'},
        {U"●⚫🔵", 'B'},
        {U"○◯⚪", 'W'},
        {U"⭕Ｏ", 'O'},
        {U"×✕✖❌╳Ｘ", 'X'},
        {U"🔴", 'R'},
        {U"🟡", 'Y'},
        {U"\u00a0\u2007\u202f\u3000", ' '},
        {U"‘’“”", '\''},
        {U"\ufe0e\ufe0f", skipped}};
    for (const auto& [signs, sign] : known)
        if (signs.find(code) != std::u32string_view::npos)
            return sign;
    const bool isBoxDrawing = code >= 0x2500 && code < 0x2580;
    return isBoxDrawing ? '=' : unknown;
}

char asciiSign(char c) {
    if (c >= 'a' && c <= 'z')
        return static_cast<char>(c - 'a' + 'A');
    if (std::string_view("/;[](){}\n\r").find(c) != std::string_view::npos)
        return rowEnd;
    return c == '"' || c == '`' ? '\'' : c;
}

bool isCapital(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isBarrier(char c) {
    return c == '|' || c == ',' || c == '\t';
}

StoneSigns::Frame frameOf(std::string_view line) {
    using Frame = StoneSigns::Frame;
    const auto has = [line](std::string_view signs) {
        return line.find(signs) != std::string_view::npos;
    };
    if (line.find_first_not_of("-+|_= ") != std::string_view::npos)
        return Frame::No;
    if (has("=") || has("+-") || has("-+"))
        return Frame::Sure;
    return line.find_first_of("-+_") == std::string_view::npos ? Frame::Blank : Frame::Lines;
}

/// Cells without separators after a row number, not one number.
bool isRowOfDigits(std::string_view text) {
    return text.size() > 2 && text.find_first_not_of("012") == std::string_view::npos;
}

/// "1", "-1", "+1", "1.", "1.0" without plus and point; empty for any other text.
std::string signedNumber(std::string_view text) {
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    const std::size_t length = std::min(text.find_first_not_of(digits), text.size());
    const std::string_view rest = text.substr(length);
    if (length == 0 ||
        (!rest.empty() && (rest[0] != '.' || rest.find_first_not_of('0', 1) != rest.npos)))
        return {};
    return (isNegative ? "-" : "") + std::string(text.substr(0, length));
}

} // namespace

StoneSigns::StoneSigns(std::string_view text)
    : m_length(text.size())
    , m_aside{text.size(), text.size()} {
    take(text);
    for (const char* word : {"NP.ARRAY", "NUMPY.ARRAY", "ARRAY", "TORCH.TENSOR", "TENSOR"})
        replaceWord(word, "");
    for (const char* word : {"NONE", "NULL", "NIL", "NAN", "EMPTY"})
        replaceWord(word, ".");
    for (const char* word : {"DTYPE=", "DEVICE="}) // behind the numbers of a list
        if (const std::size_t at = m_text.find(word); at != std::string::npos)
            cut(at, std::min(m_text.find(rowEnd, at), m_text.size()) - at);
    findToMove();
    dropName();
    while (hasTitle())
        cut(0, m_text.find(rowEnd) + 1);
    addRows();
}

void StoneSigns::take(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (text.substr(at).starts_with("\\n")) { // a text with escaped line ends
            m_text += rowEnd;
            m_places.push_back(at);
            at += 2;
            continue;
        }
        const auto [glyph, code] = firstCharacter(text.substr(at));
        const char sign = code >= 0 && code < 0x80
                              ? asciiSign(text[at])
                              : signOf(code < 0 ? static_cast<unsigned char>(text[at])
                                                : static_cast<char32_t>(code));
        if (sign != skipped || glyph.size() == 1) {
            m_text += sign == skipped ? unknown : sign;
            m_places.push_back(at);
            if (glyph.size() > 1 && isStoneGlyph(sign))
                m_glyphs.try_emplace(sign, glyph);
        }
        at += glyph.size();
    }
    const auto has = [this](char sign) {
        return m_text.find(sign) != std::string::npos;
    };
    // The meaning of circles depends on the other side: noughts with crosses, holes with red and
    // yellow.
    if (has('R') && has('Y')) {
        for (const char hole : {'W', 'B'})
            if (m_glyphs.erase(hole) > 0)
                std::ranges::replace(m_text, hole, '.');
    } else if (has('X') && !has('B') && m_glyphs.contains('W')) {
        std::ranges::replace(m_text, 'W', 'O');
        m_glyphs.erase('W');
    }
    m_glyphs.erase('O');
    m_glyphs.erase('X');
}

void StoneSigns::cut(std::size_t begin, std::size_t length) {
    m_text.erase(begin, length);
    const auto first = m_places.begin() + static_cast<std::ptrdiff_t>(begin);
    m_places.erase(first, first + static_cast<std::ptrdiff_t>(length));
}

void StoneSigns::replaceWord(std::string_view word, std::string_view by) {
    for (std::size_t at = 0; (at = m_text.find(word, at)) != std::string::npos; at += by.size()) {
        std::ranges::copy(by, m_text.begin() + static_cast<std::ptrdiff_t>(at));
        cut(at + by.size(), word.size() - by.size());
    }
}

/// Drops "board = " before a list.
void StoneSigns::dropName() {
    const std::size_t begin = m_text.find_first_not_of(" \n\t");
    if (begin == std::string::npos || !isCapital(m_text[begin]))
        return;
    const std::size_t name = std::min(
        m_text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789", begin), m_text.size());
    const std::size_t sign = m_text.find_first_not_of(' ', name);
    if (name - begin > 1 && sign != std::string::npos &&
        (m_text[sign] == '=' || m_text[sign] == ':'))
        cut(0, sign + 1);
}

/// Whether other lines follow the first one and it has a word that is no row and names no columns:
/// at least two of its letters are no stones, and it does not count as ABC does.
bool StoneSigns::hasTitle() const {
    const std::size_t end = m_text.find(rowEnd);
    if (end == std::string::npos || m_text.find_first_not_of(" \n", end) == std::string::npos)
        return false;
    std::size_t others = 0, steps = 0, length = 0;
    for (std::size_t at = 0; at < end; ++at) {
        if (!isCapital(m_text[at])) {
            others = steps = length = 0;
            continue;
        }
        others += isStoneGlyph(m_text[at]) ? 0 : 1;
        steps += length > 0 && m_text[at] == m_text[at - 1] + 1 ? 1 : 0;
        if (++length > 2 && others > 1 && steps + 1 < length)
            return true;
    }
    return false;
}

void StoneSigns::findToMove() {
    constexpr std::string_view ends = " \n\t,.:=";
    for (const std::string_view words : {"TO MOVE", "TO PLAY", "'S TURN", "TURN"}) {
        const std::size_t at = m_text.find(words);
        if (at == std::string::npos)
            continue;
        const std::size_t behind = at + words.size();
        std::size_t begin = at, end = behind; // range of the whole phrase
        if (at > 0 && m_text[at - 1] != rowEnd) {
            const std::size_t last = std::min(m_text.find_last_not_of(' ', at - 1), at);
            const std::size_t before = m_text.find_last_of(ends, last);
            begin = before == std::string::npos ? 0 : before + 1;
            m_toMove = m_text.substr(begin, last + 1 - begin);
            constexpr std::string_view player = "PLAYER ";
            if (begin >= player.size() &&
                m_text.compare(begin - player.size(), player.size(), player) == 0) {
                begin -= player.size();
                const bool hasLetters = std::ranges::any_of(
                    m_text.substr(0, begin) + m_text.substr(behind), isStoneGlyph);
                if (hasLetters && digits.find(m_toMove[0]) != std::string_view::npos)
                    m_toMove.clear(); // the text does not say which letter is the second player
            }
        } else {
            const std::size_t sign =
                std::min(m_text.find_first_not_of(" :=", behind), m_text.size());
            end = std::min(m_text.find_first_of(ends, sign), m_text.size());
            m_toMove = m_text.substr(sign, end - sign);
        }
        end = std::min(m_text.find_first_not_of(".,", end), m_text.size());
        m_aside = {placeAt(begin), placeAt(end)};
        cut(begin, end - begin);
        return;
    }
}

std::size_t StoneSigns::placeAt(std::size_t sign) const {
    return sign < m_places.size() ? m_places[sign] : m_length;
}

std::string StoneSigns::shown(const std::string& sign) const {
    const auto found = sign.size() == 1 ? m_glyphs.find(sign[0]) : m_glyphs.end();
    if (found != m_glyphs.end())
        return found->second;
    constexpr std::array<std::array<std::string_view, 4>, 2> pairs = {
        {{"B", "●", "W", "○"}, {"R", "🔴", "Y", "🟡"}}};
    for (const auto& [one, oneGlyph, other, otherGlyph] : pairs) { // glyphs depend on the other
        if (sign == one && m_glyphs.contains(other[0]))
            return std::string(oneGlyph);
        if (sign == other && m_glyphs.contains(one[0]))
            return std::string(otherGlyph);
    }
    return sign;
}

void StoneSigns::addRows() {
    for (std::size_t begin = 0; begin < m_text.size();) {
        const std::size_t end = std::min(m_text.find(rowEnd, begin), m_text.size());
        addRow(begin, end);
        begin = end + 1;
    }
}

void StoneSigns::addRow(std::size_t begin, std::size_t end) {
    const std::string_view line = std::string_view(m_text).substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos || line.find_first_not_of(" ,\t") == std::string_view::npos)
        return; // after the brackets of a list
    Row row;
    row.frame = frameOf(line);
    const std::size_t last = std::min(line.find_first_of(" |,\t'", first), line.size());
    const bool isAlone = line.find_first_not_of(' ', last) == std::string_view::npos;
    const auto add = [&](std::string sign, std::size_t at) {
        row.signs.push_back({std::move(sign), m_places[begin + at]});
    };
    const auto finish = [&] {
        if (!row.signs.empty())
            m_rows.push_back(std::move(row));
        row = {};
    };
    bool isBlank = true, hasBarriers = false; // since the last barrier
    std::size_t signsBefore = 0;
    for (std::size_t at = 0; at < line.size();) {
        if (isBarrier(line[at])) {
            if (isBlank)
                add(" ", at);
            else if (row.signs.size() == signsBefore + 1)
                row.signs.back().isWholeCell = true;
            signsBefore = row.signs.size();
            isBlank = hasBarriers = true;
            ++at;
        } else if (line[at] == ' ') {
            ++at;
        } else if (line[at] == '\'') {
            const std::size_t close = std::min(line.find('\'', at + 1), line.size());
            const std::string_view quoted = line.substr(at + 1, close - at - 1);
            if (quoted.size() > 1)
                finish(); // a quoted text is a row
            if (quoted.empty())
                add(".", at);
            for (std::size_t i = 0; i < quoted.size(); ++i)
                add(quoted[i] == ' ' ? "." : std::string(1, quoted[i]), at + 1 + i);
            if (quoted.size() > 1)
                finish();
            isBlank = false;
            at = std::min(close + 1, line.size());
        } else {
            const std::size_t stop = std::min(line.find_first_of(" |,\t'", at), line.size());
            const std::string_view part = line.substr(at, stop - at);
            const std::string number =
                isAlone || isRowOfDigits(part) ? std::string() : signedNumber(part);
            if (!number.empty())
                add(number, at);
            for (std::size_t i = 0; number.empty() && i < part.size(); ++i)
                add(std::string(1, part[i]), at + i);
            isBlank = false;
            at = stop;
        }
    }
    if (hasBarriers && isBlank && !line.empty())
        add(" ", line.size() - 1);
    finish();
}

} // namespace yomi
