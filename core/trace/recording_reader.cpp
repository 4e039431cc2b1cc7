// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/recording_reader.h"

#include "core/trace/line_text.h"

#include <algorithm>

namespace yomi::trace {

namespace {

constexpr std::string_view formatName = "yomi-trace";

void checkVersion(bool isThere, std::string_view version) {
    if (!isThere)
        throw LineError(ErrorKind::Header, "The header lacks its version: yomi-trace 1.");
    if (version != "1")
        throw LineError(ErrorKind::Version, "This is version " + shownText(version) +
                                                " of the format; version 1 can be read.");
}

RecordingHeader textHeader(std::string_view line) {
    LineSplitter splitter;
    splitter.begin(line);
    if (splitter.take() != formatName)
        throw LineError(ErrorKind::Header, "A recording begins with a header: yomi-trace 1.");
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
        throw LineError(ErrorKind::Header, "A recording begins with a header: {\"yomi-trace\":1}.");
    checkVersion(hasVersion, format->text);
    members.erase(format);
    return readHeader(members);
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
    if (!m_parser && !recording().error) {
        ++m_lines;
        fail(ErrorKind::Header, "There is no header: a recording begins with yomi-trace 1.");
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
        return fail(ErrorKind::TooLong, "This line has more than 65,535 bytes.");
    if (m_foreign == ForeignLines::Skipped && isForeign(line))
        return m_builder.skipForeign();
    if (!isPlainLine(line))
        return fail(ErrorKind::Encoding, "This line is no UTF-8, or has control characters.");
    if (line.starts_with('#') || line.find_first_not_of(" \t") == std::string_view::npos)
        return;
    try {
        if (!m_parser)
            readHeaderLine(line);
        else
            readEventLine(line);
    } catch (const LineError& error) {
        fail(error.kind(), error.what());
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
    m_builder.begin(std::move(header));
}

void RecordingReader::readEventLine(std::string_view line) {
    const EventLine& event = m_isJson ? m_parser->readJson(line) : m_parser->readText(line);
    if (m_listener)
        m_builder.setBytesBeside(m_listener->bytes());
    m_builder.add(event);
    if (m_listener)
        m_listener->happened(recording(), event, m_lines);
}

void RecordingReader::fail(ErrorKind kind, const std::string& sentence) {
    m_builder.fail({m_lines, kind, sentence});
}

} // namespace yomi::trace
