// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/trace/finding_remarks.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QTimer>

namespace yomi::ui::trace {

/// Reads the recording of a document in the background, anew whenever the document names another
/// one, and while it is followed whenever the file has grown; knows at which event the person
/// stands. The pages look at one of these.
class RecordingStepper : public QObject {
    Q_OBJECT

public:
    RecordingStepper(RecordingDocument& document, const RulesOf& rulesOf,
                     QObject* parent = nullptr);

    RecordingDocument& document() const { return m_document; }
    /// The newest one read; null when there is none, for the reason that whyNothing() gives.
    std::shared_ptr<const ReadRecording> read() const {
        return {m_reading.answer(), m_reading.result()};
    }
    /// Likewise where it has no events.
    QString whyNothing() const;
    AnalysisBase& reading() { return m_reading; }
    ReadingProgress& progress() { return *m_progress; }

    /// Reads again what is there now.
    void readAnew();
    /// The same after a reading that was stopped, to the end; what has been read stays until then.
    void readToTheEnd();
    bool hasChangedSince() const;
    /// Whether the file is gone, or could never be read.
    bool isFileMissing() const;
    /// Whether the file is read again whenever it has changed. Who stands at the end stays there.
    bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool following);

    /// Whether there is something to stand at; the following need it.
    bool hasEvents() const { return read() && !read()->recording.events.empty(); }
    EventIndex event() const { return m_event; }
    /// The node that the event is of; none at the beginning of an iteration. At a step of the tree
    /// that has no line of its own, as a cut, the node to which that happened.
    std::optional<NodeId> node() const { return m_stepNode ? m_stepNode : read()->nodeOf(m_event); }
    /// What was found at nodes and is not hushed.
    const search::Remarks& remarks() const { return m_remarks; }
    /// What the query found, rising: its first hits.
    const std::vector<NodeId>& hits() const { return m_hits; }
    void setHits(std::vector<NodeId> hits);
    Numbers numbers() const { return m_numbers; }
    void go(EventIndex event) { go(event, std::nullopt); }
    /// To a step that comes of the event, and the node to which it happened.
    void goToStep(EventIndex event, NodeId node) { go(event, node); }
    void goToLine(std::uint64_t line);
    void goToNode(NodeId node);

Q_SIGNALS:
    void recordingChanged(); ///< another one, or none; the event has changed too
    void eventChanged();
    void remarksChanged();
    void hitsChanged();
    void numbersChanged(); ///< whose they are to be
    void followingChanged();
    void fileChanged(); ///< it is gone, or there again, or another one than was read

private:
    /// What is read, and in which state.
    struct Question {
        Source source;
        FileState state;
        int stops = 0; ///< how many readings were stopped before
        friend bool operator==(const Question&, const Question&) = default;
    };

    void go(EventIndex event, std::optional<NodeId> stepNode);
    void ask();
    void follow();
    void take();
    void stand();
    void remark();
    void watch();
    void look();
    void askAgain();

    RecordingDocument& m_document;
    std::shared_ptr<ReadingProgress> m_progress = std::make_shared<ReadingProgress>();
    EventIndex m_event = 0;
    std::optional<NodeId> m_stepNode; ///< of a step without a line
    search::Remarks m_remarks;
    std::vector<NodeId> m_hits;
    Numbers m_numbers = Numbers::Printed;
    bool m_isFollowing = false;
    bool m_isAtEnd = false; ///< and stays there while the file grows
    FileState m_seen;       ///< of the file when it was looked at last
    QFileSystemWatcher m_watcher;
    QTimer m_looking;       ///< at a file that is followed
    QElapsedTimer m_asking; ///< since the last reading began
    Source m_asked;
    int m_stops = 0;
    Analysis<Question, ReadRecording> m_reading;
};

} // namespace yomi::ui::trace
