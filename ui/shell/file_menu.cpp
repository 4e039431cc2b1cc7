// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/file_menu.h"

#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/picture_dialog.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

#include <algorithm>

namespace yomi::ui {

namespace {

/// The tab's picture, with the tab's title if the picture has none.
PictureSource pictureSource(DocumentTab& tab) {
    PictureSource source = tab.workspace().pictureSource();
    source.picture = [title = tab.title(), of = source.picture](int part, bool withLegend) {
        Picture picture = of(part, withLegend);
        if (picture.title.isEmpty())
            picture.title = title;
        return picture;
    };
    return source;
}

} // namespace

FileMenu::FileMenu(FileCommands& commands, DocumentTabs& tabs, RecentFiles& recent, QMenu& menu)
    : QObject(&menu)
    , m_commands(commands)
    , m_tabs(tabs)
    , m_recent(recent) {
    addNew(menu);
    menu.addAction(tr("&Open…"), this, [this] { m_commands.askAndOpen(); })
        ->setShortcuts(QKeySequence::Open);
    QMenu* recentMenu = menu.addMenu(tr("Open &recent"));
    connect(&m_recent, &RecentFiles::changed, this,
            [this, recentMenu] { refreshRecent(*recentMenu); });
    connect(recentMenu, &QMenu::aboutToShow, this,
            [this, recentMenu] { refreshRecent(*recentMenu); });
    menu.addSeparator();
    addSaves(menu);
    menu.addSeparator();
    addPictures(menu);
    menu.addSeparator();
    m_close = menu.addAction(tr("&Close"), this, [this] {
        if (QWidget* page = m_tabs.currentWidget())
            Q_EMIT m_tabs.closeRequested(page);
    });
    m_close->setShortcuts(QKeySequence::Close);
    menu.addAction(tr("&Quit"), this, &FileMenu::quitRequested)
        ->setShortcuts(standardKeys(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q));
    connect(&m_tabs, &DocumentTabs::currentDocumentChanged, this, &FileMenu::refreshActions);
    refreshRecent(*recentMenu);
    refreshActions();
}

void FileMenu::addNew(QMenu& menu) {
    const QList<DocumentType>& types = m_commands.types();
    const bool several = types.size() > 1;
    QMenu* target = several ? menu.addMenu(tr("&New")) : &menu;
    for (const DocumentType& type : types) {
        const QString title = withoutMnemonic(type.title);
        QAction* action = target->addAction(several ? title : tr("&New %1").arg(title), this,
                                            [this, type] { m_commands.create(type); });
        action->setStatusTip(type.description);
        m_new << action;
    }
}

void FileMenu::add(QMenu& menu, const QString& text, const QList<QKeySequence>& keys,
                   const std::function<void(DocumentTab&)>& command) {
    QAction* action = menu.addAction(text, this, [this, command] {
        if (DocumentTab* tab = m_tabs.currentDocument())
            command(*tab);
    });
    action->setShortcuts(keys);
    m_documentActions << action;
}

void FileMenu::addPictures(QMenu& menu) {
    add(menu, tr("&Export…"), {},
        [](DocumentTab& tab) { PictureDialog(pictureSource(tab), tab.window()).exec(); });
    add(menu, tr("&Print…"), {QKeySequence::Print}, [](DocumentTab& tab) {
        const Picture picture = pictureSource(tab).picture(0, true);
        const bool isWide = picture.size().width() > picture.size().height();
        QPrinter printer(QPrinter::HighResolution);
        printer.setPageOrientation(isWide ? QPageLayout::Landscape : QPageLayout::Portrait);
        if (QPrintDialog(&printer, tab.window()).exec() == QDialog::Accepted)
            print(picture, printer, tab.palette());
    });
}

void FileMenu::addSaves(QMenu& menu) {
    add(menu, tr("&Save"), QKeySequence::keyBindings(QKeySequence::Save),
        [this](DocumentTab& tab) { m_commands.save(tab); });
    add(menu, tr("Save &As…"), standardKeys(QKeySequence::SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [this](DocumentTab& tab) { m_commands.saveAs(tab); });
    add(menu, tr("Save a Cop&y…"), {}, [this](DocumentTab& tab) { m_commands.saveCopy(tab); });
    add(menu, tr("&Duplicate tab"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N},
        [this](DocumentTab& tab) { m_commands.duplicate(tab); });
}

void FileMenu::refreshRecent(QMenu& menu) {
    menu.clear();
    const QStringList paths = m_recent.paths();
    menu.menuAction()->setEnabled(!paths.isEmpty());
    for (const QString& path : paths) {
        const QFileInfo file(path);
        const QString name =
            file.exists() ? file.fileName() : tr("%1 (missing)").arg(file.fileName());
        QAction* action =
            menu.addAction(withoutMnemonic(name), this, [this, path] { m_commands.open(path); });
        action->setStatusTip(QDir::toNativeSeparators(path));
        action->setToolTip(action->statusTip());
    }
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    menu.addAction(tr("&Clear this list"), &m_recent, &RecentFiles::clear);
}

void FileMenu::refreshActions() {
    for (QAction* action : m_documentActions)
        action->setEnabled(m_tabs.currentDocument() != nullptr);
    m_close->setEnabled(m_tabs.count() > 0);
    const QList<DocumentType>& types = m_commands.types();
    const DocumentTab* tab = m_tabs.currentDocument();
    const auto front = std::find_if(types.begin(), types.end(), [tab](const DocumentType& type) {
        return !tab || type.kind == tab->type().kind;
    });
    for (QAction* action : m_new)
        action->setShortcuts(QList<QKeySequence>());
    if (front != types.end())
        m_new[front - types.begin()]->setShortcuts(QKeySequence::New);
}

} // namespace yomi::ui
