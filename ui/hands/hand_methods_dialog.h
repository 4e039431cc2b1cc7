// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/constraints.h"
#include "ui/charts/methods_page.h"

#include <QDialog>

#include <memory>
#include <vector>

class QTabWidget;

namespace yomi::ui {
class MethodsInput;
}

namespace yomi::ui::hands {

/// A hand whose best partition is searched.
struct HandProblem {
    std::shared_ptr<const yomi::hands::RuleBook> book;
    std::vector<int> hand; ///< kinds
    yomi::hands::Constraints constraints;
};

/// The columns of a comparison: nodes, median seconds, the best partition.
QList<MethodColumn> partitionColumns();

/// The article's five methods on lists of names and on packed tiles, and the engine, for one hand.
/// A row that takes longer than `patience` seconds is refused.
QList<Method> partitionMethods(const HandProblem& problem, double patience = 10);

/// Seconds of "contains" and of "remove".
QList<MethodColumn> counterColumns();

/// The article's arrays and the packed counters.
QList<Method> counterMethods();

class HandDocument;

/// The cost of finding the best partition of a hand by each method of the source article and by the
/// engine, first on the article's hand, on the document's on request; and the cost of the packed
/// counter compared with arrays. Stays open next to the workspace; an edit does not affect a
/// comparison.
class HandMethodsDialog : public QDialog {
    Q_OBJECT

public:
    explicit HandMethodsDialog(const HandDocument& document, QWidget* parent = nullptr);

    const MethodsPage& partitions() const { return *m_partitions; }
    const MethodsPage& counters() const { return *m_counters; }

private:
    QWidget* createPartitionTab();
    QWidget* createCounterTab();
    void compareArticle();
    void compareDocument();
    void compare(const HandProblem& problem, const QString& note);

    const HandDocument& m_document;
    MethodsInput* m_input;
    MethodsPage* m_partitions;
    MethodsPage* m_counters;
    QTabWidget* m_tabs;
};

} // namespace yomi::ui::hands
