// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/ask/recording_diff.h"
#include "core/tree/ask/statistics.h"
#include "core/tree/check/checker.h"
#include "core/tree/recording_details.h"
#include "ui/inspector/engine.h"

#include <QDateTime>
#include <QString>

#include <atomic>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::ui::inspector {

/// The source of a recording: a file, or a pasted text.
struct RecordingSource {
    std::string file;
    std::shared_ptr<const std::string> text; ///< null for a file
    bool skipsForeign = false;               ///< ignores lines that are not events

    bool isEmpty() const { return file.empty() && !text; }
    friend bool operator==(const RecordingSource& a, const RecordingSource& b) {
        return a.file == b.file && a.skipsForeign == b.skipsForeign &&
               (a.text == b.text || (a.text && b.text && *a.text == *b.text));
    }
};

/// The progress of a reading, and a request to it.
struct ReadingProgress {
    std::atomic<std::uint64_t> bytes = 0, allBytes = 0, events = 0, nodes = 0;
    std::atomic<bool> isEnough = false; ///< stop here, and keep what has been read
};

/// A file's state when it was read; another size or time means that it has changed since.
struct FileState {
    qint64 size = 0;
    QDateTime changed;

    friend bool operator==(const FileState&, const FileState&) = default;
};
/// The default state for a missing file.
FileState stateOf(const std::string& file);

/// The starts of the lines of a text: those of one in so many lines, so that the others are near.
class LineStarts {
public:
    static constexpr std::uint64_t stride = 1024;

    void read(std::string_view piece);
    /// The number of lines with an end.
    std::uint64_t lines() const { return m_lines; }
    /// A line at or before a given one, from 1, and its start.
    struct Place {
        std::uint64_t line = 1, offset = 0;
    };
    Place placeBefore(std::uint64_t line) const;

private:
    std::vector<std::uint64_t> m_starts = {0}; ///< of the lines 1, 1 + stride, …
    std::uint64_t m_lines = 0, m_bytes = 0;
};

/// A recording with all data for the pages.
struct ReadRecording {
    RecordingSource source;
    Recording recording;
    std::shared_ptr<const RecordingDetails> details;
    std::shared_ptr<const EventPrints> prints;
    Statistics statistics;
    CheckReport report;
    LineStarts lines;
    FileState state;
    std::uint64_t bytes = 0;
    bool isStopped = false; ///< the person stopped the reading

    /// The event of the line with that number, else of the last one before; the first event for an
    /// earlier line.
    EventIndex eventAt(std::uint64_t number) const;
    /// The node at which an event happens: for a comparison the parent, if it was entered.
    NodeId nodeOf(EventIndex event) const;
    /// The number of the line at which a node is entered.
    std::uint64_t lineOf(NodeId node) const {
        return recording.lineNumberOf(recording.nodes[node].entered);
    }
};

/// Reads and checks a recording. Throws FormatError for a file that cannot be opened or read.
ReadRecording readRecording(const RecordingSource& source, ReadingProgress& progress,
                            const std::stop_token& stop);

/// Reads a range of lines again; fewer if the file has changed.
std::vector<std::string> linesOf(const ReadRecording& read, std::uint64_t first,
                                 std::uint64_t last);

} // namespace yomi::ui::inspector
