// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/line_writer.h"

#include "core/boards/game_entry.h"
#include "core/common/sentence.h"
#include "core/tree/line_fields.h"
#include "core/tree/line_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace yomi::tree {

namespace {

/// Whether JSON uses the name for a part of text lines.
bool isPartName(std::string_view name) {
    return name == "event" || std::ranges::any_of(lineFields(), [&](const LineField& field) {
               return field.isPart() && field.name == name;
           });
}

/// The text as JSON.
std::string quoted(std::string_view text) {
    const bool isPlain = std::ranges::all_of(
        text, [](char c) { return c >= ' ' && c < '\x7f' && c != '"' && c != '\\'; });
    if (!isPlain)
        return nlohmann::json(text).dump();
    std::string json(1, '"');
    return json.append(text).append(1, '"');
}

std::string promisesOf(const RecordingHeader& header) {
    std::string list;
    const auto add = [&](bool isPromised, std::string_view name) {
        if (isPromised)
            list.append(list.empty() ? "" : ",").append(name);
    };
    add(header.promisesDepth, "depth");
    add(header.promisesMoves, "moves");
    add(header.promisesStores, "stores");
    return list;
}

} // namespace

void LineWriter::write(const RecordingHeader& header) {
    const RecordingHeader usual;
    if (m_form == RecordingForm::Text)
        m_line = "yomi-trace 1";
    else
        m_line = "{\"yomi-trace\":1";
    const auto word = [&](std::string_view name, auto value, auto usually) {
        if (value != usually)
            field(name, nameOf(value));
    };
    const auto number = [&](std::string_view name, double value, double usually) {
        if (value != usually)
            field(name, value);
    };
    if (header.game) {
        field("game", header.game->name);
        field("size", std::to_string(header.width) + "x" + std::to_string(header.height));
        field("line", double(header.inARow));
        field("root", header.root);
    } else if (header.toMoveFrom == HeaderSource::Header ||
               header.toMoveFrom == HeaderSource::Lines) {
        field("tomove", nameOf(header.toMove));
    } else {
        word("tomove", header.toMove, usual.toMove);
    }
    if (header.baseFrom != usual.baseFrom)
        field("base", header.base);
    word("values", header.values, usual.values);
    word("search", header.search, usual.search);
    word("fail", header.fail, usual.fail);
    number("inf", header.infinity, usual.infinity);
    number("mate", header.mate, usual.mate);
    number("step", header.nullWindow, usual.nullWindow);
    number("scale", header.scale, usual.scale);
    number("draw", header.draw, usual.draw);
    if (header.range != usual.range)
        field("range", fieldText(header.range));
    if (const std::string promises = promisesOf(header); !promises.empty())
        field("promises", promises);
    for (const auto& [name, value] : header.own)
        own(name, value);
    end();
}

void LineWriter::write(const EventLine& event) {
    const bool isText = m_form == RecordingForm::Text;
    if (isText)
        m_line = signOf(event.kind);
    else
        m_line = "{\"event\":\"" + std::string(nameOf(event.kind)) + '"';
    if (isText && event.kind == LineKind::Leave && !event.bound && event.why &&
        enumNamed<BoundKind>(*event.why))
        throw InvalidArgument("The reason {} is read as a bound in a line of text.",
                              shownText(*event.why));
    for (const LineField* const row : fieldsOf(event.kind)) {
        const auto addContent = [&](auto content) {
            if (event.*content)
                add(*row, *(event.*content));
            else if (row->type == FieldType::ScoreOrNone)
                isText ? void(m_line += " -") : member(row->name, "null");
        };
        if (row->goesWith(event))
            std::visit(addContent, row->member);
    }
    for (const LinePart& part : event.own)
        own(part.name, part.text);
    end();
}

template <class Content>
void LineWriter::add(const LineField& row, const Content& content) {
    const auto text = fieldText(content);
    if (row.isPart() && m_form == RecordingForm::Text) {
        if (text.empty())
            throw InvalidArgument("An empty {} cannot be part of a line of text.", row.name);
        m_line += ' ' + encodeEscapes(text, partEscapes);
    } else if constexpr (std::is_same_v<Content, double>) {
        field(row.name, content);
    } else {
        field(row.name, text);
    }
}

void LineWriter::end() {
    if (m_form == RecordingForm::JsonLines)
        m_line += '}';
    m_out << m_line << '\n';
}

void LineWriter::field(std::string_view name, std::string_view text) {
    if (m_form == RecordingForm::JsonLines)
        return member(name, quoted(text));
    m_line.append(" ").append(name).append("=").append(encodeEscapes(text, partEscapes));
}

void LineWriter::field(std::string_view name, double number) {
    const std::string text = numberText(number);
    if (m_form == RecordingForm::JsonLines)
        return member(name, text.ends_with("inf") ? '"' + text + '"' : text);
    m_line.append(" ").append(name).append("=").append(text);
}

void LineWriter::own(std::string_view name, std::string_view text) {
    const bool isJson = m_form == RecordingForm::JsonLines;
    if (isJson ? isPartName(name) : !isFieldName(name))
        throw isJson
            ? InvalidArgument("The field {} has no place in JSON Lines.", shownText(name))
            : InvalidArgument("The field {} has no place in a line of text.", shownText(name));
    field(name, text);
}

void LineWriter::member(std::string_view name, const std::string& value) {
    m_line.append(1, ',').append(quoted(name)).append(1, ':').append(value);
}

void RecordingConverter::happened(const Recording& recording, const EventLine& event,
                                  std::uint64_t /*line*/) {
    begin(recording);
    m_writer->write(event);
}

void RecordingConverter::end(const Recording& recording) {
    if (!recording.error || !recording.lines.empty())
        begin(recording);
}

void RecordingConverter::begin(const Recording& recording) {
    if (m_writer)
        return;
    m_writer.emplace(m_out,
                     recording.header.isJson ? RecordingForm::Text : RecordingForm::JsonLines);
    m_writer->write(recording.header);
}

} // namespace yomi::tree
