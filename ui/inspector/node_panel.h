// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/value_table.h"
#include "ui/inspector/cursor.h"

namespace yomi::ui {
class TableView;
}

namespace yomi::ui::inspector {

/// The node of the current event: its place, window, value and all else that the recording has of
/// it. Follows the event while visible.
class NodePanel : public Card {
    Q_OBJECT

public:
    /// `saysFindings`: also shows the node's findings.
    explicit NodePanel(Cursor& cursor, bool saysFindings = true, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showRemark();

    Cursor& m_cursor;
    QLabel* m_place;
    QLabel* m_remark; ///< the findings at the node
    bool m_saysFindings;
    ValueTable m_facts;
};

/// The lines of the recording around the event, whose line is marked; a click goes to the event of
/// a line. Reads the file while visible.
class LinesPanel : public Card {
    Q_OBJECT

public:
    explicit LinesPanel(Cursor& cursor, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    Cursor& m_cursor;
    ValueTable m_lines;
    TableView* m_view;
};

} // namespace yomi::ui::inspector
