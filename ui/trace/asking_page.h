// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/value_table.h"
#include "ui/trace/recording_stepper.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QVBoxLayout;

namespace yomi::ui::trace {

/// A page that answers what is typed into its field: the field and below it the answer, beside them
/// the node and the lines of the file at which the person stands. The text is kept in the view.
class AskingPage : public QWidget {
    Q_OBJECT

protected:
    AskingPage(RecordingStepper& stepper, std::string View::*typed, QWidget* parent);

    RecordingStepper& stepper() const { return m_stepper; }
    QLineEdit* field() const { return m_field; }
    QHBoxLayout* head() const { return m_head; }     ///< of the field
    QVBoxLayout* column() const { return m_column; } ///< below it
    const std::string& typed() const { return m_stepper.document().view().*m_typed; }

    /// Asks from now on whenever the text or the recording is another one, and shows the answer.
    void start(AnalysisBase& analysis);
    /// Asks for an answer to what is typed.
    virtual void ask() = 0;
    /// Shows the newest answer, or why there is none.
    virtual void showAnswer() = 0;

    // What tables say of a node.
    static ValueColumn lineColumn();
    ValueColumn iterationColumn() const;
    /// Window, value, bound and reason; of a search by visits these, prior, mean and reason.
    QList<ValueColumn> returnColumns() const;
    QVariantList returnCells(const ReadRecording& read, NodeId id) const;

private:
    bool isByVisits() const;
    void refresh(const AnalysisBase& analysis);

    RecordingStepper& m_stepper;
    std::string View::*m_typed;
    QLineEdit* m_field;
    QHBoxLayout* m_head;
    QVBoxLayout* m_column;
};

} // namespace yomi::ui::trace
