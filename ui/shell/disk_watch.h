// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;
class FileCommands;

/// Watches the files of the open documents and shows a message in the tab when another program has
/// changed or removed one.
class DiskWatch : public QObject {
    Q_OBJECT

public:
    /// Refers to its arguments, which outlive it.
    DiskWatch(FileCommands& files, DocumentTabs& tabs);

private:
    void follow();
    void compare();
    void compare(DocumentTab& tab);

    FileCommands& m_files;
    DocumentTabs& m_tabs;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace yomi::ui
