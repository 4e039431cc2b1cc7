// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/node_menu.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

namespace yomi::ui::inspector {

namespace {

struct NodeMenuText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::NodeMenu)
};

} // namespace

void fillNodeMenu(QMenu& menu, Cursor& cursor, const TreeItem& item, int iteration) {
    QObject::connect(&cursor, &Cursor::runChanged, &menu, &QMenu::close);
    const std::string board = boardOf(cursor.trace(), item);
    const QString go = item.isRoot()     ? NodeMenuText::tr("Go to the start of this iteration")
                       : item.isPruned() ? NodeMenuText::tr("Go to the cutoff that pruned it")
                                         : NodeMenuText::tr("Go to its entry");
    menu.addAction(go, &cursor, [&cursor, item, iteration] { cursor.goTo(item, iteration); });
    QAction* copy = menu.addAction(NodeMenuText::tr("Copy its board as text"), [board] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(board));
    });
    copy->setEnabled(!board.empty());
    cursor.fillMenu(menu, item);
}

} // namespace yomi::ui::inspector
