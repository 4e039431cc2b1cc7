// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/value_table.h"
#include "ui/trace/recording_stepper.h"

#include <QWidget>

class QLabel;

namespace yomi::ui {
class Card;
class JobBar;
} // namespace yomi::ui

namespace yomi::ui::trace {

/// A second recording beside the one shown: the first event that differs, with the lines of both,
/// and how many nodes they share.
class TwoRunsPage : public QWidget {
    Q_OBJECT

public:
    explicit TwoRunsPage(RecordingStepper& stepper, QWidget* parent = nullptr);

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
    };

    static Compared compare(const Question& question, const std::stop_token& stop);
    void choose();
    void ask();
    void refresh();
    void showLines(const Compared& compared);

    RecordingStepper& m_stepper;
    Card* m_card;
    Card* m_linesCard;
    QLabel* m_file;
    QLabel* m_first;
    ValueTable m_counts, m_lines;
    Analysis<Question, Compared> m_analysis;
};

} // namespace yomi::ui::trace
