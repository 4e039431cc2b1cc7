// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/check_report.h"
#include "core/trace/state.h"
#include "core/trace/steps.h"
#include "ui/common/analysis.h"
#include "ui/inspector/node_look.h"
#include "ui/inspector/recorded_run.h"
#include "ui/inspector/tree_layout.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMenu;

namespace yomi::ui::inspector {

/// A remark on a node from a check of the whole search, with its severity.
struct Remark {
    Severity severity = {};
    QString sentences;
};
using Remarks = std::map<NodeId, Remark>;

/// Steps through a recorded search: has the current event and the selected node. The views of the
/// inspector (path, tree, outline, playback) share one stepper; subclasses provide the search.
class Stepper : public QObject {
    Q_OBJECT

public:
    /// The newest recorded run; null if there is none, for the reason in emptyReason().
    const std::shared_ptr<const RecordedRun>& run() const { return m_run; }
    virtual QString emptyReason() const = 0;
    /// Whether the run is shown as if its recording had ended earlier.
    virtual bool isEndHidden() const { return false; }
    /// Whether the run belongs to the current inputs; if not, a newer one is being recorded.
    virtual bool isFresh() const { return true; }
    /// The source of the runs, and its activity: "Recording the search…".
    virtual AnalysisBase& recording() = 0;
    virtual QString recordingText() const = 0;

    /// The name of the run in pictures: "Alpha-beta + table".
    virtual QString title() const = 0;
    /// The start of the search in a game, if it is not the current position: "After move 5".
    virtual QString rootText() const { return {}; }
    /// The face without a run, for example for a legend.
    virtual const GameFace& legendFace() const = 0;
    /// The board of a typed text, as in the trace. Throws std::exception with a sentence for an
    /// invalid text.
    virtual std::string boardText(const std::string& typed) const = 0;
    /// Adds further commands for a place of the tree to a menu.
    virtual void fillMenu(QMenu& /*menu*/, const TreeItem& /*item*/) {}

    /// Whether runs may have boards; the face of a run knows whether it has.
    virtual bool mayHaveBoards() const { return legendFace().hasBoards(); }
    /// The size of a drawn node, from 0 to 1: its share of the visits in a tree searched by visits.
    virtual double sizeOf(NodeId /*node*/) const { return 1; }
    /// A sentence about an event with information that the trace does not have.
    virtual QString toldOf(Event /*event*/) const { return {}; }
    /// The nodes of the run's tree that the person opened and closed, if they are kept.
    virtual Folds folds() const { return {}; }
    virtual void keepFolds(Folds /*folds*/) {}
    /// Remarks on nodes of the run, and whether there can be any.
    const Remarks& remarks() const { return m_remarks; }
    virtual bool hasRemarks() const { return false; }
    /// Nodes of the run found by a query, ascending.
    const std::vector<NodeId>& hits() const { return m_hits; }
    bool isHit(NodeId node) const { return std::ranges::binary_search(m_hits, node); }

    // The following need a run.
    /// The view of the shown numbers.
    virtual Perspective numbers() const { return Perspective::Max; }
    const Trace& trace() const { return m_run->trace(); }
    const GameFace& face() const { return m_run->face(); }
    EventIndex event() const { return m_event; }
    EventIndex eventCount() const { return static_cast<EventIndex>(trace().events.size()); }
    /// The state of the search right after the event.
    const TraceState& state() const { return m_state; }
    int iteration() const { return m_state.iteration; }
    /// The nodes of the principal variation that the iteration has found by the event.
    const std::vector<NodeId>& line() const { return m_line; }
    /// Whether the iteration ends with the event.
    bool isAtResult() const;
    /// The node of the event; nothing for the root.
    std::optional<NodeId> current() const { return m_state.path.back().node; }
    /// The node whose subtree and events are shown: the current one until another is selected, and
    /// again after a step that leaves it.
    std::optional<NodeId> selected() const { return m_selected; }

    /// The name of an iteration on a bar, in a sentence and by itself: "4"; "depth 4, to ply 5";
    /// "Depth limit 4, to ply 5". An iteration that reaches the end of every game says so instead.
    virtual QString iterationName(int iteration) const;
    virtual QString iterationText(int iteration) const;
    virtual QString iterationTitle(int iteration) const;

    void go(EventIndex event);
    /// Goes to the entry of a node, to the cutoff that pruned a move, or to the first event of an
    /// iteration.
    void goTo(const TreeItem& item, int iteration);
    /// Goes to the target of a step, if it has one; returns whether it does.
    bool take(Step step);
    void select(std::optional<NodeId> node);
    /// The description of a place of the tree, as in itemSentence(), and its remark.
    QString sentenceOf(const TreeItem& item) const;

Q_SIGNALS:
    void runChanged(); ///< another run, or none; event and selection have also changed
    void eventChanged();
    void selectionChanged();
    void remarksChanged(); ///< also for the hits of a query
    void numbersChanged(); ///< the view of the numbers

protected:
    using QObject::QObject;
    /// Replaces the run, and goes to an event of it; call runChanged() afterwards.
    void setRun(std::shared_ptr<const RecordedRun> run, EventIndex event);
    void setRemarks(Remarks remarks);
    void setHits(std::vector<NodeId> hits);
    /// Called when the current event changes.
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

} // namespace yomi::ui::inspector
