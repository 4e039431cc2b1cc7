// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/inspector/outline_view.h"
#include "ui/inspector/tree_panel.h"

#include <QHBoxLayout>

namespace yomi::ui::inspector {

Inspector::Inspector(Cursor& cursor, TreePanel* tree, QWidget* beside, QWidget* parent)
    : CardSplitter(Qt::Vertical, QStringLiteral("outline"), parent)
    , m_outline(new OutlineView(cursor)) {
    auto* both = new QWidget;
    auto* columns = new QHBoxLayout(both);
    columns->setContentsMargins({});
    columns->setSpacing(cardPadding);
    columns->addWidget(tree, 1);
    if (beside)
        columns->addWidget(beside);
    addWidget(both);
    auto* outline = new Card(tr("Outline"));
    outline->content()->addWidget(m_outline);
    tree->addOutlineAction(outline);
    addWidget(outline);
    setStretchFactor(0, 1);
    setCollapsible(1, true);
    constexpr int outlineHeight = 178;
    setSizes({2 * outlineHeight, outlineHeight});
}

} // namespace yomi::ui::inspector
