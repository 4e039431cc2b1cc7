// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QScrollArea>

class QVBoxLayout;

namespace yomi::ui {

class FileCommands;
class RecentFiles;

/// The start page: a new document of each kind, examples, and recent files.
class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    WelcomePage(FileCommands& commands, RecentFiles& recent, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* header() const;
    QWidget* starts();
    QWidget* start(const DocumentType& type);
    QWidget* recents();
    void refreshRecents();

    FileCommands& m_commands;
    RecentFiles& m_recent;
    QVBoxLayout* m_recentRows = nullptr;
};

} // namespace yomi::ui
