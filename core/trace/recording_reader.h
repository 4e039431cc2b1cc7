// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/event_line.h"
#include "core/trace/header_guess.h"
#include "core/trace/recording.h"
#include "core/trace/recording_builder.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace yomi::trace {

/// Sees each event as it is read, with all that its line says.
class RecordingListener {
public:
    RecordingListener() = default;
    virtual ~RecordingListener() = default;
    RecordingListener(const RecordingListener&) = delete;
    RecordingListener& operator=(const RecordingListener&) = delete;

    /// The recording has the event already, as its last one. Lines count from 1.
    virtual void happened(const Recording& recording, const EventLine& event,
                          std::uint64_t line) = 0;
    /// What it keeps of the events, and needs for the next one. It counts with the recording.
    virtual std::size_t bytes() const { return 0; }
};

/// The memory of a list, where it is full with that of twice its size.
template <class List>
std::size_t bytesToGrow(const List& list) {
    return (list.size() == list.capacity() ? 3 : 1) * list.capacity() * sizeof(*list.data());
}

/// What becomes of a line that is neither a header nor an event, such as a program's banner.
enum class ForeignLines : std::uint8_t { Refused, Skipped };

/// Whether reading ended where skipping foreign lines may go on.
bool mayBeForeign(const ReadingError& error);

/// Reads the format `yomi-trace 1`, text or JSON Lines, in pieces of any size:
///
///     yomi-trace 1 game=tictactoe     a header first
///     > - -inf inf d=9                a node is entered: its move, window and depth
///     > 4 -inf inf d=8
///     < 0                             the node entered last returns
///
/// Ends at the first line that is wrong: what came before stays.
class RecordingReader {
public:
    static constexpr std::size_t longestLine = 65'535; ///< bytes
    static constexpr std::size_t usualMostBytes = std::size_t{2048} << 20;

    /// The recording may take so many bytes of memory, with what the listener keeps. It must stay
    /// as long as the reader.
    explicit RecordingReader(std::size_t mostBytes = usualMostBytes,
                             RecordingListener* listener = nullptr,
                             ForeignLines foreign = ForeignLines::Refused)
        : m_builder(mostBytes)
        , m_listener(listener)
        , m_foreign(foreign) {}

    /// The next piece of the file. False once there was an error: the rest is not read.
    bool read(std::string_view piece);
    /// The file ends here, at least for now; it is an error that there was no header.
    void end();

    /// What was read so far; its open nodes have their ends after end().
    const Recording& recording() const { return m_builder.recording(); }
    Recording take() { return m_builder.take(); }

private:
    void readLine(std::string_view line);
    bool isForeign(std::string_view line) const;
    void readHeaderLine(std::string_view line);
    void readEventLine(std::string_view line);
    const EventLine& eventIn(std::string_view line);
    void holdLine(std::string_view line);
    void releaseLines();
    void addEvent(std::string_view line, std::uint64_t number);
    void fail(ErrorKind kind, const std::string& sentence);

    RecordingBuilder m_builder;
    RecordingListener* m_listener;
    ForeignLines m_foreign;
    std::optional<EventParser> m_parser; ///< from the header on
    std::optional<HeaderGuess> m_guess;  ///< while the first lines are to show more of it
    std::vector<std::pair<std::uint64_t, std::string>> m_held; ///< these, by number
    std::size_t m_heldBytes = 0;
    std::string m_begun; ///< the line whose end has not come
    std::uint64_t m_lines = 0;
    bool m_isJson = false;
};

} // namespace yomi::trace
