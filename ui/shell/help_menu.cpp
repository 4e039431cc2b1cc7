// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_menu.h"

#include "ui/shell/about_dialog.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/manual_window.h"
#include "ui/shell/shortcut.h"
#include "ui/shell/shortcut_list.h"

#include <QFile>
#include <QMainWindow>
#include <QMenuBar>

namespace yomi::ui {

using namespace Qt::StringLiterals;

HelpMenu::HelpMenu(QList<DocumentType> types, const DocumentTabs& tabs, QMainWindow& window,
                   QMenu& menu)
    : QObject(&menu)
    , m_types(std::move(types))
    , m_tabs(tabs)
    , m_window(window) {
    menu.addAction(tr("&Manual"), this, [this] { showManual(); })
        ->setShortcuts(standardKeys(QKeySequence::HelpContents, Qt::Key_F1));
    menu.addAction(tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_F1, this,
                   &HelpMenu::showShortcuts);
    menu.addSeparator();
    menu.addAction(tr("&About Yomi"), this, [this] {
        AboutDialog dialog(&m_window);
        dialog.exec();
    });
}

ManualWindow& HelpMenu::showManual() {
    if (!m_manual)
        m_manual = new ManualWindow(&m_window);
    const DocumentTab* tab = m_tabs.currentDocument();
    const QString page = tab ? u":/manual/%1.md"_s.arg(tab->type().kind) : QString();
    m_manual->open(QFile::exists(page) ? page : u":/manual/index.md"_s);
    return *m_manual;
}

void HelpMenu::showShortcuts() {
    ShortcutList dialog(shortcutsOf(*m_window.menuBar(), m_types), &m_window);
    dialog.exec();
}

} // namespace yomi::ui
