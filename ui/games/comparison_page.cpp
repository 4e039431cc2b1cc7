// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/comparison_page.h"

#include "ui/charts/bar_panel.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/keyboard.h"
#include "ui/common/table_view.h"

#include <QComboBox>
#include <QTimer>
#include <QVBoxLayout>

namespace yomi::ui::games {

ComparisonPage::ComparisonPage(SearchDocument& document, const QList<ComparedRows*>& rows,
                               QWidget* parent)
    : QStackedWidget(parent)
    , m_document(document)
    , m_rows(rows) {
    for (ComparedRows* each : rows)
        addRows(*each);
    connect(&document, &Document::viewChanged, this, [this] {
        if (shownRows(m_document, m_rows) != currentIndex())
            refresh();
    });
}

void ComparisonPage::addRows(ComparedRows& rows) {
    auto* methods = new MethodsPage(tr("Compare"), {}, rows.columns());
    auto* controls = new QWidget;
    auto* bar = new FlowLayout(controls, 2 * spacingUnit);
    if (m_rows.size() > 1)
        bar->addWidget(createChoice(m_methods.size()));
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins({});
    column->setSpacing(cardPadding);
    column->addWidget(methods, 3);
    methods->addAbove(controls);
    if (QWidget* below = rows.setUp(*methods, *bar))
        column->addWidget(below, 2);
    controls->setVisible(bar->count() > 0);
    addWidget(part);
    m_methods << methods;
    connect(methods->view(), &TableView::currentRowChanged, &rows, [&rows](int row) {
        if (row >= 0)
            rows.select(row);
    });
    connect(methods->view(), &QAbstractItemView::activated, &rows, &ComparedRows::open);
    for (BarPanel* chart : methods->charts())
        connect(chart, &ChartPanel::activated, &rows, &ComparedRows::select);
    connect(&rows, &ComparedRows::changed, this, &ComparisonPage::refresh);
    connect(&rows, &ComparedRows::answered, this, &ComparisonPage::refreshRow);
}

QWidget* ComparisonPage::createChoice(qsizetype index) {
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Rows"));
    box->setToolTip(tr("What is compared: a row of the table each."));
    for (const ComparedRows* each : m_rows)
        box->addItem(each->title());
    box->setCurrentIndex(static_cast<int>(index));
    connect(box, &QComboBox::activated, this, [this, box, index](int choice) {
        box->setCurrentIndex(static_cast<int>(index)); // the other rows have a box of their own
        m_document.setRows(m_rows[choice]->name());
        currentWidget()->findChild<QComboBox*>()->setFocus();
    });
    return labelled(tr("Rows"), box);
}

void ComparisonPage::showEvent(QShowEvent* event) {
    QStackedWidget::showEvent(event);
    refresh();
}

void ComparisonPage::resizeEvent(QResizeEvent* event) {
    QStackedWidget::resizeEvent(event);
    refreshRow();
}

void ComparisonPage::refresh() {
    if (!isVisible())
        return;
    const auto shown = shownRows(m_document, m_rows);
    setCurrentIndex(static_cast<int>(shown));
    MethodsPage& methods = *m_methods[shown];
    setFocusPlace(*this, methods.view());
    const bool isFirst = methods.table().rowCount() == 0;
    methods.setMethods(m_rows[shown]->methods());
    refreshRow();
    if (isFirst) // the table is not yet as high as it will be
        QTimer::singleShot(0, methods.view(), [view = methods.view()] {
            view->scrollToTop();
            view->scrollTo(view->currentIndex());
        });
    if (m_rows[shown]->whyNotRun().isEmpty() && !methods.isRunning())
        methods.run();
}

void ComparisonPage::refreshRow() {
    const ComparedRows& rows = *m_rows[currentIndex()];
    MethodsPage& methods = *m_methods[currentIndex()];
    methods.setChartsVisible(rows.hasCharts(width()));
    methods.setCurrentRow(rows.current());
    const QString reason = rows.whyNotRun();
    methods.setIntroduction(reason.isEmpty() ? rows.note() : reason);
}

} // namespace yomi::ui::games
