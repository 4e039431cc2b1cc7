// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/inspector/cursor.h"

#include <array>

class QGridLayout;
class QSpinBox;

namespace yomi::ui {
class LinkButton;
}

namespace yomi::ui::inspector {

class BoundsBars;
class NumberLine;
class SymmetryView;
class TermList;

/// The current event, whose number can be typed: what happened and why in words, the window on a
/// number line with the sources of its ends, the terms of an estimate, the
/// bounds of the table with a link to the node that stored them, and the work so far.
class EventPanel : public Card {
    Q_OBJECT

public:
    /// `trueValue` is shown below the terms of an estimate.
    explicit EventPanel(Cursor& cursor, QWidget* trueValue = nullptr, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct WorkRow {
        QLabel* value;
        QLabel* change;
    };

    void fitReason();
    QWidget* createFields();
    QLabel* createSource();
    QWidget* createWriter();
    QWidget* createWork();
    void takeRun();
    void refresh();
    void refreshNumbers();
    bool isOutcomeAsked() const;
    void refreshFields();
    void refreshRemark();
    void refreshSources();
    void refreshEstimate();
    void refreshTable();
    void refreshWork();

    Cursor& m_cursor;
    QLabel* m_kind;
    QSpinBox* m_eventField;
    QSpinBox* m_nodeField;
    QLabel* m_headline;
    QLabel* m_reason;
    QLabel* m_remark;  ///< the remark on the node
    TermList* m_terms; ///< of an estimate
    NumberLine* m_line;
    QLabel* m_alpha; ///< the source of α
    QLabel* m_beta;
    QLabel* m_bounds; ///< the heading of the bars
    BoundsBars* m_bars;
    QLabel* m_noWriter;
    QWidget* m_writer;
    QWidget* m_table; ///< the node that stored the entry, or why there is none
    LinkButton* m_writerLink;
    QLabel* m_symmetryName;
    SymmetryView* m_symmetry;
    std::array<WorkRow, 6> m_work;
    QWidget* m_workSoFar; ///< rows of work under their heading
    double m_limit = 2;   ///< the largest value of the run
    std::optional<WorkSoFar> m_before;
    int m_iterationBefore = 0;
};

} // namespace yomi::ui::inspector
