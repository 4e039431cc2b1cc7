// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tally.h"
#include "tests/waiting.h"
#include "ui/common/controls.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_area.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSet>
#include <QTabBar>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace yomi::ui::test {

/// A window over a profile and files of its own; close and create it again to test what it
/// restores.
class Shell {
public:
    /// `root` contains profile and files; by default a temporary directory.
    explicit Shell(const QList<DocumentType>& types = {tallyType()}, const QString& root = {})
        : m_root(root.isEmpty() ? m_directory.path() : root)
        , m_types(types) {
        start();
    }

    void start() {
        window = std::make_unique<MainWindow>(m_types, profileIn(path("profile")));
        window->show();
        activate();
    }

    /// Shortcuts reach only active windows, and without a window manager no window becomes active
    /// again after a dialog.
    void activate() const {
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get(), yomi::longestWait))
            qFatal("the window does not become active");
    }

    /// Presses keys at the keyboard focus.
    void press(const QKeySequence& keys) const {
        activate();
        QWidget* focus = window->focusWidget();
        QTest::keySequence(focus ? focus : window.get(), keys);
    }

    QString path(const char* name) const { return QDir(m_root).filePath(QString::fromUtf8(name)); }

    /// Writes a file into the temporary directory and returns its path.
    QString file(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no file %s", name);
        return file.fileName();
    }

    static QByteArray contents(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    DocumentTabs& tabs() const { return window->tabs(); }
    DocumentTab& tab() const { return *window->tabs().currentDocument(); }
    TallyDocument& tally() const { return static_cast<TallyDocument&>(tab().document()); }
    TallyWorkspace& workspace() const { return static_cast<TallyWorkspace&>(tab().workspace()); }
    QStringList messages() const { return window->messages().sentences(); }
    QStringList titles() const {
        QStringList titles;
        for (int i = 0; i < tabs().count(); ++i)
            titles << tabs().tabText(i);
        return titles;
    }

private:
    QTemporaryDir m_directory;
    QString m_root;
    QList<DocumentType> m_types;

public:
    std::unique_ptr<MainWindow> window;
};

/// The action of this text in the window's menus, without mnemonic marks; null if there is none.
inline QAction* menuAction(const MainWindow& window, const QString& text) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text().remove(u'&') == text)
            return action;
    return nullptr;
}

/// Calls `look` for each page of a tab, and for the pages within it.
inline void visitPages(const DocumentTab& tab, const std::function<void()>& look,
                       QSet<QTabBar*>& visited) {
    look();
    for (QTabBar* pages : tab.findChildren<QTabBar*>()) {
        if (!pages->isVisible() || visited.contains(pages))
            continue;
        visited << pages;
        for (int page = 0; page < pages->count(); ++page) {
            if (!pages->isTabVisible(page) || !pages->isTabEnabled(page))
                continue;
            pages->setCurrentIndex(page);
            visitPages(tab, look, visited);
        }
    }
}

/// The visible texts with less room than their lines need.
inline QStringList cutTexts(const QWidget& workspace) {
    QStringList cut;
    for (const QLabel* label : workspace.findChildren<QLabel*>()) {
        if (label->visibleRegion().isEmpty() || qobject_cast<const LineLabel*>(label))
            continue;
        const QSize least = label->minimumSizeHint();
        const int height = label->wordWrap() ? label->heightForWidth(label->width()) : 0;
        if (label->width() < least.width() || label->height() < std::max(least.height(), height))
            cut << label->text();
    }
    return cut;
}

} // namespace yomi::ui::test
