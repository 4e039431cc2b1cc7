// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shortcut_list.h"

#include "ui/common/controls.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace yomi::ui {

namespace {

/// Without the mark of the letter that opens it: "&File", "文件(&F)".
QString plain(QString text) {
    static const QRegularExpression behind(QStringLiteral("\\(&.\\)"));
    return text.remove(behind).remove(u'&');
}

/// Whether today's keyboards have the keys; Qt also gives some commands F14 to F20 of a Sun
/// keyboard.
bool isOnKeyboards(const QKeySequence& shortcut) {
    const Qt::Key key = shortcut[0].key();
    return key < Qt::Key_F13 || key > Qt::Key_F35;
}

void collect(const QMenu& menu, const QString& prefix, QList<KeyHint>& keys) {
    for (const QAction* action : menu.actions()) {
        // The text of "Undo" contains the command that would be undone.
        const bool isNamed = !action->whatsThis().isEmpty();
        const QString name = prefix + plain(isNamed ? action->whatsThis() : action->text());
        if (const QMenu* submenu = action->menu()) {
            collect(*submenu, name + QStringLiteral(" › "), keys);
            continue;
        }
        QStringList shortcuts;
        for (const QKeySequence& shortcut : action->shortcuts())
            if (isOnKeyboards(shortcut))
                shortcuts << shortcut.toString(QKeySequence::NativeText)
                                 .replace(QStringLiteral("Backtab"), QStringLiteral("Tab"));
        shortcuts.removeDuplicates(); // one key with two Qt names
        if (!shortcuts.isEmpty())
            keys << KeyHint{shortcuts.join(QStringLiteral(", ")), name};
    }
}

} // namespace

QList<ShortcutGroup> shortcutsOf(const QMenuBar& menus, const QList<DocumentType>& types) {
    QList<ShortcutGroup> groups;
    for (const QAction* action : menus.actions()) {
        ShortcutGroup group{plain(action->text()), {}};
        if (const QMenu* menu = action->menu())
            collect(*menu, {}, group.keys);
        if (!group.keys.isEmpty())
            groups << group;
    }
    for (const DocumentType& type : types)
        if (!type.keys.isEmpty())
            groups << ShortcutGroup{type.title, type.keys};
    return groups;
}

ShortcutList::ShortcutList(const QList<ShortcutGroup>& groups, QWidget* parent)
    : QDialog(parent)
    , m_list(new QTreeWidget) {
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(560, 620);
    auto* search = new QLineEdit;
    search->setPlaceholderText(tr("Narrow the list down"));
    search->setAccessibleName(tr("Narrow the list down"));
    search->setClearButtonEnabled(true);
    connect(search, &QLineEdit::textChanged, this, &ShortcutList::narrow);

    m_list->setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setHeaderLabels({tr("What it does"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    for (const ShortcutGroup& group : groups) {
        auto* head = new QTreeWidgetItem(m_list, {group.title});
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        head->setFont(0, bold);
        for (const KeyHint& key : group.keys)
            new QTreeWidgetItem(head, {key.meaning, key.keys});
    }
    m_list->expandAll();
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(search);
    rows->addWidget(m_list, 1);
    rows->addWidget(buttons);
}

void ShortcutList::narrow(const QString& words) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* head = m_list->topLevelItem(i);
        bool any = false;
        for (int k = 0; k < head->childCount(); ++k) {
            QTreeWidgetItem* key = head->child(k);
            const bool fits = key->text(0).contains(words, Qt::CaseInsensitive) ||
                              key->text(1).contains(words, Qt::CaseInsensitive);
            key->setHidden(!fits);
            any = any || fits;
        }
        head->setHidden(!any);
    }
}

} // namespace yomi::ui
