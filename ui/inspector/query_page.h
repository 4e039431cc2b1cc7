// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/ask/attributes.h"
#include "core/tree/ask/query.h"
#include "ui/inspector/question_page.h"

class QLabel;
class QStringListModel;

namespace yomi::ui {
class Card;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::inspector {

/// A query and the nodes that match; a click goes to one.
class QueryPage : public QuestionPage {
    Q_OBJECT

public:
    explicit QueryPage(Cursor& cursor, QWidget* parent = nullptr);

private:
    struct Question {
        std::shared_ptr<const ReadRecording> read;
        std::string query;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Hits {
        std::vector<NodeId> nodes;
        std::vector<Attribute> shown;     ///< those in the query
        std::optional<AbsentName> absent; ///< an attribute of the query that no node has
        std::optional<AbsentName> absentReason;
        QString refusal;        ///< why the query is invalid
        std::size_t column = 0; ///< of the error
    };

    static Hits hitsOf(const Question& question);
    void offerWords();
    QList<ValueColumn> columns(const std::vector<Attribute>& shown) const;
    void ask() override;
    void showAnswer() override;
    void showMarks();

    QStringListModel* m_words; ///< possible at the cursor
    QLabel* m_sentence;
    Card* m_card;
    ValueTable m_hits;
    TableView* m_view;
    Analysis<Question, Hits> m_analysis;
};

} // namespace yomi::ui::inspector
