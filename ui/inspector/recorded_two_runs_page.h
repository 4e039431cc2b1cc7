// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/recorded_trace.h"
#include "ui/common/value_table.h"
#include "ui/inspector/cursor.h"
#include "ui/inspector/recorded_face.h"
#include "ui/inspector/two_runs_view.h"

#include <QFileSystemWatcher>
#include <QWidget>

class QLabel;

namespace yomi::ui {
class Card;
class JobBar;
class CommandButton;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::inspector {

/// Compares the recording with a second one, from a file: the first different event, with the lines
/// of both, the number of nodes they share, and the merged trees of the last iterations.
class RecordedTwoRunsPage : public QWidget {
    Q_OBJECT

public:
    RecordedTwoRunsPage(Cursor& cursor, const FaceOf& faceOf, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

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
        std::shared_ptr<const RecordedFace> face; ///< of the trees
        std::shared_ptr<const TwoRuns> trees;     ///< null: whyNoTrees has the reason
        QString whyNoTrees;
        std::optional<NodeId> parting; ///< of the trees; none at the root or in another iteration
        bool isPartingEarlier = false; ///< in an earlier iteration than those of the trees
    };

    static Compared compare(const Question& question, const FaceOf& faceOf,
                            const std::stop_token& stop);
    static void layTrees(const ReadRecording& a, const FaceOf& faceOf, const std::stop_token& stop,
                         Compared& compared);
    static void findParting(const ReadRecording& a, Compared& compared);
    /// Goes to a node of the trees in the recording shown, if it has that node.
    void open(NodeId node);
    QString secondFile() const;
    void choose();
    void ask();
    /// Watches only the second file: it may be gone, or changed since the reading.
    void watch();
    void refresh();
    /// The reason why nothing can be compared; empty otherwise.
    QString emptyReason() const;
    /// Shows problems of the second file.
    void tellSecond();
    QString firstText(const Compared& compared) const;
    void showNumbers();
    void showLines(const Compared& compared);

    Cursor& m_cursor;
    Card* m_card;
    Card* m_linesCard;
    Card* m_treesCard;
    TwoRunsView* m_trees;
    QLabel* m_file;
    QLabel* m_second;
    CommandButton* m_anew;
    QLabel* m_first;
    QFileSystemWatcher m_watcher;
    ValueTable m_counts, m_lines;
    TableView* m_linesView;
    Analysis<Question, Compared> m_analysis;
};

} // namespace yomi::ui::inspector
