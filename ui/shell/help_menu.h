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

/// What this program is, the versions it is made of, and its licences in full.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);

    /// Version of Yomi, of Qt (built with and running on), of the compiler, and the system: what a
    /// report of a fault needs.
    static QStringList versions();
};

/// The Help menu: manual, shortcut list, about. Each is made when it is first wanted.
class HelpMenu : public QObject {
    Q_OBJECT

public:
    HelpMenu(QList<DocumentType> types, const DocumentTabs& tabs, QMainWindow& window, QMenu& menu);

    /// Opens the manual at the page that is named after the current document's kind, else at its
    /// first page.
    ManualWindow& showManual();

private:
    void showShortcuts();

    QList<DocumentType> m_types;
    const DocumentTabs& m_tabs;
    QMainWindow& m_window;
    QPointer<ManualWindow> m_manual;
};

} // namespace yomi::ui
