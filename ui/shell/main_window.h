// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QMainWindow>
#include <QSettings>
#include <QStatusBar>
#include <QString>

class QLabel;

namespace yomi::ui {

class DocumentTab;
class DocumentTabs;
class FileCommands;
class LanguageMenu;
class HelpMenu;
class MessageArea;
class RecentFiles;
class Session;
class TextSizeMenu;
class ThemeMenu;
class WelcomePage;

/// The places where the program keeps data between two runs.
struct Profile {
    QString settingsFile;      ///< INI file: window, theme, recent files
    QString sessionsDirectory; ///< open tabs and unsaved work, one folder per running program
};

/// The standard places of the desktop for a program of this name.
Profile userProfile();

/// A profile in one directory, so that snapshots and tests do not change the user's.
Profile profileIn(const QString& directory);

/// The status line: the object under the pointer at the left, the cost of the last computation at
/// the right.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setTexts(const QString& pointed, const QString& work);

private:
    QLabel* m_pointed;
    QLabel* m_work;
};

/// The main window: connects the parts of the shell and gives them the current document.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(const QList<DocumentType>& types, const Profile& profile);
    ~MainWindow() override;

    FileCommands& files() { return *m_files; }
    DocumentTabs& tabs() { return *m_tabs; }
    MessageArea& messages() { return *m_messages; }
    ThemeMenu& theme() { return *m_theme; }
    HelpMenu& help() { return *m_help; }

    void showWelcome();

    /// Keeps all open documents, saved or not, for the next start, without asking.
    void keepAll();
    /// The same while the program may continue (or exits in an unusual way).
    void flushSession();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildMenus();
    void fillViewMenu(QMenu& menu);
    void follow();
    void refreshStatus();
    bool mayQuit();
    void closePage(QWidget* page);
    void addWelcome(int place);
    void restoreWindow();
    void restoreTabs();
    void rememberSplitters(DocumentTab& tab);

    QSettings m_settings;
    RecentFiles* m_recent;
    QWidget* m_centre;
    MessageArea* m_messages;
    DocumentTabs* m_tabs;
    FileCommands* m_files;
    ThemeMenu* m_theme;
    LanguageMenu* m_language;
    TextSizeMenu* m_textSize; ///< after the theme, which may choose another font
    StatusLine* m_status;
    Session* m_session;
    HelpMenu* m_help = nullptr;
    QMenu* m_analyze = nullptr;
    WelcomePage* m_welcome = nullptr;
};

} // namespace yomi::ui
