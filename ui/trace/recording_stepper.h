// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/analysis.h"
#include "ui/trace/finding_remarks.h"

namespace yomi::ui::trace {

/// Reads the recording of a document in the background, anew whenever the document names another
/// one or the file has changed, and knows at which event the person stands. The pages look at one
/// of these.
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
    QString whyNothing() const;
    AnalysisBase& reading() { return m_reading; }
    ReadingProgress& progress() { return *m_progress; }

    /// Reads again what is there now.
    void readAnew();
    bool hasChangedSince() const;

    /// Whether there is something to stand at; the following need it.
    bool hasEvents() const { return read() && !read()->recording.events.empty(); }
    EventIndex event() const { return m_event; }
    /// The node that the event is of; none at the beginning of an iteration.
    std::optional<NodeId> node() const { return read()->nodeOf(m_event); }
    /// What was found at nodes and is not hushed.
    const search::Remarks& remarks() const { return m_remarks; }
    void go(EventIndex event);
    void goToLine(std::uint64_t line);
    void goToNode(NodeId node);

Q_SIGNALS:
    void recordingChanged(); ///< another one, or none; the event has changed too
    void eventChanged();
    void remarksChanged();

private:
    /// What is read, and in which state.
    struct Question {
        Source source;
        FileState state;
        friend bool operator==(const Question&, const Question&) = default;
    };

    void ask();
    void follow();
    void take();
    void stand();
    void remark();

    RecordingDocument& m_document;
    std::shared_ptr<ReadingProgress> m_progress = std::make_shared<ReadingProgress>();
    EventIndex m_event = 0;
    search::Remarks m_remarks;
    Source m_asked;
    Analysis<Question, ReadRecording> m_reading;
};

} // namespace yomi::ui::trace
