// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace yomi::ui::inspector {

class OutlineModel;
class Cursor;

/// The outline of the tree. The selected node is the current row, both ways; Enter or a double
/// click goes to the event at which the node was entered.
class OutlineView : public QTreeView {
    Q_OBJECT

public:
    explicit OutlineView(Cursor& cursor, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void follow();

    Cursor& m_cursor;
    OutlineModel* m_model;
    bool m_following = false;
};

} // namespace yomi::ui::inspector
