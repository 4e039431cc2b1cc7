// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/hand_method_rows.h"

#include <QDialog>

class QLabel;
class QTabWidget;

namespace yomi::ui::hands {

class HandDocument;

/// What the best partition of a hand costs by each method of the source article and by the engine,
/// on the article's hand at first, on the document's when the person asks for it; and what the
/// packed counter costs beside arrays. Stays open beside the workspace; an edit does not touch a
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
    QLabel* m_note;
    MethodsPage* m_partitions;
    MethodsPage* m_counters;
    QTabWidget* m_tabs;
};

} // namespace yomi::ui::hands
