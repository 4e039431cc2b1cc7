// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/methods_page.h"

#include "ui/charts/bar_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/common/whole_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace yomi::ui {

namespace {

/// The page's columns between the method's name and its state.
QList<ValueColumn> tableColumns(const QList<MethodColumn>& columns) {
    QList<ValueColumn> all = {{MethodsPage::tr("method"),
                               MethodsPage::tr("The way in which the answer is computed."),
                               {}}};
    for (const MethodColumn& column : columns)
        all << column.column;
    all << ValueColumn{MethodsPage::tr("state"),
                       MethodsPage::tr("Whether the row has been computed, or why not."),
                       {}};
    return all;
}

QString capitalized(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace

MethodsPage::MethodsPage(const QString& title, const QString& introduction,
                         QList<MethodColumn> columns, QWidget* parent)
    : QWidget(parent)
    , m_columns(std::move(columns))
    , m_job([this](const Outcome<Results>& outcome) {
        if (outcome.result)
            showResults(*outcome.result, -1);
        Q_EMIT finished();
    })
    , m_table(new ValueTable(tableColumns(m_columns), this))
    , m_view(new TableView(m_table, title))
    , m_card(new Card(title))
    , m_introduction(new WholeLabel(introduction))
    , m_refusals(new WholeLabel)
    , m_run(new QPushButton(tr("Run again")))
    , m_parts(new QHBoxLayout(this))
    , m_chartArea(new QWidget)
    , m_chartRow(new QBoxLayout(QBoxLayout::TopToBottom, m_chartArea)) {
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->wrapRows(); // many elided names would be alike
    m_view->viewport()->installEventFilter(this);
    m_card->addHeaderWidget(new JobBar(m_job));
    m_card->addHeaderWidget(m_run);
    m_card->content()->addWidget(m_introduction);
    m_card->content()->addWidget(m_view, 1);
    m_card->content()->addWidget(m_refusals);
    m_refusals->hide();
    m_chartRow->setContentsMargins({});
    m_chartRow->setSpacing(cardPadding);
    for (const MethodColumn& column : std::as_const(m_columns))
        if (column.charted)
            addChart(column.column);
    m_parts->setContentsMargins({});
    m_parts->setSpacing(cardPadding);
    m_parts->addWidget(m_card, 3);
    m_parts->addWidget(m_chartArea, 2);
    connect(m_run, &QPushButton::clicked, this, &MethodsPage::runAgain);
    connect(m_view, &TableView::currentRowChanged, this, [this](int current) {
        light(current);
        Q_EMIT currentRowChanged(current);
    });
    connect(&m_job, &BackgroundRun::runningChanged, m_run, &QWidget::setDisabled);
    connect(&m_job, &BackgroundRun::stopped, this, [this] { showResults(m_results, -1); });
    showBars();
}

void MethodsPage::addChart(const ValueColumn& column) {
    auto* chart = new BarPanel(tr("%1, log scale").arg(capitalized(column.title)),
                               column.unit.value_or(Unit::Number), BarPanel::Direction::Lying);
    chart->setScale(BarPanel::Scale::Log);
    chart->setValueName(column.title);
    chart->showAllNames(); // the page scrolls instead
    connect(chart, &ChartPanel::hovered, this, [this](int row) {
        // A preview: after the mouse has left, the selected row is highlighted again.
        const int lit = row >= 0 ? row : m_view->currentRow();
        light(lit);
        Q_EMIT currentRowChanged(lit);
    });
    connect(chart, &ChartPanel::activated, m_view, &TableView::setCurrentRow);
    m_chartRow->addWidget(chart);
    m_charts << chart;
}

void MethodsPage::setCurrentRow(int row) {
    m_view->setCurrentRow(row);
    light(row);
}

void MethodsPage::setIntroduction(const QString& sentences) {
    m_introduction->setText(sentences);
    m_introduction->setHidden(sentences.isEmpty());
}

void MethodsPage::addHeaderWidget(QWidget* widget) {
    m_card->addHeaderWidget(widget);
}

void MethodsPage::setChartsBelow() {
    m_parts->setDirection(QBoxLayout::TopToBottom);
    m_chartRow->setDirection(QBoxLayout::LeftToRight);
}

void MethodsPage::setChartsVisible(bool visible) {
    m_chartArea->setVisible(visible);
    fitNames();
}

void MethodsPage::addAbove(QWidget* widget) {
    m_card->content()->insertWidget(m_card->content()->indexOf(m_introduction), widget);
}

void MethodsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_parts->direction() == QBoxLayout::TopToBottom)
        return;
    constexpr int lowestChart = 180;
    const bool stacked = height() >= lowestChart * m_charts.size();
    m_chartRow->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

bool MethodsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        fitNames();
    return QWidget::eventFilter(watched, event);
}

/// If the table is too narrow, long names, which are also next to the bars, are shortened first,
/// then the bars.
void MethodsPage::fitNames() {
    constexpr int least = 120;
    QHeaderView& header = *m_view->horizontalHeader();
    const auto needed = [this, &header](int column) {
        const QAbstractItemView* view = m_view;
        return std::max(header.sectionSizeHint(column), view->sizeHintForColumn(column));
    };
    int others = 0, last = 0;
    for (int column = 1; column < m_table->columnCount(); ++column)
        if (!m_view->isColumnHidden(column)) {
            others += needed(column);
            last = column;
        }
    const int narrowest = std::min(least, needed(0));
    const int room = m_view->viewport()->width() - others;
    if (room > needed(0) && m_table->columns()[last].unit) {
        m_view->spreadColumns(); // a last column of numbers would be far from the others
    } else {
        m_view->stretchColumn(0);
        header.setSectionResizeMode(0, QHeaderView::Fixed);
        header.resizeSection(0, std::clamp(room, narrowest, needed(0)));
    }
    if (m_parts->direction() == QBoxLayout::TopToBottom)
        return;
    constexpr double usual = 0.55, most = 0.75; // of the page; bars stay readable in the rest
    const int table = narrowest + others + m_card->width() - m_view->viewport()->width();
    const int given =
        std::clamp(table, static_cast<int>(usual * width()), static_cast<int>(most * width()));
    m_parts->setStretch(0, given);
    m_parts->setStretch(1, width() - given);
}

void MethodsPage::setMethods(QList<Method> methods) {
    if (std::ranges::equal(methods, m_methods, [](const Method& a, const Method& b) {
            return !a.key.isEmpty() && a.key == b.key && a.name == b.name;
        }))
        return;
    m_job.stop();
    Results results(methods.size());
    for (qsizetype row = 0; row < methods.size(); ++row)
        for (qsizetype old = 0; old < m_methods.size(); ++old)
            if (!methods[row].key.isEmpty() && methods[row].key == m_methods[old].key)
                results[row] = m_results[old];
    m_methods = std::move(methods);
    showResults(results, -1);
}

void MethodsPage::runAgain() {
    m_results = Results(m_methods.size());
    start(true);
}

void MethodsPage::start(bool isAgain) {
    QList<int> order = m_order;
    for (int row = 0; order.size() < m_methods.size(); ++row)
        order << row;
    m_job.start([=, this, methods = m_methods, results = m_results](JobControl& control) {
        const auto report = [&](const Results& known, int running, double done,
                                const QString& text) {
            control.report(
                {done / static_cast<double>(methods.size()), text, [this, known, running] {
                     showResults(known, running);
                 }});
        };
        return runMissing(methods, order, results, report,
                          {control.stopToken(), isAgain, [](double, const QString&) {
                           }});
    });
}

void MethodsPage::take(Result& result, const Method::Function& function,
                       const RowControl& control) {
    const auto outcome = outcomeOf<QVariantList>([&] { return function(control); });
    if (!outcome)
        throw Stopped();
    result = {outcome->result.value_or(QVariantList()), outcome->error, !outcome->result};
}

MethodsPage::Results MethodsPage::runMissing(const QList<Method>& methods, const QList<int>& order,
                                             Results results, const Report& report,
                                             RowControl control) {
    for (int row = 0; row < methods.size(); ++row)
        if (methods[row].preview && results[row].values.isEmpty() && !results[row].isDone)
            take(results[row], methods[row].preview, control);
    for (int done = 0; done < order.size(); ++done) {
        const int row = order[done];
        if (results[row].isDone)
            continue;
        report(results, row, done, methods[row].name);
        control.report = [&](double share, const QString& text) {
            report(results, row, done + share, text);
        };
        take(results[row], methods[row].run, control);
        results[row].isDone = true;
    }
    return results;
}

void MethodsPage::showResults(const Results& results, int running) {
    m_results = results;
    m_values.clear();
    for (const Result& result : results)
        m_values << result.values;
    if (m_combine)
        m_combine(m_values);
    QList<QVariantList> rows;
    QStringList refusals;
    for (int row = 0; row < m_methods.size(); ++row) {
        const Result& result = results[row];
        QVariantList cells = {m_methods[row].name};
        for (int column = 0; column < m_columns.size(); ++column)
            cells << m_values[row].value(column);
        cells << stateText(result, row == running);
        if (!result.error.isEmpty())
            refusals << tr("%1: %2").arg(m_methods[row].name, result.error);
        rows << cells;
    }
    m_table->setRows(rows);
    const bool allDone = std::ranges::all_of(
        results, [](const Result& result) { return result.isDone && result.error.isEmpty(); });
    m_view->setColumnHidden(m_table->columnCount() - 1, allDone); // the names need the room
    for (int column = 0; column < m_columns.size(); ++column)
        if (m_columns[column].optional)
            m_view->setColumnHidden(
                column + 1, std::ranges::none_of(m_values, [column](const QVariantList& values) {
                    return values.value(column).isValid();
                }));
    fitNames();
    m_refusals->setText(refusals.join(u'\n'));
    m_refusals->setVisible(!refusals.isEmpty());
    showBars();
}

QString MethodsPage::stateText(const Result& result, bool isRunningNow) const {
    if (isRunningNow)
        return tr("running…");
    if (result.isDone)
        return result.error.isEmpty() ? tr("done") : tr("refused");
    return m_job.isRunning() ? tr("waiting") : tr("not run");
}

void MethodsPage::showBars() {
    auto chart = m_charts.begin();
    for (int column = 0; column < m_columns.size(); ++column) {
        if (!m_columns[column].charted)
            continue;
        QList<Bar> bars;
        bool any = false;
        for (int row = 0; row < m_methods.size(); ++row) {
            const QVariant value = m_values[row].value(column);
            // Words say why there is no number.
            const bool isNumber = value.isValid() && value.typeId() != QMetaType::QString;
            any = any || isNumber;
            bars.append({m_methods[row].name,
                         isNumber ? value.toDouble() : std::numeric_limits<double>::quiet_NaN(),
                         seriesColor(0),
                         {}});
        }
        if (any)
            (*chart)->setBars(bars);
        else
            (*chart)->showEmpty(tr("Bars appear when the first row is done."));
        ++chart;
    }
    light(m_lit); // the old charts may have had fewer bars
}

void MethodsPage::light(int row) {
    m_lit = row;
    for (BarPanel* chart : std::as_const(m_charts))
        chart->setHighlighted(row);
}

} // namespace yomi::ui
