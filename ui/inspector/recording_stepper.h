// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/inspector/finding_remarks.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QTimer>

namespace yomi::ui::inspector {

/// Reads the recording of a document in the background, again whenever the document has another
/// source and, if it follows the file, whenever the file has grown; has the current event. The
/// pages share one of these.
class RecordingStepper : public QObject {
    Q_OBJECT

public:
    RecordingStepper(RecordingDocument& document, const RulesOf& rulesOf,
                     QObject* parent = nullptr);

    RecordingDocument& document() const { return m_document; }
    /// The last recording read; null if there is none, for the reason in emptyReason().
    std::shared_ptr<const ReadRecording> read() const {
        return {m_reading.answer(), m_reading.result()};
    }
    /// Also the reason if it has no events.
    QString emptyReason() const;
    AnalysisBase& reading() { return m_reading; }
    ReadingProgress& progress() { return *m_progress; }

    /// Reads the current contents of the file.
    void readAnew();
    /// The same after a stopped reading, to the end; the part that was read stays until then.
    void readToTheEnd();
    bool hasChangedSince() const;
    /// Whether the file is gone, or could never be read.
    bool isFileMissing() const;
    /// Whether the file is read again whenever it has changed. A current event at the end stays at
    /// the end.
    bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool following);

    /// Whether there is a current event; the following functions need it.
    bool hasEvents() const { return read() && !read()->recording.events.empty(); }
    EventIndex event() const { return m_event; }
    /// The node of the event; nothing at the beginning of an iteration. At a step of the tree
    /// without a line of its own, such as a cut, the node of that step.
    std::optional<NodeId> node() const { return m_stepNode ? m_stepNode : read()->nodeOf(m_event); }
    /// The findings at nodes that are not suppressed.
    const Remarks& remarks() const { return m_remarks; }
    /// The first hits of the query, ascending.
    const std::vector<NodeId>& hits() const { return m_hits; }
    void setHits(std::vector<NodeId> hits);
    Numbers numbers() const { return m_numbers; }
    void go(EventIndex event) { go(event, std::nullopt); }
    /// Goes to a step that follows from the event, and to its node.
    void goToStep(EventIndex event, NodeId node) { go(event, node); }
    void goToLine(std::uint64_t line);
    void goToNode(NodeId node);

Q_SIGNALS:
    void recordingChanged(); ///< another one, or none; the event has changed too
    void eventChanged();
    void remarksChanged();
    void hitsChanged();
    void numbersChanged(); ///< the view of the numbers
    void followingChanged();
    void fileChanged(); ///< it is gone, or back, or was changed since the reading

private:
    /// The source to read, and its state.
    struct Question {
        RecordingSource source;
        FileState state;
        int stops = 0; ///< the number of readings stopped before
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
    Remarks m_remarks;
    std::vector<NodeId> m_hits;
    Numbers m_numbers = Numbers::Printed;
    bool m_isFollowing = false;
    bool m_isAtEnd = false; ///< and stays there while the file grows
    FileState m_seen;       ///< of the file at the last check
    QFileSystemWatcher m_watcher;
    QTimer m_looking;       ///< checks a followed file
    QElapsedTimer m_asking; ///< since the last reading began
    RecordingSource m_asked;
    int m_stops = 0;
    Analysis<Question, ReadRecording> m_reading;
};

} // namespace yomi::ui::inspector
