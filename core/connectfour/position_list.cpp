// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/position_list.h"

#include "core/boards/stone_lines.h"
#include "core/common/sentence.h"

#include <algorithm>
#include <cstdint>
#include <exception>

namespace yomi::connectfour {

namespace {

/// Why a line cannot be read whatever its content; empty if it can.
Sentence whyNoText(std::string_view line) {
    constexpr std::size_t longest = 4096;
    if (line.size() > longest)
        return Sentence("a line has at most {} bytes", longest);
    return line.find('\0') == std::string_view::npos ? Sentence()
                                                     : Sentence("a line of text has no NUL");
}

} // namespace

PositionList readPositions(std::string_view text, const Size& size) {
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    PositionList list;
    const auto refuse = [&list](std::int64_t line, const Sentence& sentence) {
        list.refusals.push_back(sentence.english().ends_with('.')
                                    ? Sentence("Line {}: {}", line, sentence)
                                    : Sentence("Line {}: {}.", line, sentence));
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
                refuse(line, sentenceOf(error));
            }
    };
    StoneLines lines(StoneNotation::Columns, size);
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const Sentence reason = whyNoText(line);
        read(reason.empty() ? lines.take(number, line) : lines.finish());
        if (!reason.empty())
            refuse(number, reason);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    read(lines.finish());
    return list;
}

} // namespace yomi::connectfour
