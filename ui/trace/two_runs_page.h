// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/implied_nodes.h"
#include "ui/common/value_table.h"
#include "ui/search/two_runs_view.h"
#include "ui/trace/recorded_face.h"
#include "ui/trace/recording_stepper.h"

#include <QFileSystemWatcher>
#include <QWidget>

class QLabel;

namespace yomi::ui {
class Card;
class JobBar;
class CommandButton;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::trace {

/// A second recording beside the one shown: the first event that differs, with the lines of both,
/// how many nodes they share, and the trees of the last iterations laid on each other.
class TwoRunsPage : public QWidget {
    Q_OBJECT

public:
    TwoRunsPage(RecordingStepper& stepper, const RulesOf& rulesOf, const FaceOf& faceOf,
                QWidget* parent = nullptr);

private:
    struct Question {
        std::shared_ptr<const ReadRecording> a;
        std::string file;
        FileState state;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Compared {
        ReadRecording b;
        RecordingDiff diff;
        std::shared_ptr<const RecordedFace> face;     ///< of the trees
        std::shared_ptr<const search::TwoRuns> trees; ///< null: whyNoTrees
        ImpliedNodes impliedInA, impliedInB;          ///< of the trees
        QString whyNoTrees;
        std::optional<NodeId> parting; ///< of the trees; none at the root or in another iteration
        bool isPartingEarlier = false; ///< in an iteration before those of the trees
    };

    static Compared compare(const Question& question, const RulesOf& rulesOf, const FaceOf& faceOf,
                            const std::stop_token& stop);
    static void layTrees(const ReadRecording& a, const RulesOf& rulesOf, const FaceOf& faceOf,
                         const std::stop_token& stop, Compared& compared);
    static void findParting(const ReadRecording& a, Compared& compared);
    void addTreeActions();
    /// Goes to a line of the trees in the recording shown, if that has it.
    void open(const QModelIndex& index);
    void choose();
    void ask();
    /// At the second file alone: it may be gone, or another one than was read.
    void watch();
    void refresh();
    /// Why there is nothing to compare; empty where there is.
    QString whyNothing() const;
    /// What is wrong with the second file.
    void tellSecond();
    QString firstText(const Compared& compared) const;
    void showNumbers();
    void showLines(const Compared& compared);

    RecordingStepper& m_stepper;
    Card* m_card;
    Card* m_linesCard;
    Card* m_treesCard;
    search::TwoRunsView* m_trees;
    QLabel* m_file;
    QLabel* m_second;
    CommandButton* m_anew;
    QLabel* m_first;
    QFileSystemWatcher m_watcher;
    ValueTable m_counts, m_lines;
    TableView* m_linesView;
    Analysis<Question, Compared> m_analysis;
};

} // namespace yomi::ui::trace
