// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/ask/move_line.h"
#include "ui/inspector/question_page.h"

class QPushButton;

namespace yomi::ui {
class Card;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::inspector {

/// Why not this line? How each iteration searched a line of moves, and where it left it.
class LinePage : public QuestionPage {
    Q_OBJECT

public:
    explicit LinePage(Cursor& cursor, QWidget* parent = nullptr);

private:
    struct Question {
        std::shared_ptr<const ReadRecording> read;
        std::vector<std::string> moves;
        friend bool operator==(const Question&, const Question&) = default;
    };
    using Searches = std::vector<IterationLine>;

    QList<ValueColumn> visitColumns() const;
    QList<ValueColumn> endColumns() const;
    void ask() override;
    void showAnswer() override;
    void takeNode();
    /// The root has no line to take.
    void refreshPick();

    QPushButton* m_pick;
    Card* m_visitsCard;
    Card* m_endsCard;
    ValueTable m_visits, m_ends;
    TableView* m_view;
    Analysis<Question, Searches> m_analysis;
};

} // namespace yomi::ui::inspector
