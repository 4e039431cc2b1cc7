// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/pages.h"

#include "ui/tictactoe/comparison_page.h"
#include "ui/tictactoe/strong_page.h"
#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/two_runs_page.h"
#include "ui/tictactoe/updates_page.h"

#include <QAction>
#include <QTabBar>

namespace yomi::ui::tictactoe {

Pages::Pages(TicTacToeDocument& document, QWidget* tree, QWidget* parent)
    : QTabWidget(parent)
    , m_document(document) {
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Pages"));
    auto* comparison = new ComparisonPage(document);
    auto* twoRuns = new TwoRunsPage(document);
    // In the order of Page.
    addPage(tree, tr("Search tree"));
    addPage(comparison, tr("Compare"));
    addPage(twoRuns, tr("Two runs"));
    addPage(new StrongPage(document), tr("Strong check"));
    addPage(new UpdatesPage, tr("Copy or unmake"));
    const auto follow = [this] {
        setCurrentIndex(static_cast<int>(m_document.view().page));
    };
    follow();
    connect(&document, &Document::viewChanged, this, follow);
    connect(this, &QTabWidget::currentChanged, this,
            [this](int index) { m_document.setPage(static_cast<Page>(index)); });
    connect(twoRuns, &TwoRunsPage::opened, this, &Pages::showTree);
    connect(comparison, &ComparisonPage::opened, this, &Pages::showTree);
}

void Pages::addPage(QWidget* page, const QString& name) {
    const int index = addTab(page, name);
    auto* action = new QAction(name, this);
    action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index)));
    connect(action, &QAction::triggered, this, [this, index] { setCurrentIndex(index); });
    setTabToolTip(index, action->shortcut().toString(QKeySequence::NativeText));
    m_actions << action;
}

void Pages::showTree() {
    setCurrentIndex(static_cast<int>(Page::Tree));
    Q_EMIT treeOpened();
}

} // namespace yomi::ui::tictactoe
