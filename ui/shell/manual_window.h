// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace yomi::ui {

class PageBrowser;

/// The manual in a window of its own, to read next to the work: contents and search at the left,
/// the page at the right, with back and forward.
class ManualWindow : public QWidget {
    Q_OBJECT

public:
    explicit ManualWindow(QWidget* parent);

    /// Shows a page (":/manual/….md"), in front of the other windows.
    void open(const QString& resource);

private:
    void fillList();
    void follow(const QListWidgetItem* item);
    void selectCurrent();

    QLineEdit* m_search;
    QListWidget* m_list;
    PageBrowser* m_page;
};

} // namespace yomi::ui
