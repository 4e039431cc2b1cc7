// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/recorded_trace.h"
#include "ui/inspector/recorded_face.h"
#include "ui/inspector/recording_stepper.h"
#include "ui/inspector/stepper.h"

namespace yomi::ui::inspector {

/// A recording for the views of the inspector: its trace, computed in the background once a view
/// needs it, and the current event, synchronized with that in the recording.
class RecordingTree : public Stepper {
    Q_OBJECT

public:
    /// Larger trees are not laid out: a node takes a hundred bytes.
    static constexpr std::size_t mostNodes = 2'000'000;

    RecordingTree(RecordingStepper& stepper, const RulesOf& rulesOf, const FaceOf& faceOf,
                  std::size_t most = mostNodes, QObject* parent = nullptr);

    /// Called by the first view that needs it: lays out the recording now, and every later one.
    void watch();
    bool isTooLarge() const;
    std::size_t most() const { return m_most; }

    QString emptyReason() const override;
    bool hasRemarks() const override { return true; }
    bool isFresh() const override { return m_laying.isFresh(); }
    AnalysisBase& recording() override { return m_laying; }
    QString recordingText() const override { return tr("Laying out the tree…"); }
    QString title() const override;
    const GameFace& legendFace() const override { return m_labels; }
    bool mayHaveBoards() const override { return true; }
    double sizeOf(NodeId node) const override;
    QString toldOf(Event event) const override;
    Perspective numbers() const override;
    Folds folds() const override { return m_stepper.document().view().folds; }
    void keepFolds(Folds folds) override;
    std::string boardText(const std::string& typed) const override;
    QString iterationName(int iteration) const override;
    QString iterationText(int iteration) const override { return iterationTitle(iteration); }
    QString iterationTitle(int iteration) const override;

protected:
    void keepEvent(EventIndex event) override;

private:
    struct Question {
        std::shared_ptr<const ReadRecording> read;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct LaidOut {
        std::shared_ptr<const RecordedFace> face; ///< of the run
        RecordedRun run;
        RecordedTrace places; ///< of the run's trace
    };

    void ask();
    void take();
    void remark();
    void countVisits();
    /// Its number in the recording; nothing for an implied node.
    std::optional<NodeId> recordedNode(NodeId node) const;
    void follow();

    RecordingStepper& m_stepper;
    std::size_t m_most;
    RecordedFace m_labels;
    std::vector<double> m_mostVisits; ///< of a node, by iteration; empty if visits are not recorded
    bool m_isWatched = false;
    bool m_following = false;
    Analysis<Question, LaidOut> m_laying;
};

} // namespace yomi::ui::inspector
