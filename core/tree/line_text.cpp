// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/line_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace yomi::tree {

namespace {

constexpr double greatestNumber = 1e15;

constexpr bool isDigit(char each) {
    return each >= '0' && each <= '9';
}

/// The number of bytes of the first character of a nonempty text, 0 if it is not UTF-8; sets its
/// code.
int characterAt(std::string_view text, char32_t& code) {
    const auto byte = [&](std::size_t i) {
        return static_cast<unsigned char>(text[i]);
    };
    if (byte(0) < 0x80) {
        code = byte(0);
        return 1;
    }
    const int length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (byte(0) < 0xC0 || byte(0) > 0xF7 || text.size() < static_cast<std::size_t>(length))
        return 0;
    code = byte(0) & (0x7Fu >> length);
    for (int i = 1; i < length; ++i) {
        const unsigned next = byte(static_cast<std::size_t>(i));
        if ((next & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (next & 0x3F);
    }
    constexpr char32_t least[] = {0x80, 0x800, 0x10000}; // smaller codes need fewer bytes
    const bool isSurrogate = code >= 0xD800 && code < 0xE000;
    return code < least[length - 2] || code > 0x10FFFF || isSurrogate ? 0 : length;
}

template <class Allowed>
bool allCharacters(std::string_view text, const Allowed& allowed) {
    while (!text.empty()) {
        char32_t code = 0;
        const int length = characterAt(text, code);
        if (length == 0 || !allowed(code))
            return false;
        text.remove_prefix(static_cast<std::size_t>(length));
    }
    return true;
}

/// The number of digits at the start.
std::size_t digitsIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isDigit) - text.begin());
}

/// A number without its sign, infinite beyond the range of a double. Nothing for a text that is not
/// a number.
std::optional<double> parseSize(std::string_view text) {
    if (text == "inf")
        return std::numeric_limits<double>::infinity();
    const std::size_t whole = digitsIn(text);
    if (whole == text.size() && whole > 0 && whole <= 15) { // nearly all numbers
        std::int64_t number = 0;
        for (const char digit : text)
            number = 10 * number + (digit - '0');
        return static_cast<double>(number);
    }
    std::string_view rest = text.substr(whole);
    std::size_t decimals = 0;
    if (rest.starts_with('.')) {
        decimals = digitsIn(rest.substr(1));
        rest.remove_prefix(1 + decimals);
        if (decimals == 0)
            return std::nullopt;
    }
    if (whole + decimals == 0)
        return std::nullopt;
    int exponent = 0;
    if (rest.starts_with('e') || rest.starts_with('E')) {
        rest.remove_prefix(1);
        const bool isNegative = rest.starts_with('-');
        if (isNegative || rest.starts_with('+'))
            rest.remove_prefix(1);
        if (rest.empty() || digitsIn(rest) != rest.size())
            return std::nullopt;
        constexpr int beyondAll = 1'000'000; // lines are shorter
        if (std::from_chars(rest.data(), rest.data() + rest.size(), exponent).ec != std::errc())
            exponent = beyondAll;
        exponent = isNegative ? -std::min(exponent, beyondAll) : std::min(exponent, beyondAll);
        rest = {};
    }
    if (!rest.empty())
        return std::nullopt;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc())
        return number;
    // Beyond the range of a double: too small if the first digit is right of the point, else too
    // large.
    const std::size_t first = text.find_first_of("123456789");
    const auto place = static_cast<std::int64_t>(whole) - static_cast<std::int64_t>(first) +
                       exponent + (first > whole ? 1 : 0);
    return place <= 0 ? 0.0 : std::numeric_limits<double>::infinity();
}

std::optional<int> hexDigit(char each) {
    if (isDigit(each))
        return each - '0';
    const char lower = static_cast<char>(each | 0x20);
    return lower >= 'a' && lower <= 'f' ? std::optional(lower - 'a' + 10) : std::nullopt;
}

constexpr bool isLetter(char each) {
    return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z');
}

} // namespace

bool isUtf8(std::string_view text) {
    return allCharacters(text, [](char32_t) { return true; });
}

bool isPlainLine(std::string_view line) {
    unsigned char odd = 0; // not a bool, so that the compiler vectorizes the loop
    for (const char each : line)
        odd |= static_cast<unsigned char>(each - 0x20) >= 0x7F - 0x20;
    return odd == 0 || allCharacters(line, [](char32_t code) {
               return code == '\t' || (code >= 0x20 && (code < 0x7F || code >= 0xA0));
           });
}

std::optional<double> parseNumber(std::string_view text) {
    const std::optional<double> number = parseNumberOfAnySize(text);
    const bool isTooLarge = number && std::abs(*number) > greatestNumber && !text.ends_with("inf");
    return isTooLarge ? std::nullopt : number;
}

std::optional<double> parseNumberOfAnySize(std::string_view text) {
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    const std::optional<double> size = parseSize(text);
    return size && isNegative && *size != 0 ? -*size : size;
}

std::string numberText(double number) {
    if (std::isinf(number))
        return number < 0 ? "-inf" : "inf";
    constexpr std::size_t longest = 32;
    constexpr double least = 1e-6, most = 1e21; // else with an exponent, as in JavaScript
    std::array<char, longest> text;
    const double shown = number == 0 ? 0 : number; // not -0
    const bool isPlain = shown == 0 || (std::abs(shown) >= least && std::abs(shown) < most);
    char* const end = text.data() + text.size();
    return {text.data(), (isPlain ? std::to_chars(text.data(), end, shown, std::chars_format::fixed)
                                  : std::to_chars(text.data(), end, shown))
                             .ptr};
}

std::optional<double> parseCount(std::string_view text) {
    if (text.empty() || digitsIn(text) != text.size())
        return std::nullopt;
    return parseNumber(text);
}

bool decodeEscapes(std::string_view text, std::string& decoded) {
    const std::size_t begin = decoded.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        if (i + 2 >= text.size())
            return false;
        const auto high = hexDigit(text[i + 1]), low = hexDigit(text[i + 2]);
        if (!high || !low)
            return false;
        decoded += static_cast<char>(*high << 4 | *low);
        i += 2;
    }
    return isUtf8(std::string_view(decoded).substr(begin));
}

std::string encodeEscapes(std::string_view text, std::string_view others) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string encoded;
    const auto encode = [&](unsigned char byte) {
        encoded += {'%', digits[byte >> 4], digits[byte & 0xF]};
    };
    while (!text.empty()) {
        char32_t code = 0;
        const auto length = static_cast<std::size_t>(std::max(characterAt(text, code), 1));
        const bool isPlain = code >= ' ' && (code < 0x7F || code >= 0xA0) &&
                             others.find(text[0]) == std::string_view::npos;
        for (const char byte : text.substr(0, length))
            isPlain ? void(encoded += byte) : encode(static_cast<unsigned char>(byte));
        text.remove_prefix(length);
    }
    return encoded;
}

bool isFieldName(std::string_view name) {
    return !name.empty() && name.size() <= longestFieldName && isLetter(name[0]) &&
           std::ranges::all_of(name, [](char each) {
               return isLetter(each) || (each >= '0' && each <= '9') || each == '_' ||
                      each == '-' || each == '.';
           });
}

Sentence shownText(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string shown(text.substr(0, longest));
    while (!shown.empty() && !isUtf8(shown))
        shown.pop_back(); // the cut was inside a character
    if (text.size() > longest)
        shown += "…";
    return Sentence("\"{}\"", shown);
}

} // namespace yomi::tree
