// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/event_line.h"
#include "core/tree/header_guess.h"
#include "core/tree/recording.h"
#include "core/tree/recording_builder.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace yomi::tree {

/// Gets each event as it is read, with all data of its line.
class RecordingListener {
public:
    RecordingListener() = default;
    virtual ~RecordingListener() = default;
    RecordingListener(const RecordingListener&) = delete;
    RecordingListener& operator=(const RecordingListener&) = delete;

    /// The recording already has the event, as its last line. Lines count from 1.
    virtual void happened(const Recording& recording, const EventLine& event,
                          std::uint64_t line) = 0;
    /// The memory of data kept for the events, including room for the next one. It counts with the
    /// recording's.
    virtual std::size_t bytes() const { return 0; }
};

/// How to handle a line that is neither a header nor an event, such as a program's banner.
enum class ForeignLines : std::uint8_t { Refused, Skipped };

/// Whether reading may continue after this error if foreign lines are skipped.
bool mayBeForeign(const ReadingError& error);

/// Reads the format `yomi-trace 1`, text or JSON Lines, in pieces of any size:
///
///     yomi-trace 1 game=tictactoe     a header first
///     > - -inf inf d=9                a node is entered: its move, window and depth
///     > 4 -inf inf d=8
///     < 0                             the innermost open node returns
///
/// Stops at the first wrong line and keeps the lines before it.
class RecordingReader {
public:
    static constexpr std::size_t longestLine = 65'535; ///< bytes
    static constexpr std::size_t usualMostBytes = std::size_t{2048} << 20;

    /// The recording may use this many bytes of memory, including the listener's. The listener must
    /// outlive the reader.
    explicit RecordingReader(std::size_t mostBytes = usualMostBytes,
                             RecordingListener* listener = nullptr,
                             ForeignLines foreign = ForeignLines::Refused)
        : m_builder(mostBytes)
        , m_listener(listener)
        , m_foreign(foreign) {}

    /// Reads the next piece of the file. Returns false after an error: the rest is not read.
    bool read(std::string_view piece);
    /// The file ends here, at least for now; a missing header is an error.
    void end();

    /// The recording so far; open nodes get their ends in end().
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
    void fail(ErrorKind kind, const Sentence& sentence);

    RecordingBuilder m_builder;
    RecordingListener* m_listener;
    ForeignLines m_foreign;
    std::optional<EventParser> m_parser; ///< from the header on
    std::optional<HeaderGuess> m_guess;  ///< while the first lines may show more of it
    std::vector<std::pair<std::uint64_t, std::string>> m_held; ///< these, by number
    std::size_t m_heldBytes = 0;
    std::string m_begun; ///< a line without its end
    std::uint64_t m_lines = 0;
    bool m_isJson = false;
};

} // namespace yomi::tree
