// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_keys.h"

#include <QCoreApplication>

namespace yomi::ui::inspector {

namespace {

struct KeysText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::Keys)
};

} // namespace

QList<KeyHint> treeKeys() {
    return {
        {KeysText::tr("Left, Right"), KeysText::tr("Tree: to the parent, to the first child")},
        {KeysText::tr("Up, Down"), KeysText::tr("Tree: to the sibling before or after")},
        {KeysText::tr("Space"), KeysText::tr("Tree: show or hide what is below the selected node")},
        {KeysText::tr("Enter"),
         KeysText::tr("Tree, outline: go to the entry of the selected node")},
        {KeysText::tr("+, −"), KeysText::tr("Tree: zoom; also Ctrl and the wheel")},
    };
}

QList<KeyHint> inspectorKeys() {
    return treeKeys() +
           QList<KeyHint>{
               {KeysText::tr("Left, Right"), KeysText::tr("Icicle: to the neighbour in the row")},
               {KeysText::tr("Up, Down"),
                KeysText::tr("Icicle: to the parent, to the first child")},
               {KeysText::tr("Home"), KeysText::tr("Icicle: to the root")},
               {KeysText::tr("Enter, +"), KeysText::tr("Icicle: zoom to the selected block")},
               {KeysText::tr("Esc, Backspace, −"), KeysText::tr("Icicle: zoom back")},
               {KeysText::tr("N, P"), KeysText::tr("Two runs: to the next, previous difference")},
           };
}

} // namespace yomi::ui::inspector
