// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/comparison_page.h"

#include "core/common/timing.h"
#include "core/search/settings_json.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/table_view.h"
#include "ui/inspector/words.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QVBoxLayout>

namespace yomi::ui::games {

namespace {

struct ComparisonRowsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::games::ComparisonRows)
};

/// In the order of comparisonColumns().
enum Column {
    Nodes,
    AllNodes,
    Leaves,
    Cutoffs,
    Cuts,
    FirstMoveCuts,
    Pruned,
    TableHits,
    Researches,
    Time,
    Spread,
    NodeTime
};

/// A count, or nothing if the search has no such count.
QVariant countCell(std::int64_t number, bool applies = true) {
    return applies ? QVariant::fromValue(static_cast<qlonglong>(number)) : QVariant();
}

QVariantList counts(const SearchRoot& root, Settings settings, const std::stop_token& stop) {
    settings.board = BoardKind::Bitboard;
    const SearchResult result = root.analyze(settings, {stop, {}});
    const Iteration& last = result.last();
    const Counters& counters = last.counters;
    const bool pvs = settings.algorithm == Algorithm::Pvs;
    const bool hasWindow = settings.algorithm != Algorithm::Minimax;
    return {countCell(counters.nodes),
            countCell(result.totalNodes()),
            countCell(counters.leaves),
            countCell(counters.cutoffs, hasWindow),
            countCell(counters.cuts, hasWindow),
            counters.cuts > 0 ? QVariant(static_cast<double>(last.firstMoveCuts) /
                                         static_cast<double>(counters.cuts))
                              : QVariant(),
            countCell(counters.pruned, hasWindow),
            countCell(counters.tableHits, settings.usesTable()),
            countCell(counters.researches, pvs),
            QVariant(), // the times
            QVariant(),
            QVariant(),
            points(last.value, result.stepsPerPoint),
            bestMovesText(last, root.moveName)};
}

QVariantList countsAndTimes(const SearchRoot& root, const Settings& settings,
                            const std::stop_token& stop) {
    constexpr double patience = 0.3; // seconds
    constexpr int mostRepeats = 200;
    QVariantList row = counts(root, settings, stop);
    const Limits limits = {stop, {}};
    const Timing timing = measureWithin(
        patience, mostRepeats, [&] { root.search(settings, limits); }, stop);
    row[Time] = timing.median;
    if (timing.repeats > 1)
        row[Spread] = timing.spread;
    row[NodeTime] = timing.median / row[AllNodes].toDouble();
    return row;
}

} // namespace

QList<MethodColumn> comparisonColumns() {
    const auto counted = [](const QString& title, const QString& explanation,
                            bool charted = false) {
        return MethodColumn{{title, explanation, Unit::Count}, charted};
    };
    const auto timed = [](const QString& title, const QString& explanation, bool charted = false) {
        return MethodColumn{{title, explanation, Unit::Seconds}, charted};
    };
    return {
        counted(
            ComparisonRowsText::tr("nodes"),
            ComparisonRowsText::tr("Entries of the recursive function, in the last iteration.")),
        counted(ComparisonRowsText::tr("all nodes"),
                ComparisonRowsText::tr(
                    "The nodes of all iterations together, which is what the time is of."),
                true),
        counted(ComparisonRowsText::tr("leaves"),
                ComparisonRowsText::tr("Finished games and positions at the depth limit.")),
        counted(
            ComparisonRowsText::tr("cutoffs"),
            ComparisonRowsText::tr("The article's number: nodes that stopped at a value outside "
                                   "the window, also after their last move.")),
        counted(ComparisonRowsText::tr("cuts"),
                ComparisonRowsText::tr("Cutoffs that left a move unsearched.")),
        {{ComparisonRowsText::tr("first"),
          ComparisonRowsText::tr("The part of the cuts that were made by the move tried first: the "
                                 "usual measure of an order."),
          Unit::Percent},
         false},
        counted(ComparisonRowsText::tr("pruned"),
                ComparisonRowsText::tr("The moves that cuts left unsearched.")),
        counted(ComparisonRowsText::tr("table"),
                ComparisonRowsText::tr("Nodes whose value the table gave.")),
        counted(ComparisonRowsText::tr("re-searches"),
                ComparisonRowsText::tr("Children that PVS searched again with the full window.")),
        timed(ComparisonRowsText::tr("time"),
              ComparisonRowsText::tr(
                  "The median of up to 200 whole searches, all iterations together."),
              true),
        timed(ComparisonRowsText::tr("spread"),
              ComparisonRowsText::tr("Half the runs lie within this of the median.")),
        timed(ComparisonRowsText::tr("a node"),
              ComparisonRowsText::tr("The time divided by the nodes of all iterations.")),
        {{ComparisonRowsText::tr("value"),
          ComparisonRowsText::tr("Of the position, from the first player's side."), Unit::Number},
         false},
        {{ComparisonRowsText::tr("best"),
          ComparisonRowsText::tr("The moves that have this value."),
          {}},
         false}};
}

QList<Method> comparisonRows(const SearchRoot& root, const std::vector<Settings>& searches) {
    QList<Method> rows;
    for (const Settings& settings : searches)
        rows += {searchName(settings), QString::fromStdString(root.key + toJson(settings).dump()),
                 [=](const std::stop_token& stop) { return countsAndTimes(root, settings, stop); },
                 [=](const std::stop_token& stop) {
                     return counts(root, settings, stop);
                 }};
    return rows;
}

std::vector<Settings> algorithmSet() {
    Settings search;
    search.algorithm = Algorithm::Minimax;
    std::vector<Settings> searches = {search};
    search.algorithm = Algorithm::AlphaBeta;
    searches.push_back(search);
    search.table = true;
    searches.push_back(search);
    search.iterative = true;
    searches.push_back(search);
    search = {};
    search.algorithm = Algorithm::Pvs;
    searches.push_back(search);
    search.iterative = true;
    searches.push_back(search);
    return searches;
}

ComparisonPage::ComparisonPage(SearchDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_methods(new MethodsPage(tr("Compare"), {}, comparisonColumns())) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_methods);
    m_methods->setChartsBelow();
    setFocusPlace(*this, m_methods->view());
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
                         tr("Adds a copy of the row shown, to be changed beside the board."),
                         Qt::Key_Insert);
    m_remove = addRowAction(tr("Remove row"), tr("Removes the row shown."), Qt::Key_Delete);
    connect(m_add, &QAction::triggered, this, &ComparisonPage::addRow);
    connect(m_remove, &QAction::triggered, this, &ComparisonPage::removeRow);
    auto* sets = new CommandButton(tr("Presets"));
    sets->setToolTip(tr("Replaces all rows by a preset."));
    sets->opens(createSets());
    m_methods->addHeaderWidget(sets);
}

QAction* ComparisonPage::addRowAction(const QString& text, const QString& tip, Qt::Key key) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    TableView* table = m_methods->view();
    table->insertAction(table->actions().value(0), action);
    explainWithKey(*action, tip);
    m_methods->addHeaderWidget(new CommandButton(action));
    return action;
}

QMenu* ComparisonPage::createSets() {
    auto* menu = new QMenu(this);
    const auto add = [&](const SearchSet& set) {
        QAction* action = menu->addAction(set.name);
        action->setToolTip(set.explanation);
        connect(action, &QAction::triggered, this, [this, set] {
            m_document.replaceSearches(set.searches(), tr("Compare the set \"%1\"").arg(set.name));
        });
    };
    for (const SearchSet& set : m_document.face().searchSets())
        add(set);
    add({tr("All algorithms"), tr("From minimax to PVS with iterative deepening."), algorithmSet});
    menu->setToolTipsVisible(true);
    return menu;
}

void ComparisonPage::addRow() {
    m_document.addSearch(m_document.shownSearch());
    m_document.showSearch(m_document.searches().size() - 1);
}

void ComparisonPage::removeRow() {
    m_document.removeSearch(m_document.view().search);
}

void ComparisonPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ComparisonPage::refresh() {
    if (!isVisible())
        return;
    const SearchRoot root = m_document.root();
    const std::vector<Settings>& searches = m_document.searches();
    if (root != m_shownRoot || searches != m_shownSearches || m_methods->table().rowCount() == 0) {
        m_shownRoot = root;
        m_shownSearches = searches;
        m_methods->setMethods(comparisonRows(root, searches));
    }
    m_add->setEnabled(searches.size() < yomi::search::mostSearches);
    m_remove->setEnabled(searches.size() > 1);
    refreshRow();
    const QString reason = m_document.whyNotSearched();
    m_methods->setIntroduction(reason.isEmpty() ? m_document.face().comparisonNote() : reason);
    if (reason.isEmpty() && !m_methods->isRunning())
        m_methods->run();
}

void ComparisonPage::refreshRow() {
    m_methods->setCurrentRow(static_cast<int>(m_document.view().search));
}

} // namespace yomi::ui::games
