// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;
class FileCommands;
class RecentFiles;

/// The File menu: names and shortcuts for FileCommands. The shortcut of New creates a document of
/// the current kind, or of the first kind.
class FileMenu : public QObject {
    Q_OBJECT

public:
    /// Fills `menu` and updates it with the current tab and the recent files.
    FileMenu(FileCommands& commands, DocumentTabs& tabs, RecentFiles& recent, QMenu& menu);

Q_SIGNALS:
    void quitRequested();

private:
    void add(QMenu& menu, const QString& text, const QList<QKeySequence>& keys,
             const std::function<void(DocumentTab&)>& command);
    void addNew(QMenu& menu);
    void addSaves(QMenu& menu);
    void addPictures(QMenu& menu);
    void refreshRecent(QMenu& menu);
    void refreshActions();

    FileCommands& m_commands;
    DocumentTabs& m_tabs;
    RecentFiles& m_recent;
    QList<QAction*> m_new;             ///< one for each type, in order
    QList<QAction*> m_documentActions; ///< enabled only with a document
    QAction* m_close = nullptr;
};

} // namespace yomi::ui
