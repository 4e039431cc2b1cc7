// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/recording_reader.h"

#include "core/tree/line_text.h"
#include "core/tree/recorded_game.h"

#include <algorithm>
#include <array>

namespace yomi::tree {

namespace {

constexpr std::string_view formatName = "yomi-trace";

void checkVersion(bool isThere, std::string_view version) {
    if (!isThere)
        throw LineError(ErrorKind::Header, Sentence("The header lacks its version: yomi-trace 1."));
    if (version != "1")
        throw LineError(ErrorKind::Version,
                        Sentence("This is version {} of the format; version 1 can be read.",
                                 shownText(version)));
}

RecordingHeader textHeader(std::string_view line) {
    LineSplitter splitter;
    splitter.begin(line);
    if (splitter.take() != formatName)
        throw LineError(ErrorKind::Header,
                        Sentence("A recording begins with a header: yomi-trace 1."));
    const bool hasVersion = !splitter.isAtEnd() && !splitter.isAtField();
    checkVersion(hasVersion, hasVersion ? splitter.take() : std::string_view());
    return readHeader(splitter.takeFields());
}

RecordingHeader jsonHeader(std::string_view line) {
    LineSplitter splitter;
    std::vector<LinePart> members = splitter.members(line);
    const auto format = std::ranges::find(members, formatName, &LinePart::name);
    const bool hasVersion = format != members.end();
    if (!hasVersion)
        throw LineError(ErrorKind::Header,
                        Sentence("A recording begins with a header: {{\"yomi-trace\":1}}."));
    checkVersion(hasVersion, format->text);
    members.erase(format);
    return readHeader(members);
}

/// Whether a node at the top is the root under another name: a word for it, or in a known game any
/// word that is not a move.
bool isRootsName(const EventLine& event, const RecordingHeader& header) {
    constexpr std::array<std::string_view, 7> names = {"root",   "Root",     "ROOT", "(root)",
                                                       "<root>", "startpos", "start"};
    if (event.kind != LineKind::Enter || event.path || event.word == "null" || event.word == ".")
        return false;
    return !header.game ? std::ranges::find(names, *event.word) != names.end()
                        : !parseCount(*event.word) && !numberedMove(header, *event.word);
}

} // namespace

bool mayBeForeign(const ReadingError& error) {
    return error.kind == ErrorKind::Header || error.kind == ErrorKind::Event ||
           error.kind == ErrorKind::Json || error.kind == ErrorKind::Encoding;
}

bool RecordingReader::read(std::string_view piece) {
    while (!piece.empty() && !recording().error) {
        const std::size_t end = piece.find('\n');
        const bool isWhole = end != std::string_view::npos;
        const std::string_view part = piece.substr(0, end);
        piece.remove_prefix(isWhole ? end + 1 : piece.size());
        if (isWhole && m_begun.empty()) {
            readLine(part);
            continue;
        }
        m_begun.append(part.substr(0, longestLine + 2)); // enough to see that it is too long
        if (isWhole || m_begun.size() > longestLine + 1) {
            readLine(m_begun);
            m_begun.clear();
        }
    }
    return !recording().error;
}

void RecordingReader::end() {
    releaseLines();
    if (!m_parser && !recording().error) {
        ++m_lines;
        fail(ErrorKind::Header,
             Sentence("There is no header: a recording begins with yomi-trace 1."));
    }
    m_builder.end(!m_begun.empty());
}

void RecordingReader::readLine(std::string_view line) {
    ++m_lines;
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (m_lines == 1 && line.starts_with("\xEF\xBB\xBF"))
        line.remove_prefix(3);
    if (line.size() > longestLine)
        return fail(ErrorKind::TooLong, Sentence("This line has more than 65,535 bytes."));
    if (m_foreign == ForeignLines::Skipped && isForeign(line))
        return m_builder.skipForeign();
    if (!isPlainLine(line))
        return fail(ErrorKind::Encoding,
                    Sentence("This line is not UTF-8, or has control characters."));
    if (line.starts_with('#') || line.find_first_not_of(" \t") == std::string_view::npos)
        return;
    try {
        if (!m_parser)
            readHeaderLine(line);
        else
            readEventLine(line);
    } catch (const LineError& error) {
        fail(error.kind(), error.sentence());
    }
}

bool RecordingReader::isForeign(std::string_view line) const {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (line.starts_with('#') || begin == std::string_view::npos)
        return false;
    const bool isObject = line[begin] == '{';
    if (m_parser)
        return m_isJson ? !isObject : !EventParser::isEvent(line);
    return !isObject && line.substr(begin, formatName.size()) != formatName;
}

void RecordingReader::readHeaderLine(std::string_view line) {
    m_isJson = line.starts_with('{');
    RecordingHeader header = m_isJson ? jsonHeader(line) : textHeader(line);
    header.isJson = m_isJson;
    m_parser.emplace(header.infinity);
    if (const HeaderGuess guess(header); guess.isOpen())
        m_guess = guess;
    m_builder.begin(std::move(header));
}

void RecordingReader::readEventLine(std::string_view line) {
    if (m_guess)
        holdLine(line);
    else
        addEvent(line, m_lines);
}

const EventLine& RecordingReader::eventIn(std::string_view line) {
    return m_isJson ? m_parser->readJson(line) : m_parser->readText(line);
}

/// Keeps a line until the header is complete.
void RecordingReader::holdLine(std::string_view line) {
    constexpr std::size_t mostBytes = std::size_t{1} << 18; // some 10,000 lines
    m_held.emplace_back(m_lines, line);
    m_heldBytes += line.size() + 1;
    try {
        const EventLine& event = eventIn(line);
        if (m_guess->isAtTop() && isRootsName(event, recording().header))
            m_parser->nameRoot();
        m_guess->see(event);
    } catch (const LineError&) {
        return releaseLines(); // up to the error, which is found there again
    }
    if (!m_guess->isOpen() || m_heldBytes > mostBytes)
        releaseLines();
}

void RecordingReader::releaseLines() {
    if (!m_guess)
        return;
    RecordingHeader header = recording().header;
    m_guess->complete(header);
    m_builder.begin(std::move(header));
    m_guess.reset();
    for (const auto& [number, line] : std::exchange(m_held, {}))
        addEvent(line, number);
}

void RecordingReader::addEvent(std::string_view line, std::uint64_t number) {
    if (recording().error)
        return;
    try {
        const EventLine& event = eventIn(line);
        if (m_builder.isAtTop() && isRootsName(event, recording().header))
            m_parser->nameRoot();
        if (m_listener)
            m_builder.setBytesBeside(m_listener->bytes());
        m_builder.add(event, number);
        if (m_listener)
            m_listener->happened(recording(), event, number);
    } catch (const LineError& error) {
        m_builder.fail({number, error.kind(), error.sentence()});
    }
}

void RecordingReader::fail(ErrorKind kind, const Sentence& sentence) {
    releaseLines();
    if (!recording().error)
        m_builder.fail({m_lines, kind, sentence});
}

} // namespace yomi::tree
