// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/state.h"
#include "core/trace/steps.h"
#include "ui/common/analysis.h"
#include "ui/search/node_look.h"
#include "ui/search/recorded_run.h"
#include "ui/search/search_document.h"

#include <memory>
#include <optional>

namespace yomi::ui::search {

/// Steps through the search that the document shows: records it anew in the background whenever
/// its inputs change, and knows at which event the person stands and which node is selected. The
/// views of the inspector (tree, outline, event, playback) look at one stepper.
class Stepper : public QObject {
    Q_OBJECT

public:
    explicit Stepper(SearchDocument& document, QObject* parent = nullptr);

    SearchDocument& document() const { return m_document; }

    /// The newest recorded run; null when there is none, for the reason that whyNothing() gives.
    const std::shared_ptr<const RecordedRun>& run() const { return m_run; }
    QString whyNothing() const;
    /// The run with what endAt() has hidden.
    const std::shared_ptr<const RecordedRun>& wholeRun() const { return m_whole; }
    /// Shows the search as if its recording had ended with an event, and stands there; all of it
    /// again without one.
    void endAt(std::optional<EventIndex> last);
    bool isEndHidden() const { return m_run != m_whole; }
    /// Whether that run is of the document's inputs; if not, a newer one is being recorded.
    bool isFresh() const { return m_recording.isFresh(); }
    AnalysisBase& recording() { return m_recording; }

    // The following need a run.
    const Trace& trace() const { return m_run->trace(); }
    const GameFace& face() const { return m_run->face(); }
    EventIndex event() const { return m_event; }
    EventIndex eventCount() const { return static_cast<EventIndex>(trace().events.size()); }
    /// How the search stands right after the event.
    const TraceState& state() const { return m_state; }
    int iteration() const { return m_state.iteration; }
    /// The node to which the event happened; nothing for the root.
    std::optional<NodeId> current() const { return m_state.path.back().node; }
    /// The node whose subtree and events the person looks at: the current one until another is
    /// selected, and again after a step that leaves it.
    std::optional<NodeId> selected() const { return m_selected; }

    void go(EventIndex event);
    /// To the entry of a node, to the cutoff that pruned a move, to the first event of an
    /// iteration.
    void goTo(const TreeItem& item, int iteration);
    /// Goes where a step leads, if anywhere; returns whether it does.
    bool take(Step step);
    void select(std::optional<NodeId> node);

Q_SIGNALS:
    void runChanged(); ///< another run, or none; event and selection have changed too
    void eventChanged();
    void selectionChanged();

private:
    /// What is searched, and how.
    struct Question {
        SearchRoot root;
        Settings settings;
        friend bool operator==(const Question&, const Question&) = default;
    };

    void follow();
    void record();
    void takeRecording();
    void showNothing(const QString& reason);
    void stand(EventIndex event);

    SearchDocument& m_document;
    Question m_question; ///< of the run that is shown or under way
    std::shared_ptr<const RecordedRun> m_whole, m_run;
    QString m_whyNothing; ///< empty while the first run is under way
    EventIndex m_event = 0;
    TraceState m_state;
    std::optional<NodeId> m_selected;
    Analysis<Question, RecordedRun> m_recording;
};

} // namespace yomi::ui::search
