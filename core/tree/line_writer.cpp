// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/line_writer.h"

#include "core/boards/game_entry.h"
#include "core/tree/line_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <ostream>
#include <stdexcept>

namespace yomi::tree {

namespace {

/// Whether JSON uses the name for a part of text lines.
bool isPartName(std::string_view name) {
    constexpr std::array<std::string_view, 12> names = {"event", "name",  "move",  "alpha",
                                                        "beta",  "bound", "value", "low",
                                                        "high",  "did",   "why",   "reason"};
    return std::ranges::find(names, name) != names.end();
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
    } else if (header.toMoveFrom != usual.toMoveFrom) {
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
        field("range", numberText(header.range.lower) + "," + numberText(header.range.upper));
    if (const std::string promises = promisesOf(header); !promises.empty())
        field("promises", promises);
    for (const auto& [name, value] : header.own)
        own(name, value);
    end();
}

void LineWriter::write(const EventLine& event) {
    constexpr std::array<std::string_view, 8> symbols = {"i", ">", "t", "e", "w", "x", "s", "<"};
    begin(symbols[static_cast<std::size_t>(event.kind)], nameOf(event.kind));
    addParts(event);
    addFields(event);
    for (const LinePart& part : event.own)
        own(part.name, part.text);
    end();
}

void LineWriter::addParts(const EventLine& event) {
    const auto optional = [&](std::string_view name, const auto& value) {
        if (value)
            part(name, *value);
    };
    switch (event.kind) {
    case LineKind::Iteration:
        optional("name", event.word);
        break;
    case LineKind::Enter:
        optional("move", event.word);
        optional("alpha", event.alpha);
        optional("beta", event.beta);
        break;
    case LineKind::Table:
    case LineKind::Store:
        addEntry(event);
        break;
    case LineKind::Evaluate:
        optional("value", event.value);
        break;
    case LineKind::Window:
        optional("alpha", event.alpha);
        optional("beta", event.beta);
        optional("why", event.why);
        break;
    case LineKind::Skip:
        optional("move", event.word);
        optional("why", event.why);
        break;
    case LineKind::Leave:
        if (event.value)
            part("value", *event.value);
        else if (m_form == RecordingForm::Text)
            m_line += " -";
        else
            member("value", "null");
        if (event.bound)
            part("bound", nameOf(*event.bound));
        else if (m_form == RecordingForm::Text && event.why && enumNamed<BoundKind>(*event.why))
            throw std::invalid_argument("The reason " + shownText(*event.why) +
                                        " is read as a bound in a line of text.");
        optional("reason", event.why);
        break;
    }
}

void LineWriter::addEntry(const EventLine& event) {
    part("bound", nameOf(*event.entry));
    if (*event.entry == EntryKind::Range) {
        part("low", *event.low);
        part("high", *event.high);
    } else if (event.value) {
        part("value", *event.value);
    }
    if (event.use != EntryUse::Unknown)
        part("did", nameOf(event.use));
}

void LineWriter::addFields(const EventLine& event) {
    const auto word = [&](std::string_view name, const auto& value) {
        if (value)
            field(name, nameOf(*value));
    };
    field("d", event.depth);
    field("r", event.reduction);
    field("key", event.key);
    field("board", event.board);
    word("side", event.side);
    word("kind", event.nodeKind);
    field("path", event.path);
    field("best", event.best);
    if (event.kind == LineKind::Skip)
        field("v", event.value);
    field("moves", event.moves);
    word("won", event.won);
    field("n", event.visits);
    field("p", event.prior);
    if (event.isPartial)
        field("partial", "yes");
    field("us", event.microseconds);
}

void LineWriter::begin(std::string_view symbol, std::string_view name) {
    if (m_form == RecordingForm::Text)
        m_line = symbol;
    else
        m_line = "{\"event\":\"" + std::string(name) + '"';
}

void LineWriter::end() {
    if (m_form == RecordingForm::JsonLines)
        m_line += '}';
    m_out << m_line << '\n';
}

void LineWriter::part(std::string_view name, std::string_view text) {
    if (m_form == RecordingForm::JsonLines)
        return field(name, text);
    if (text.empty())
        throw std::invalid_argument("An empty " + std::string(name) +
                                    " cannot be part of a line of text.");
    m_line += ' ' + encodeEscapes(text, partEscapes);
}

void LineWriter::part(std::string_view name, double number) {
    if (m_form == RecordingForm::JsonLines)
        return field(name, number);
    m_line += ' ' + numberText(number);
}

void LineWriter::field(std::string_view name, std::string_view text) {
    if (m_form == RecordingForm::JsonLines)
        return member(name, nlohmann::json(text).dump());
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
        throw std::invalid_argument("The field " + shownText(name) + " has no place in " +
                                    (isJson ? "JSON Lines." : "a line of text."));
    field(name, text);
}

void LineWriter::member(std::string_view name, const std::string& value) {
    m_line += ',' + nlohmann::json(name).dump() + ':' + value;
}

void RecordingConverter::happened(const Recording& recording, const EventLine& event,
                                  std::uint64_t /*line*/) {
    begin(recording);
    m_writer->write(event);
}

void RecordingConverter::end(const Recording& recording) {
    if (!recording.error || !recording.events.empty())
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
