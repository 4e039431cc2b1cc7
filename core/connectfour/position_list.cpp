// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/position_list.h"

#include "core/boards/stone_lines.h"

#include <algorithm>
#include <cstdint>
#include <exception>

namespace yomi::connectfour {

namespace {

/// Why a line cannot be read whatever its content; empty if it can.
std::string whyNoText(std::string_view line) {
    constexpr std::size_t longest = 4096;
    if (line.size() > longest)
        return "a line has at most " + std::to_string(longest) + " bytes";
    return line.find('\0') == std::string_view::npos ? "" : "a line of text has no NUL";
}

} // namespace

PositionList readPositions(std::string_view text, const Size& size) {
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    PositionList list;
    const auto refuse = [&list](std::int64_t line, const std::string& sentence) {
        list.refusals.push_back("Line " + std::to_string(line) + ": " + sentence +
                                (sentence.ends_with('.') ? "" : "."));
    };
    const auto read = [&](const std::vector<StoneLines::Text>& texts) {
        for (const auto& [line, each] : texts)
            try {
                const StoneReading reading = readStones(each, {StoneNotation::Columns, size});
                const Position position = positionOf(reading);
                validateSearchable(position);
                list.positions.push_back({reading.text, position});
                if (!reading.sentence.empty() &&
                    std::ranges::find(list.readAs, reading.sentence) == list.readAs.end())
                    list.readAs.push_back(reading.sentence);
            } catch (const std::exception& error) {
                refuse(line, error.what());
            }
    };
    StoneLines lines(StoneNotation::Columns, size);
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::string reason = whyNoText(line);
        read(reason.empty() ? lines.take(number, line) : lines.finish());
        if (!reason.empty())
            refuse(number, reason);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    read(lines.finish());
    return list;
}

} // namespace yomi::connectfour
