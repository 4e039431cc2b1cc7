// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/check_report.h"
#include "core/trace/state.h"
#include "core/trace/steps.h"
#include "ui/common/analysis.h"
#include "ui/search/node_look.h"
#include "ui/search/recorded_run.h"
#include "ui/search/tree_layout.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMenu;

namespace yomi::ui::search {

/// What is said of a node by somebody who looked at the whole search, and how grave it is.
struct Remark {
    Severity severity = {};
    QString sentences;
};
using Remarks = std::map<NodeId, Remark>;

/// Steps through a recorded search: knows at which event the person stands and which node is
/// selected. The views of the inspector (path, tree, outline, playback) look at one stepper; the
/// classes below know where the search comes from.
class Stepper : public QObject {
    Q_OBJECT

public:
    /// The newest recorded run; null when there is none, for the reason that whyNothing() gives.
    const std::shared_ptr<const RecordedRun>& run() const { return m_run; }
    virtual QString whyNothing() const = 0;
    /// Whether the run is shown as if its recording had ended earlier.
    virtual bool isEndHidden() const { return false; }
    /// Whether that run is of what is asked now; if not, a newer one is under way.
    virtual bool isFresh() const { return true; }
    /// What brings the runs, and what it does: "Recording the search…".
    virtual AnalysisBase& recording() = 0;
    virtual QString recordingText() const = 0;

    /// What pictures of the run are called after: "Alpha-beta + table".
    virtual QString title() const = 0;
    /// Where in a game the search begins, when that is not where it stands: "After move 5".
    virtual QString rootText() const { return {}; }
    /// The face for what is shown without a run, such as a legend.
    virtual const GameFace& legendFace() const = 0;
    /// The board that a typed text stands for, as the trace has it. Throws std::exception with a
    /// sentence for another text.
    virtual std::string boardText(const std::string& typed) const = 0;
    /// Adds what can be done with a place of the tree beside going there.
    virtual void fillMenu(QMenu& /*menu*/, const TreeItem& /*item*/) {}

    /// Whether runs may have boards; whether one has is told by its face.
    virtual bool mayHaveBoards() const { return legendFace().hasBoards(); }
    /// How large the node is drawn, from 0 to 1: of a tree searched by visits its share of them.
    virtual double sizeOf(NodeId /*node*/) const { return 1; }
    /// What is known of an event besides what a trace has, in a sentence.
    virtual QString toldOf(Event /*event*/) const { return {}; }
    /// What the person opened and closed of the run's tree, where that is kept.
    virtual Folds folds() const { return {}; }
    virtual void keepFolds(Folds /*folds*/) {}
    /// Nodes of the run of which something is to be said, and whether there can be any.
    const Remarks& remarks() const { return m_remarks; }
    virtual bool hasRemarks() const { return false; }
    /// Nodes of the run that a query found, rising.
    const std::vector<NodeId>& hits() const { return m_hits; }
    bool isHit(NodeId node) const { return std::ranges::binary_search(m_hits, node); }

    // The following need a run.
    /// Whose numbers the views have.
    virtual NumbersOf numbers() const { return NumbersOf::Max; }
    const Trace& trace() const { return m_run->trace(); }
    const GameFace& face() const { return m_run->face(); }
    EventIndex event() const { return m_event; }
    EventIndex eventCount() const { return static_cast<EventIndex>(trace().events.size()); }
    /// How the search stands right after the event.
    const TraceState& state() const { return m_state; }
    int iteration() const { return m_state.iteration; }
    /// The nodes of the best line that the iteration has found by the event.
    const std::vector<NodeId>& line() const { return m_line; }
    /// Whether the iteration is over with the event.
    bool isAtResult() const;
    /// The node to which the event happened; nothing for the root.
    std::optional<NodeId> current() const { return m_state.path.back().node; }
    /// The node whose subtree and events the person looks at: the current one until another is
    /// selected, and again after a step that leaves it.
    std::optional<NodeId> selected() const { return m_selected; }

    /// An iteration as a bar names it, in a sentence and by itself: "4"; "depth 4, to ply 5";
    /// "Depth limit 4, to ply 5". One that leads to the end of every game says so instead.
    virtual QString iterationName(int iteration) const;
    virtual QString iterationText(int iteration) const;
    virtual QString iterationTitle(int iteration) const;

    void go(EventIndex event);
    /// To the entry of a node, to the cutoff that pruned a move, to the first event of an
    /// iteration.
    void goTo(const TreeItem& item, int iteration);
    /// Goes where a step leads, if anywhere; returns whether it does.
    bool take(Step step);
    void select(std::optional<NodeId> node);
    /// What a place of the tree is, as itemSentence() has it, and what is said of it.
    QString sentenceOf(const TreeItem& item) const;

Q_SIGNALS:
    void runChanged(); ///< another run, or none; event and selection have changed too
    void eventChanged();
    void selectionChanged();
    void remarksChanged(); ///< or what a query found
    void numbersChanged(); ///< whose they are

protected:
    using QObject::QObject;
    /// Takes another run, or none, and stands at an event of it; runChanged() is to follow.
    void setRun(std::shared_ptr<const RecordedRun> run, EventIndex event);
    void setRemarks(Remarks remarks);
    void setHits(std::vector<NodeId> hits);
    /// The person stands at another event.
    virtual void keepEvent(EventIndex event) = 0;

private:
    void stand(EventIndex event);

    std::shared_ptr<const RecordedRun> m_run;
    Remarks m_remarks;
    std::vector<NodeId> m_hits;
    EventIndex m_event = 0;
    TraceState m_state;
    std::vector<NodeId> m_line;
    std::optional<NodeId> m_selected;
};

} // namespace yomi::ui::search
