// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/read_recording.h"

#include "core/common/format_error.h"
#include "core/common/stopped.h"
#include "ui/common/open_file.h"
#include "ui/common/wording.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

#include <unistd.h>

namespace yomi::ui::inspector {

namespace {

struct ReadingText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Reading)
};

constexpr std::size_t pieceSize = std::size_t{1} << 18; ///< some ten milliseconds of reading

/// A quarter of the machine's memory.
std::size_t mostBytes() {
    return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
           static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 4;
}

/// All data of the events that the pages need.
class Listeners : public RecordingListener {
public:
    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override {
        details->happened(recording, event, line);
        prints->happened(recording, event, line);
        checker.happened(recording, event, line);
    }

    std::size_t bytes() const override {
        return details->bytes() + prints->bytes() + checker.bytes();
    }

    std::shared_ptr<RecordingDetails> details = std::make_shared<RecordingDetails>();
    std::shared_ptr<EventPrints> prints = std::make_shared<EventPrints>();
    Checker checker;
};

/// Throws FormatError with the reason.
void openRecording(QFile& file) {
    if (!QFileInfo::exists(file.fileName()))
        throw FormatError(
            verbatim(ReadingText::tr("The recording %1 is gone. Open it from where it is "
                                     "now, or run your search again.")
                         .arg(file.fileName())));
    try {
        openToRead(file);
    } catch (const FormatError& error) {
        throw FormatError(verbatim(
            ReadingText::tr("%1 cannot be read: %2.").arg(file.fileName(), messageOf(error))));
    }
}

} // namespace

FileState stateOf(const std::string& file) {
    const QFileInfo info(QString::fromStdString(file));
    return info.isFile() ? FileState{info.size(), info.lastModified()} : FileState();
}

void LineStarts::read(std::string_view piece) {
    for (std::size_t at = piece.find('\n'); at != std::string_view::npos;
         at = piece.find('\n', at + 1)) {
        ++m_lines;
        if (m_lines % stride == 0)
            m_starts.push_back(m_bytes + at + 1);
    }
    m_bytes += piece.size();
}

LineStarts::Place LineStarts::placeBefore(std::uint64_t line) const {
    const std::uint64_t start = std::min((line - 1) / stride, m_starts.size() - std::uint64_t{1});
    return {start * stride + 1, m_starts[start]};
}

EventIndex ReadRecording::eventAt(std::uint64_t number) const {
    LineIndex first = 0, after = static_cast<LineIndex>(recording.lines.size());
    while (first < after) {
        const LineIndex middle = first + (after - first) / 2;
        if (recording.lineNumbers.of(middle) <= number)
            first = middle + 1;
        else
            after = middle;
    }
    return first == 0 ? 0 : recording.eventOf(first - 1);
}

NodeId ReadRecording::nodeOf(EventIndex event) const {
    const Event at = recording.events[event];
    const NodeId parent = recording.nodes[at.node()].parent;
    const bool isOfParent = at.kind() == EventKind::Child || at.kind() == EventKind::NewBest;
    return isOfParent && parent != noNode ? parent : at.node();
}

ReadRecording readRecording(const RecordingSource& source, ReadingProgress& progress,
                            const std::stop_token& stop) {
    ReadRecording read;
    read.source = source;
    Listeners listeners;
    RecordingReader reader(mostBytes(), &listeners,
                           source.skipsForeign ? ForeignLines::Skipped : ForeignLines::Refused);
    const auto take = [&](std::string_view piece) {
        if (stop.stop_requested())
            throw Stopped();
        const bool goesOn = reader.read(piece);
        read.lines.read(piece);
        read.bytes += piece.size();
        progress.bytes = read.bytes;
        progress.events = reader.recording().lines.size();
        progress.nodes = reader.recording().enteredCount();
        read.isStopped = goesOn && progress.isEnough && read.bytes < progress.allBytes;
        return goesOn && !read.isStopped;
    };
    if (source.text) {
        const std::string_view text = *source.text;
        progress.allBytes = text.size();
        for (std::size_t at = 0; at < text.size() && take(text.substr(at, pieceSize));)
            at += pieceSize;
    } else {
        QFile file(QString::fromStdString(source.file));
        openRecording(file);
        read.state = stateOf(source.file);
        progress.allBytes = static_cast<std::uint64_t>(file.size());
        std::array<char, pieceSize> piece;
        for (qint64 size = 0;
             (size = file.read(piece.data(), static_cast<qint64>(piece.size()))) > 0;)
            if (!take({piece.data(), static_cast<std::size_t>(size)}))
                break;
        if (file.error() != QFileDevice::NoError)
            throw FormatError(verbatim(
                ReadingText::tr("%1 cannot be read: %2.").arg(file.fileName(), problemOf(file))));
    }
    reader.end();
    read.recording = reader.take();
    read.details = std::move(listeners.details);
    read.prints = std::move(listeners.prints);
    read.statistics = statisticsOf(read.recording);
    read.report = listeners.checker.report(read.recording);
    return read;
}

std::vector<std::string> linesOf(const ReadRecording& read, std::uint64_t first,
                                 std::uint64_t last) {
    std::vector<std::string> lines;
    const RecordingSource& source = read.source;
    const LineStarts::Place place = read.lines.placeBefore(first);
    std::uint64_t number = place.line;
    const auto take = [&](std::string line) {
        while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
            line.pop_back();
        if (number++ >= first)
            lines.push_back(std::move(line));
        return number <= last;
    };
    if (source.text) {
        std::size_t at = place.offset;
        while (at < source.text->size()) {
            const std::size_t end = std::min(source.text->find('\n', at), source.text->size());
            if (!take(source.text->substr(at, end - at)))
                break;
            at = end + 1;
        }
        return lines;
    }
    QFile file(QString::fromStdString(source.file));
    try {
        openToRead(file);
    } catch (const FormatError&) {
        return lines;
    }
    file.seek(static_cast<qint64>(place.offset));
    constexpr qint64 longest = RecordingReader::longestLine + 2;
    while (!file.atEnd())
        if (!take(file.readLine(longest).toStdString()))
            break;
    return lines;
}

} // namespace yomi::ui::inspector
