// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

#include <QDialog>

class QMenuBar;
class QTreeWidget;

namespace yomi::ui {

/// Shortcuts of one menu, or keys of one kind of document.
struct ShortcutGroup {
    QString title;
    QList<KeyHint> keys;
};

/// The current shortcuts of the menus, and the key tables of all games: nothing is written twice.
QList<ShortcutGroup> shortcutsOf(const QMenuBar& menus, const QList<DocumentType>& types);

/// Shows shortcuts in groups, with a filter field.
class ShortcutList : public QDialog {
    Q_OBJECT

public:
    ShortcutList(const QList<ShortcutGroup>& groups, QWidget* parent);

private:
    void narrow(const QString& words);

    QTreeWidget* m_list;
};

} // namespace yomi::ui
