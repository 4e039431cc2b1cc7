// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/comparison_page.h"

#include "core/tictactoe/document_json.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/tictactoe/comparison_rows.h"
#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/words.h"

#include <QAction>
#include <QMenu>
#include <QVBoxLayout>

namespace yomi::ui::tictactoe {

ComparisonPage::ComparisonPage(TicTacToeDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_methods(new MethodsPage(tr("Compare"), {}, comparisonColumns())) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_methods);
    m_methods->setChartsBelow();
    constexpr int leastWidth = 580; // also while progress and Stop stand in the header
    m_methods->setMinimumWidth(leastWidth);
    addRowActions();
    connect(m_methods->view(), &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_document.showSearch(static_cast<std::size_t>(row));
    });
    connect(m_methods->view(), &QAbstractItemView::activated, this, &ComparisonPage::opened);
    for (BarPanel* chart : m_methods->charts())
        connect(chart, &ChartPanel::activated, this,
                [this](int row) { m_document.showSearch(static_cast<std::size_t>(row)); });
    connect(&document, &Document::changed, this, &ComparisonPage::refresh);
    connect(&document, &Document::viewChanged, this, &ComparisonPage::refreshRow);
}

void ComparisonPage::addRowActions() {
    m_add = addRowAction(tr("Add row"),
                         tr("Adds a copy of the row shown, to be changed at the left (Ins)."),
                         Qt::Key_Insert);
    m_remove = addRowAction(tr("Remove row"), tr("Removes the row shown (Del)."), Qt::Key_Delete);
    connect(m_add, &QAction::triggered, this, &ComparisonPage::addRow);
    connect(m_remove, &QAction::triggered, this, &ComparisonPage::removeRow);
    auto* sets = new LinkButton(tr("sets"));
    sets->setToolTip(tr("Replaces all rows by a set."));
    QMenu* menu = createSets();
    connect(sets, &QAbstractButton::clicked, this,
            [sets, menu] { menu->popup(sets->mapToGlobal(sets->rect().bottomLeft())); });
    m_methods->addHeaderWidget(sets);
}

QAction* ComparisonPage::addRowAction(const QString& text, const QString& tip, Qt::Key key) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    TableView* table = m_methods->view();
    table->insertAction(table->actions().value(0), action);
    auto* button = new LinkButton(text.toLower());
    button->setToolTip(tip);
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    m_methods->addHeaderWidget(button);
    return action;
}

QMenu* ComparisonPage::createSets() {
    auto* menu = new QMenu(this);
    const auto add = [&](const QString& name, const QString& tip, auto set) {
        QAction* action = menu->addAction(name);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, [this, name, set] {
            m_document.perform(replaceSearches(m_document.inputs(), set(),
                                               tr("Compare the set \"%1\"").arg(name)));
        });
    };
    add(tr("The article's set"),
        tr("Alpha-beta and PVS, copying boards and unmaking moves, on both boards."), articleSet);
    add(tr("All algorithms"), tr("From minimax to PVS with iterative deepening."), algorithmSet);
    menu->setToolTipsVisible(true);
    return menu;
}

void ComparisonPage::addRow() {
    m_document.perform(addSearch(m_document.inputs(), m_document.shownSearch()));
    m_document.showSearch(m_document.inputs().searches.size() - 1);
}

void ComparisonPage::removeRow() {
    m_document.perform(removeSearch(m_document.inputs(), m_document.view().search));
}

void ComparisonPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ComparisonPage::refresh() {
    if (!isVisible())
        return;
    const Inputs& inputs = m_document.inputs();
    if (inputs != m_shown || m_methods->table().rowCount() == 0) {
        m_shown = inputs;
        m_methods->setMethods(comparisonRows(inputs.position, inputs.searches));
    }
    m_add->setEnabled(inputs.searches.size() < mostSearches);
    m_remove->setEnabled(inputs.searches.size() > 1);
    refreshRow();
    const QString reason = whyNotSearched(inputs.position);
    m_methods->setIntroduction(
        reason.isEmpty()
            ? tr("What the article gains by unmaking moves instead of copying boards lives in the "
                 "record board, which is copied on the heap: the bitboard is four bytes, copied as "
                 "quickly as a move is unmade. Its set shows all four combinations.")
            : reason);
    if (reason.isEmpty() && !m_methods->isRunning())
        m_methods->run();
}

void ComparisonPage::refreshRow() {
    m_methods->setCurrentRow(static_cast<int>(m_document.view().search));
}

} // namespace yomi::ui::tictactoe
