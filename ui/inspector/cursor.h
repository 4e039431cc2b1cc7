// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/state.h"
#include "core/tree/step/steps.h"
#include "ui/common/analysis.h"
#include "ui/inspector/finding_remarks.h"
#include "ui/inspector/node_look.h"
#include "ui/inspector/recorded_run.h"
#include "ui/inspector/tree_layout.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QMenu;

namespace yomi::ui::inspector {

/// A text that a person gives: a condition on nodes, a line of moves, and the file of a second
/// recording to compare with.
enum class Typed { Query, Line, SecondFile };

/// The current place in a search, shared by all views of it. The search has two forms, and either
/// may be missing or still on its way: a tree (the run), and a recording with lines. Nodes and
/// events have the same numbers in both. Subclasses provide the search: one of Yomi's own, or a
/// file.
class Cursor : public QObject {
    Q_OBJECT

public:
    /// Larger trees are not drawn.
    static constexpr std::size_t mostNodes = 2'000'000;

    // The search.
    /// Whether another program made the search. Only then can findings be suppressed and the view
    /// of the numbers chosen, and pages say what the program could print.
    virtual bool isForeign() const { return false; }
    /// The newest run; null if there is none, for the reason in emptyReason().
    const std::shared_ptr<const RecordedRun>& run() const { return m_run; }
    virtual QString emptyReason() const = 0;
    /// The run including what endAt() hides; null together with run().
    const std::shared_ptr<const RecordedRun>& wholeRun() const { return m_whole; }
    /// Shows the run as if its recording had ended with an event, and goes there; without an event,
    /// shows all of it again. Remarks and hits, which may be of later events, are hidden, too.
    void endAt(std::optional<EventIndex> last);
    bool isEndHidden() const { return m_run != m_whole; }
    /// Whether the run belongs to the current inputs; if not, a newer one is on its way.
    virtual bool isFresh() const = 0;
    /// The source of the runs, and its activity: "Recording the search…".
    virtual AnalysisBase& recording() = 0;
    virtual QString recordingText() const = 0;
    /// The recording; null if there is none, for the reason in whyUnread().
    const std::shared_ptr<const ReadRecording>& read() const { return m_read; }
    /// Also the reason if the recording has no events.
    virtual QString whyUnread() const = 0;
    /// Whether the recording has events.
    bool hasEvents() const { return m_read && !m_read->recording.events.empty(); }
    /// Called by views when they become visible: provides the tree, or the recording, from now on.
    virtual void needRun() = 0;
    virtual void needRecording() = 0;
    /// Whether the tree is too large to be drawn.
    virtual bool isTooLarge() const { return false; }

    // Words and faces.
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
    /// The name of an iteration on a bar, in a sentence and by itself: "4"; "depth 4 (5 plies)";
    /// "Depth limit 4 (5 plies)". An iteration that reaches the end of every game says so instead.
    virtual QString iterationName(int iteration) const;
    virtual QString iterationText(int iteration) const;
    virtual QString iterationTitle(int iteration) const;

    // What the person chose.
    /// The nodes of the run's tree that the person opened and closed, if they are kept.
    virtual Folds folds() const { return {}; }
    virtual void keepFolds(Folds /*folds*/) {}
    virtual std::string typed(Typed which) const = 0;
    virtual void keepTyped(Typed which, std::string text) = 0;
    virtual bool isQuizOn() const = 0;
    virtual void setQuizOn(bool on) = 0;
    /// The view of the numbers on pages of the recording, and in the tree, which needs a run.
    virtual Numbers recordedNumbers() const { return Numbers::Printed; }
    virtual Perspective numbers() const { return Perspective::Max; }
    virtual void chooseNumbers(Numbers /*numbers*/) {}
    virtual std::vector<Suppressed> suppressed() const { return {}; }
    /// Without a line suppresses the whole check.
    virtual void suppress(Check /*check*/, std::optional<std::uint64_t> /*line*/) {}
    virtual void showAllFindings() {}
    /// Shows the page of the tree.
    virtual void showTree() = 0;
    /// Whether the person chose the place; if not, it is the result.
    virtual bool isPlaceChosen() const { return true; }

    // Marks on nodes of the recording: the findings that are not suppressed, and the first hits of
    // the query, ascending.
    virtual bool hasRemarks() const { return true; }
    const Remarks& remarks() const;
    const std::vector<NodeId>& hits() const;
    bool isHit(NodeId node) const { return std::ranges::binary_search(hits(), node); }
    void setHits(std::vector<NodeId> hits);

    // The place, in the run or, without one, in the recording, which must have events.
    EventIndex event() const { return m_event; }
    /// Without those that endAt() hides.
    EventIndex eventCount() const;
    void go(EventIndex event);

    // The place in the recording. These need hasEvents().
    std::uint64_t lineNumber() const { return m_read->recording.lineNumberOf(m_event); }
    NodeId recordedNode() const { return m_read->nodeOf(m_event); }
    void goToLine(std::uint64_t number) { go(m_read->eventAt(number)); }
    void goToNode(NodeId node) { go(m_read->recording.nodes[node].entered); }

    // The place in the tree. These need a run.
    const Trace& trace() const { return m_run->trace(); }
    const GameFace& face() const { return m_run->face(); }
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
    /// Goes to the entry of a node, to the cutoff that pruned a move, or to the first event of an
    /// iteration.
    void goTo(const TreeItem& item, int iteration);
    /// Goes to the target of a step, if it has one; returns whether it does.
    bool take(Step step);
    void select(std::optional<NodeId> node);
    /// The description of a place of the tree, as in itemSentence(), and its remark.
    QString sentenceOf(const TreeItem& item) const;

Q_SIGNALS:
    void runChanged();       ///< another run, or none; event and selection have also changed
    void recordingChanged(); ///< another recording, or none; the event has also changed
    void eventChanged();
    void selectionChanged();
    void findingsChanged(); ///< of the recording, or which of them are suppressed
    void remarksChanged();  ///< on nodes; also for the hits of a query
    void numbersChanged();  ///< the view of the numbers
    void typedChanged();
    void viewChanged(); ///< anything that the person chose, for example the quiz

protected:
    using QObject::QObject;
    /// Replaces the run and the recording, which are of the same search, and goes to an event; call
    /// runChanged() and recordingChanged() afterwards.
    void setSearch(std::shared_ptr<const RecordedRun> run,
                   std::shared_ptr<const ReadRecording> read, EventIndex event);
    /// Replaces only the recording, by one of the run; call recordingChanged() afterwards.
    void setRecording(std::shared_ptr<const ReadRecording> read);
    /// Takes the findings of the recording.
    void remark();
    /// Called when the current event changes.
    virtual void keepPlace() = 0;

private:
    /// Sets the event and, with a run, the state of the search there; selects its node.
    void setEvent(EventIndex event);

    std::shared_ptr<const RecordedRun> m_whole, m_run; ///< the same unless the end is hidden
    std::shared_ptr<const ReadRecording> m_read;
    Remarks m_remarks;
    std::vector<NodeId> m_hits;
    EventIndex m_event = 0;
    TraceState m_state;
    std::vector<NodeId> m_line;
    std::optional<NodeId> m_selected;
};

} // namespace yomi::ui::inspector
