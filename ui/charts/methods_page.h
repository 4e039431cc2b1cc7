// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/job.h"
#include "ui/common/value_table.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace yomi::ui {

class BarPanel;
class Card;
class TableView;

/// One row of a methods page: a way to compute the same answer.
struct Method {
    using Function = std::function<QVariantList(const std::stop_token&)>;

    QString name;
    /// Names inputs and options. A row whose key an earlier list held keeps its result; with an
    /// empty key it never does.
    QString key;
    /// Computes the row's values, one for each column; runs on another thread and throws what a
    /// core function throws. A sentence of refusal is shown under the table.
    Function run;
    /// What is quickly known of them, if anything: shown for all rows before the first is run, with
    /// no value where there is none yet.
    Function preview = {};
};

/// A column of a methods page; a charted one is drawn as lying bars on a log axis too.
struct MethodColumn {
    ValueColumn column;
    bool charted = false;
};

/// Methods compared: what is shown in two sentences, a table with a row for each method, and a bar
/// chart for each charted column. Rows are run one after the other in the background, in their
/// order, with progress and stop; each appears when it is done. Rows, bars and selection light each
/// other.
class MethodsPage : public QWidget {
    Q_OBJECT

public:
    MethodsPage(const QString& title, const QString& introduction, QList<MethodColumn> columns,
                QWidget* parent = nullptr);

    /// Replaces the rows; a run under way is stopped.
    void setMethods(QList<Method> methods);
    void setIntroduction(const QString& sentences);
    /// Appends a small widget (a link, a button) to the header of the table.
    void addHeaderWidget(QWidget* widget);
    /// For wide tables: charts below the table, side by side, instead of beside it.
    void setChartsBelow();

    /// Runs the rows that have no result yet.
    void run();
    /// Forgets all results and runs every row.
    void runAgain();
    void stop() { m_job.stop(); }
    bool isRunning() const { return m_job.isRunning(); }

    /// Selects a row, -1 for none, and lights its bars; emits nothing.
    void setCurrentRow(int row);

    const ValueTable& table() const { return *m_table; }
    TableView* view() const { return m_view; }
    QList<BarPanel*> charts() const { return m_charts; }

Q_SIGNALS:
    void currentRowChanged(int row); ///< lit by the person, in table or chart; -1: none
    void finished();                 ///< every row has been run

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What is known of a row: nothing, some values, all of them, or why there are none.
    struct Result {
        QVariantList values;
        QString error;
        bool isDone = false;
    };
    using Results = QList<Result>;
    using Report = std::function<void(const Results&, int running)>;

    static void take(Result& result, const Method::Function& function, const std::stop_token& stop);
    static Results runMissing(const QList<Method>& methods, Results results, const Report& report,
                              const std::stop_token& stop);
    void showResults(const Results& results, int running);
    QString stateText(const Result& result, bool isRunningNow) const;
    void addChart(const ValueColumn& column);
    void fitNames();
    void showBars();
    void light(int row);

    QList<MethodColumn> m_columns;
    QList<Method> m_methods;
    int m_lit = -1; ///< the row whose bars are lit
    Results m_results;
    Job<Results> m_job;
    ValueTable* m_table;
    TableView* m_view;
    Card* m_card;
    QLabel* m_introduction;
    QLabel* m_refusals; ///< the sentences, one a line
    QPushButton* m_run;
    QBoxLayout* m_parts;
    QBoxLayout* m_chartRow;
    QList<BarPanel*> m_charts;
};

} // namespace yomi::ui
