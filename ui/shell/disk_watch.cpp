// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/disk_watch.h"

#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/message_area.h"

#include <QFileInfo>

namespace yomi::ui {

DiskWatch::DiskWatch(FileCommands& files, DocumentTabs& tabs)
    : m_files(files)
    , m_tabs(tabs) {
    // Programs save by writing piece by piece or by replacing the file: checks it when they are
    // done.
    constexpr int settleDelay = 200;
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleDelay);
    connect(&m_settle, &QTimer::timeout, this, qOverload<>(&DiskWatch::compare));
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_tabs, &DocumentTabs::documentAdded, this, [this](DocumentTab* tab) {
        m_settle.start();
        connect(tab, &DocumentTab::fileSet, this, [this, tab] { compare(*tab); });
    });
    connect(&m_tabs, &DocumentTabs::documentsChanged, this, &DiskWatch::follow);
}

void DiskWatch::follow() {
    QStringList gone = m_watcher.files();
    for (const DocumentTab* tab : m_tabs.documents())
        if (gone.removeAll(tab->path()) == 0 && QFileInfo::exists(tab->path()))
            m_watcher.addPath(tab->path());
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
}

void DiskWatch::compare() {
    follow(); // a replaced file must be watched again
    for (DocumentTab* tab : m_tabs.documents())
        if (!tab->path().isEmpty())
            compare(*tab);
}

void DiskWatch::compare(DocumentTab& tab) {
    const QString name = QFileInfo(tab.path()).fileName();
    const QString removed =
        tr("%1 was moved or removed by another program. Saving writes it again.").arg(name);
    const QString changed = tr("%1 was changed by another program.").arg(name);
    const bool exists = QFileInfo::exists(tab.path());
    const bool differs = tab.isChangedOnDisk();
    if (exists)
        tab.messages().retract(removed);
    if (!differs)
        tab.messages().retract(changed);
    const QStringList said = tab.messages().sentences();
    if (!exists && !said.contains(removed)) {
        tab.setModified();
        tab.messages().say(Tone::Warning, removed);
    }
    if (differs && !said.contains(changed))
        tab.messages().say(Tone::Warning, changed,
                           {{tr("Reload"),
                             [this, &tab] {
                                 m_files.reload(tab);
                             }},
                            {tr("Keep what is here"), [&tab] {
                                 tab.setModified();
                             }}});
}

} // namespace yomi::ui
