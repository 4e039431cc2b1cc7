// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/grid_size.h"

#include <charconv>

namespace yomi {

std::string GridSize::text() const {
    return std::to_string(width) + "x" + std::to_string(height);
}

void validateInARow(const GridSize& size, int least, int most) {
    if (size.inARow < least || size.inARow > most)
        throw WrongInARow("In a row must be {} to {} on {}; {} was given.", least, most,
                          size.text(), size.inARow);
}

std::pair<int, int> parseGridSize(std::string_view text) {
    std::pair<int, int> size;
    const char* const end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.first);
    if (width.ec == std::errc() && width.ptr != end && *width.ptr == 'x') {
        const auto height = std::from_chars(width.ptr + 1, end, size.second);
        if (height.ec == std::errc() && height.ptr == end &&
            text == GridSize{size.first, size.second}.text()) // not "07x6"
            return size;
    }
    throw InvalidArgument("A size is WIDTHxHEIGHT, for example 7x6; \"{}\" is not.", text);
}

} // namespace yomi
