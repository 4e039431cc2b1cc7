// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/inspector/outline_view.h"
#include "ui/inspector/quiz.h"
#include "ui/inspector/tree_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QTabBar>

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

InspectorPages::InspectorPages(const Quiz& quiz, QWidget* parent)
    : QTabWidget(parent)
    , m_quiz(quiz) {
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Pages"));
    connect(&quiz, &Quiz::changed, this, &InspectorPages::lock);
}

void InspectorPages::addPage(QWidget* page, const QString& title) {
    const int index = addTab(page, title);
    auto* action = new QAction(title, this);
    action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index)));
    connect(action, &QAction::triggered, this, [this, index] { setCurrentIndex(index); });
    m_actions << action;
    lock();
}

void InspectorPages::lock() {
    const bool isLocked = m_quiz.isOn();
    if (isLocked)
        setCurrentIndex(0);
    for (int index = 0; index < m_actions.size(); ++index) {
        QAction* action = m_actions[index];
        action->setEnabled(index == 0 || !isLocked);
        lockTab(*this, index, !action->isEnabled(),
                action->shortcut().toString(QKeySequence::NativeText));
    }
}

void lockTab(QTabWidget& tabs, int index, bool isLocked, const QString& toolTip) {
    tabs.setTabEnabled(index, !isLocked);
    tabs.setTabToolTip(
        index, isLocked ? InspectorPages::tr("Would give the answer away; leave the quiz first.")
                        : toolTip);
}

} // namespace yomi::ui::inspector
