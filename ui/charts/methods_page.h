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

/// Passed to a row while it is computed.
struct RowControl {
    std::stop_token stop;
    bool isAgain; ///< the person wants it computed once more, even if its values are known
    /// Shows the part of the row that is done, and a text instead of its name.
    std::function<void(double share, const QString& text)> report;

    operator const std::stop_token&() const { return stop; } // all that most rows need
};

/// One row of a methods page: a way to compute the same answer.
struct Method {
    using Function = std::function<QVariantList(const RowControl&)>;

    QString name;
    /// Identifies inputs and options. A row keeps its result if the previous list had the same key;
    /// an empty key never matches.
    QString key;
    /// Computes the row's values, one for each column, then any for Combine; runs on another thread
    /// and may throw as core functions do. An exception's sentence is shown under the table.
    Function run;
    /// Values that are quickly known: computed for all rows before the first one runs, empty where
    /// a value is not known yet.
    Function preview = {};
};

/// A column of a methods page; a charted one is also drawn as horizontal bars on a log axis.
struct MethodColumn {
    ValueColumn column;
    bool charted = false;
    bool optional = false; ///< hidden while no row has a value
};

/// A comparison of methods: an introduction of two sentences, a table with a row for each method,
/// and a bar chart for each charted column. Rows run one after the other in the background, with
/// progress and stop; each appears when it is done. Rows, bars and selection highlight each other.
class MethodsPage : public QWidget {
    Q_OBJECT

public:
    MethodsPage(const QString& title, const QString& introduction, QList<MethodColumn> columns,
                QWidget* parent = nullptr);

    /// Replaces the rows and stops the current run, unless names and keys are the present ones.
    void setMethods(QList<Method> methods);
    /// The order in which rows are run, by default from the first to the last.
    void setOrder(QList<int> order) { m_order = std::move(order); }
    /// Called with the values of all rows before they are shown; sets those that depend on several
    /// rows.
    using Combine = std::function<void(QList<QVariantList>& values)>;
    void setCombine(Combine combine) { m_combine = std::move(combine); }
    void setIntroduction(const QString& sentences);
    /// Appends a small widget (a link, a button) to the header of the table.
    void addHeaderWidget(QWidget* widget);
    /// For wide tables: puts the charts below the table, side by side.
    void setChartsBelow();
    void setChartsVisible(bool visible);
    /// Adds a widget above the introduction.
    void addAbove(QWidget* widget);

    /// Runs the rows without a result.
    void run() { start(false); }
    /// Discards all results and runs every row.
    void runAgain();
    void stop() { m_job.stop(); }
    bool isRunning() const { return m_job.isRunning(); }

    /// Selects a row, -1 for none, and highlights its bars; emits nothing.
    void setCurrentRow(int row);

    const ValueTable& table() const { return *m_table; }
    TableView* view() const { return m_view; }
    QList<BarPanel*> charts() const { return m_charts; }

Q_SIGNALS:
    void currentRowChanged(int row); ///< highlighted by the person, in table or chart; -1: none
    void finished();                 ///< all rows have been run

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The result of a row so far: nothing, some values, all of them, or an error.
    struct Result {
        QVariantList values;
        QString error;
        bool isDone = false;
    };
    using Results = QList<Result>;
    /// `done` is the number of rows that have been run, and the part of the running one.
    using Report =
        std::function<void(const Results&, int running, double done, const QString& text)>;

    static void take(Result& result, const Method::Function& function, const RowControl& control);
    static Results runMissing(const QList<Method>& methods, const QList<int>& order,
                              Results results, const Report& report, RowControl control);
    void start(bool isAgain);
    void showResults(const Results& results, int running);
    QString stateText(const Result& result, bool isRunningNow) const;
    void addChart(const ValueColumn& column);
    void fitNames();
    void showBars();
    void light(int row);

    QList<MethodColumn> m_columns;
    QList<Method> m_methods;
    QList<int> m_order;
    Combine m_combine;
    int m_lit = -1; ///< the row with highlighted bars
    Results m_results;
    QList<QVariantList> m_values; ///< those shown
    Job<Results> m_job;
    ValueTable* m_table;
    TableView* m_view;
    Card* m_card;
    QLabel* m_introduction;
    QLabel* m_refusals; ///< errors, one per line
    QPushButton* m_run;
    QBoxLayout* m_parts;
    QWidget* m_chartArea;
    QBoxLayout* m_chartRow;
    QList<BarPanel*> m_charts;
};

} // namespace yomi::ui
