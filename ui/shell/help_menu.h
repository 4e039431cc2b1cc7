// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QObject>
#include <QPointer>

class QMainWindow;
class QMenu;

namespace yomi::ui {

class DocumentTabs;
class ManualWindow;

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
