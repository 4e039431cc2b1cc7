// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording_reader.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace yomi::tree {

struct LineField;

/// The two forms of a recording.
enum class RecordingForm : std::uint8_t { Text, JsonLines };

/// Writes the lines that RecordingReader reads. Throws InvalidArgument for what only the
/// other form can express: an empty move (not in text), an own field `move` (not in JSON).
class LineWriter {
public:
    LineWriter(std::ostream& out, RecordingForm form)
        : m_out(out)
        , m_form(form) {}

    void write(const RecordingHeader& header);
    void write(const EventLine& event);

private:
    void end();
    template <class Content>
    void add(const LineField& row, const Content& content);
    void field(std::string_view name, std::string_view text);
    void field(std::string_view name, double number);
    void own(std::string_view name, std::string_view text);
    void member(std::string_view name, const std::string& value);

    std::ostream& m_out;
    RecordingForm m_form;
    std::string m_line;
};

/// Converts a recording to the other form while it is read.
class RecordingConverter : public RecordingListener {
public:
    explicit RecordingConverter(std::ostream& out)
        : m_out(out) {}

    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override;
    /// Writes the header of a recording without events.
    void end(const Recording& recording);

private:
    void begin(const Recording& recording);

    std::ostream& m_out;
    std::optional<LineWriter> m_writer;
};

} // namespace yomi::tree
