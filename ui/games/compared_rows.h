// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/methods_page.h"
#include "ui/games/search_document.h"
#include "ui/inspector/two_runs_model.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <string>

namespace yomi::ui {
class FlowLayout;
}

namespace yomi::ui::games {

/// Two rows to be recorded and compared node by node. Equal for the same rows on the same position.
struct RowPair {
    std::string key;
    QString whyNot; ///< empty if they can be compared
    std::function<TwoRuns(const std::stop_token&)> record;

    friend bool operator==(const RowPair& a, const RowPair& b) {
        return a.key == b.key && a.whyNot == b.whyNot;
    }
};

/// Rows for the page Compare, two of which the page Two runs compares: settings that answer the
/// same question. One row is selected.
class ComparedRows : public QObject {
    Q_OBJECT

public:
    /// The name in files and the one for people; the document's searches have an empty name.
    ComparedRows(std::string name, QString title)
        : m_name(std::move(name))
        , m_title(std::move(title)) {}

    const std::string& name() const { return m_name; }
    const QString& title() const { return m_title; }

    // Compare.
    virtual QList<MethodColumn> columns() const = 0;
    /// Adds the commands of the rows to their page, and controls to the row `bar` above the table.
    /// Returns a widget for below the table, or null.
    virtual QWidget* setUp(MethodsPage& page, FlowLayout& bar) = 0;
    virtual QList<Method> methods() = 0;
    virtual QString whyNotRun() const = 0; ///< empty if the rows can be run
    virtual QString note() const = 0;      ///< for above the table
    virtual bool hasCharts(int /*pageWidth*/) const { return true; }
    virtual int current() const = 0; ///< the selected row
    virtual void select(int row) = 0;
    /// Shows the selected row in detail on another page.
    virtual void open() = 0;

    // Two runs.
    virtual QStringList choices() const = 0; ///< names of the first rows, which leave a tree
    virtual std::array<int, 2> compared() const = 0; ///< A and B
    virtual void compare(bool asB, int row) = 0;
    virtual RowPair pair() const = 0;
    virtual QString explanation() const = 0; ///< of the page
    /// Whether step() opens A or B at an event of its recording.
    virtual bool hasSteps() const { return false; }
    virtual void step(bool /*inB*/, EventIndex /*event*/) {}

Q_SIGNALS:
    void changed();  ///< the rows or what they are run on
    void answered(); ///< other results or another selection: note(), pair() may be others

private:
    std::string m_name;
    QString m_title;
};

/// The index of the rows that the document's view shows.
inline qsizetype shownRows(const SearchDocument& document, const QList<ComparedRows*>& rows) {
    const auto shown = std::ranges::find(rows, document.view().rows, &ComparedRows::name);
    return shown == rows.end() ? 0 : shown - rows.begin();
}

} // namespace yomi::ui::games
