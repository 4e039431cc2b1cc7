// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/value_table.h"
#include "ui/inspector/cursor.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QVBoxLayout;

namespace yomi::ui::inspector {

/// A page that answers the text in its field: the field and below it the answer, next to them the
/// current node and lines of the file. The view keeps the text.
class QuestionPage : public QWidget {
    Q_OBJECT

protected:
    void showEvent(QShowEvent* event) override;
    QuestionPage(Cursor& cursor, Typed typed, QWidget* parent);

    Cursor& cursor() const { return m_cursor; }
    QLineEdit* field() const { return m_field; }
    QHBoxLayout* head() const { return m_head; }     ///< the row of the field
    QVBoxLayout* column() const { return m_column; } ///< below the field
    std::string typed() const { return m_cursor.typed(m_typed); }

    /// From now on computes the answer whenever the text or the recording changes, and shows it.
    void start(AnalysisBase& analysis);
    /// Starts computing the answer to the text.
    virtual void ask() = 0;
    /// Shows the newest answer, or why there is none.
    virtual void showAnswer() = 0;

    // Columns of tables of nodes.
    static ValueColumn lineColumn();
    ValueColumn iterationColumn() const;
    /// Window, value, bound and reason; in a search by visits visits, prior, mean and reason.
    QList<ValueColumn> returnColumns() const;
    QVariantList returnCells(const ReadRecording& read, NodeId id) const;

private:
    bool isByVisits() const;
    void refresh(const AnalysisBase& analysis);

    Cursor& m_cursor;
    Typed m_typed;
    QLineEdit* m_field;
    QHBoxLayout* m_head;
    QVBoxLayout* m_column;
};

} // namespace yomi::ui::inspector
