// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/search_rows.h"

#include "core/common/timing.h"
#include "core/search/settings_json.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/inspector/words.h"

#include <QAction>
#include <QMenu>

namespace yomi::ui::games {

namespace {

/// In the order of columns().
enum Column {
    Value,
    Best,
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
    return {points(last.value, result.stepsPerPoint),
            bestMovesText(last, root.moveName),
            countCell(counters.nodes),
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
            QVariant()};
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

/// Records both and merges their last iterations. Throws as the searches do.
TwoRuns recordTwoRuns(const SearchRoot& root, const GameFace& face, const Settings& a,
                      const Settings& b, const std::stop_token& stop) {
    const Limits limits = {stop, {}};
    return mergedRuns(root.record(a, limits).trace, root.record(b, limits).trace, face, stop);
}

/// From plain minimax to PVS ordered by iterative deepening, on the bitboard.
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

} // namespace

SearchRows::SearchRows(SearchDocument& document)
    : ComparedRows({}, tr("Searches"))
    , m_document(document) {
    connect(&document, &Document::changed, this, &ComparedRows::changed);
    connect(&document, &Document::viewChanged, this, &ComparedRows::answered);
}

QList<MethodColumn> SearchRows::columns() const {
    const auto counted = [](const QString& title, const QString& explanation,
                            bool charted = false) {
        return MethodColumn{{title, explanation, Unit::Count}, charted};
    };
    const auto timed = [](const QString& title, const QString& explanation, bool charted = false) {
        return MethodColumn{{title, explanation, Unit::Seconds}, charted};
    };
    return {
        {{tr("value"), tr("Of the position, from the first player's side."), Unit::Number}, false},
        {{tr("best"), tr("The moves that have this value."), {}}, false},
        counted(tr("nodes"), tr("Entries of the recursive function, in the last iteration.")),
        counted(tr("all nodes"),
                tr("The nodes of all iterations together, which is what the time is of."), true),
        counted(tr("leaves"), tr("Finished games and positions at the depth limit.")),
        counted(tr("cutoffs"), tr("The article's number: nodes that stopped at a value outside "
                                  "the window, also after their last move.")),
        counted(tr("cuts"), tr("Cutoffs that left a move unsearched.")),
        {{tr("first-move cuts"),
          tr("The part of the cuts that were made by the move tried first: the "
             "usual measure of an order."),
          Unit::Percent},
         false},
        counted(tr("pruned"), tr("The moves that cuts left unsearched.")),
        counted(tr("table"), tr("Nodes whose value the table gave.")),
        counted(tr("re-searches"), tr("Children that PVS searched again with the full window.")),
        timed(tr("time"), tr("The median of up to 200 whole searches, all iterations together."),
              true),
        timed(tr("spread"), tr("Half the runs lie within this of the median.")),
        timed(tr("time per node"), tr("The time divided by the nodes of all iterations."))};
}

QWidget* SearchRows::setUp(MethodsPage& page, FlowLayout& /*bar*/) {
    page.setChartsBelow();
    m_add = addCommand(page, tr("Add row"),
                       tr("Adds a copy of the row shown, to be changed beside the board."),
                       Qt::Key_Insert, [this] {
                           m_document.addSearch(m_document.shownSearch());
                           m_document.showSearch(m_document.searches().size() - 1);
                       });
    m_remove = addCommand(page, tr("Remove row"), tr("Removes the row shown."), Qt::Key_Delete,
                          [this] { m_document.removeSearch(m_document.view().search); });
    auto* presets = new CommandButton(tr("Presets"));
    presets->setToolTip(tr("Replaces all rows by a preset."));
    presets->opens(createPresets(&page));
    page.addHeaderWidget(presets);
    connect(this, &ComparedRows::changed, this, &SearchRows::enableCommands);
    enableCommands();
    return nullptr;
}

QAction* SearchRows::addCommand(MethodsPage& page, const QString& text, const QString& tip,
                                Qt::Key key, const std::function<void()>& run) {
    QAction* action = keyedAction(text, tip, key, this, run);
    action->setShortcutContext(Qt::WidgetShortcut);
    TableView* table = page.view();
    table->insertAction(table->actions().value(0), action);
    page.addHeaderWidget(new CommandButton(action));
    return action;
}

QMenu* SearchRows::createPresets(QWidget* parent) {
    auto* menu = new QMenu(parent);
    const auto add = [&](const SearchSet& set) {
        menu->addAction(explainedAction(set.name, set.explanation, this, [this, set] {
            m_document.replaceSearches(set.searches(),
                                       tr("Compare the preset \"%1\"").arg(set.name));
        }));
    };
    for (const SearchSet& set : m_document.face().searchSets())
        add(set);
    add({tr("All algorithms"), tr("From minimax to PVS with iterative deepening."), algorithmSet});
    menu->setToolTipsVisible(true);
    return menu;
}

void SearchRows::enableCommands() {
    m_add->setEnabled(m_document.searches().size() < yomi::search::mostSearches);
    m_remove->setEnabled(m_document.searches().size() > 1);
}

QList<Method> SearchRows::methods() {
    QList<Method> rows;
    const SearchRoot root = m_document.root();
    for (const Settings& settings : m_document.searches())
        rows += {searchName(settings), QString::fromStdString(root.key + toJson(settings).dump()),
                 [=](const std::stop_token& stop) { return countsAndTimes(root, settings, stop); },
                 [=](const std::stop_token& stop) {
                     return counts(root, settings, stop);
                 }};
    return rows;
}

QStringList SearchRows::choices() const {
    QStringList names;
    for (const Settings& settings : m_document.searches())
        names << searchName(settings);
    return names;
}

std::array<int, 2> SearchRows::compared() const {
    return {static_cast<int>(m_document.view().search), static_cast<int>(m_document.view().other)};
}

void SearchRows::compare(bool asB, int row) {
    if (asB)
        m_document.compareWith(static_cast<std::size_t>(row));
    else
        select(row);
}

RowPair SearchRows::pair() const {
    const SearchRoot root = m_document.root();
    const Settings a = m_document.shownSearch(), b = m_document.otherSearch();
    return {root.key + toJson(a).dump() + toJson(b).dump(),
            a == b ? tr("There is no other search to compare with. Add one in Compare.")
                   : m_document.whyNotSearched(),
            [=, &face = m_document.face()](const std::stop_token& stop) {
                return recordTwoRuns(root, face, a, b, stop);
            }};
}

QString SearchRows::explanation() const {
    return tr("The last iterations of two searches, overlaid. A row is a line of moves; "
              "one that is searched twice counts once. Double-click a row, or press Enter, to step "
              "through the search there.");
}

void SearchRows::step(bool inB, EventIndex event) {
    if (inB)
        m_document.showSearch(m_document.view().other);
    m_document.setEvent(event);
    open();
}

} // namespace yomi::ui::games
