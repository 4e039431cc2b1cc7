// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

class QMainWindow;
class QMenu;

namespace yomi::ui {

class DocumentTabs;
class ManualWindow;

/// A description of the program, the versions of its parts, and its licences in full.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);

    /// The versions of Yomi, Qt (compile time and run time) and the compiler, and the system: the
    /// data for a bug report.
    static QStringList versions();
};

/// The Help menu: manual, shortcut list, about. Each is created on first use.
class HelpMenu : public QObject {
    Q_OBJECT

public:
    HelpMenu(QList<DocumentType> types, const DocumentTabs& tabs, QMainWindow& window, QMenu& menu);

    /// Opens the manual at the page named after the current document's kind, else at its first
    /// page.
    ManualWindow& showManual();

private:
    void showShortcuts();

    QList<DocumentType> m_types;
    const DocumentTabs& m_tabs;
    QMainWindow& m_window;
    QPointer<ManualWindow> m_manual;
};

} // namespace yomi::ui
