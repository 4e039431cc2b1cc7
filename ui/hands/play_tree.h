// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/play_model.h"

#include <QTreeView>

#include <set>

namespace yomi::ui::hands {

/// Plays by category, with painted cards. Opened categories stay open when the plays change; few
/// plays are all visible.
class PlayTree : public QTreeView {
    Q_OBJECT

public:
    PlayTree(const QString& accessibleName, PlayModel::Columns columns, QWidget* parent = nullptr);

    void setPlays(std::shared_ptr<const yomi::hands::RuleBook> book, std::vector<int> plays);
    PlayModel& plays() { return *m_model; }

Q_SIGNALS:
    void pointed(int play);  ///< under the mouse or, with the focus here, current; −1 for none
    void selected(int play); ///< by the person
    void activatedPlay(int play);
    void menuRequested(int play, QPoint global);

protected:
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    PlayModel* m_model;
    std::set<int> m_open; ///< categories
};

} // namespace yomi::ui::hands
