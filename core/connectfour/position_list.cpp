// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/position_list.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::connectfour {

namespace {

/// Throws FormatError and std::invalid_argument.
ListedPosition readLine(std::string_view line, const Size& size) {
    constexpr std::size_t longest = 4096;
    if (line.size() > longest)
        throw std::invalid_argument("a line has at most " + std::to_string(longest) + " bytes");
    if (line.find('\0') != std::string_view::npos)
        throw std::invalid_argument("a line of text has no NUL");
    const std::string text(line.substr(0, line.find_first_of(" \t\r")));
    const Position position = parsePosition(text, size);
    validateSearchable(position);
    return {text, position};
}

} // namespace

PositionList readPositions(std::string_view text, const Size& size) {
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    PositionList list;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        try {
            list.positions.push_back(readLine(text.substr(0, end), size));
        } catch (const std::exception& error) {
            const std::string sentence = error.what();
            list.refusals.push_back("Line " + std::to_string(number) + ": " + sentence +
                                    (sentence.ends_with('.') ? "" : "."));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

} // namespace yomi::connectfour
