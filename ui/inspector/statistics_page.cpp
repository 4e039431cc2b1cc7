// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/statistics_page.h"

#include "ui/charts/bar_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/table_view.h"
#include "ui/inspector/recording_words.h"

#include <QHBoxLayout>
#include <QHeaderView>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

QVariant countCell(std::uint64_t count) {
    return static_cast<qlonglong>(count);
}

/// The share of a count in a sum, for a table; empty for a sum of 0.
QVariant shareCell(std::uint64_t part, std::uint64_t all) {
    return all > 0 ? QVariant(static_cast<double>(part) / static_cast<double>(all)) : QVariant();
}

/// Hides the columns in which no row has a value.
void showFilledColumns(TableView* view, const QList<QVariantList>& rows) {
    for (int column = 0; column < view->model()->columnCount(); ++column)
        view->setColumnHidden(column, std::ranges::none_of(rows, [&](const QVariantList& row) {
                                  return row[column].isValid();
                              }));
    view->spreadColumns();
}

/// The last root of an iteration that was left; nothing if only its moves are recorded.
std::optional<NodeId> rootOf(const Recording& recording, std::size_t iteration) {
    std::optional<NodeId> root;
    recording.forEachTop(iteration, [&](NodeId top) {
        if (recording.nodes[top].move == rootWord)
            root = top;
    });
    return root;
}

} // namespace

// A search by visits has snapshots and means, and neither cuts nor re-searches.

QList<ValueColumn> StatisticsPage::sumColumns(bool isByVisits) {
    return {{tr("what"), tr("What is counted."), {}},
            {tr("count"), tr("In the whole recording."), Unit::Count},
            {tr("share"),
             isByVisits ? tr("Of the nodes.")
                        : tr("Of the nodes; of first-move cutoffs, of the cutoffs."),
             Unit::Percent}};
}

QList<ValueColumn> StatisticsPage::iterationColumns(bool isByVisits) {
    if (isByVisits)
        return {{tr("snapshot"), tr("Its name, else its number."), Unit::Count},
                nodeColumn(),
                {tr("growth"), tr("The nodes against those of the snapshot before."), Unit::Number},
                {tr("mean"), tr("Of its root."), Unit::Number},
                leafColumn(),
                {tr("visits"), tr("Of its root."), Unit::Count}};
    return {{tr("iteration"), tr("Its name, else its number."), Unit::Count},
            nodeColumn(),
            {tr("growth"), tr("The nodes against those of the iteration before."), Unit::Number},
            {tr("value"), tr("What its last root returned."), Unit::Number},
            leafColumn(),
            cutoffColumn(),
            {tr("first move"), tr("How many of the cutoffs the first move gave."), Unit::Percent},
            {tr("re-searches"), tr("Moves that were entered once more."), Unit::Count},
            {tr("null windows"), tr("Nodes whose window was no wider than a step."), Unit::Count}};
}

QList<ValueColumn> StatisticsPage::plyColumns(bool isByVisits) {
    QList<ValueColumn> columns = {
        {tr("ply"), tr("Moves from the root."), Unit::Count},
        nodeColumn(),
        {tr("expanded"), tr("Those that have children."), Unit::Count},
        {tr("children"), tr("All their children."), Unit::Count},
        {tr("branching"), tr("Children of an expanded node."), Unit::Number},
        leafColumn(),
        {tr("time"), tr("In the nodes of the ply without their children, where stamped."),
         Unit::Seconds}};
    if (!isByVisits)
        columns.insert(columns.size() - 1, cutoffColumn());
    return columns;
}

ValueColumn StatisticsPage::nodeColumn() {
    return {tr("nodes"), tr("Calls of the recursive function."), Unit::Count};
}

ValueColumn StatisticsPage::leafColumn() {
    return {tr("leaves"), tr("Nodes that returned without a child."), Unit::Count};
}

ValueColumn StatisticsPage::cutoffColumn() {
    return {tr("cutoffs"), tr("Nodes where a move reached the far end of the window."),
            Unit::Count};
}

StatisticsPage::StatisticsPage(Cursor& cursor, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_sumsCard(new Card(tr("The whole search")))
    , m_iterationsCard(new Card({}))
    , m_pliesCard(new Card(tr("Plies")))
    , m_sums(sumColumns(false))
    , m_iterations(iterationColumns(false))
    , m_plies(plyColumns(false))
    , m_iterationsView(new TableView(&m_iterations, {}))
    , m_pliesView(new TableView(&m_plies, tr("Plies")))
    , m_ranks(new BarPanel(tr("Cutting moves"), Unit::Count, BarPanel::Direction::Lying))
    , m_reasons(new BarPanel(tr("Return reasons"), Unit::Count, BarPanel::Direction::Lying))
    , m_entries(new BarPanel(tr("Table answers"), Unit::Count, BarPanel::Direction::Lying))
    , m_visits(
          new BarPanel(tr("Visits of the root’s moves"), Unit::Count, BarPanel::Direction::Lying)) {
    m_ranks->setValueName(tr("cutoffs"));
    m_reasons->setValueName(tr("nodes"));
    m_entries->setValueName(tr("probes"));
    m_visits->setValueName(tr("visits"));
    for (TableView* view : {m_iterationsView, m_pliesView})
        view->spreadColumns();
    auto* sums = new TableView(&m_sums, tr("Sums"));
    sums->wrapRows();
    m_sumsCard->content()->addWidget(sums);
    m_iterationsCard->content()->addWidget(m_iterationsView);
    m_pliesCard->content()->addWidget(m_pliesView);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, cardPadding, 0, 0);
    rows->setSpacing(cardPadding);
    auto* above = new QHBoxLayout;
    above->setSpacing(cardPadding);
    above->addWidget(m_sumsCard, 5);
    above->addWidget(m_iterationsCard, 9);
    auto* below = new QHBoxLayout;
    below->setSpacing(cardPadding);
    below->addWidget(m_pliesCard, 6);
    for (BarPanel* panel : {m_ranks, m_reasons, m_entries, m_visits})
        below->addWidget(panel, 2);
    rows->addLayout(above, 1);
    rows->addLayout(below, 1);
    connect(&cursor, &Cursor::recordingChanged, this, &StatisticsPage::refresh);
    refresh();
}

void StatisticsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_cursor.needRecording();
}

void StatisticsPage::refresh() {
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    for (Card* card : {m_sumsCard, m_iterationsCard, m_pliesCard})
        card->setEmptyText(!read                           ? m_cursor.whyUnread()
                           : read->recording.nodes.empty() ? tr("The recording has no nodes.")
                                                           : QString());
    const bool isByVisits = read && read->recording.header.isByVisits();
    const QString iterations = isByVisits ? tr("Snapshots") : tr("Iterations");
    m_iterationsCard->setTitle(iterations);
    m_iterationsView->setAccessibleName(iterations);
    m_visits->setVisible(isByVisits);
    for (BarPanel* panel : {m_ranks, m_reasons, m_entries})
        panel->setVisible(!isByVisits);
    if (!read) {
        for (BarPanel* panel : {m_ranks, m_reasons, m_entries})
            panel->showEmpty(m_cursor.whyUnread());
        return;
    }
    m_sums.setColumns(sumColumns(isByVisits));
    m_iterations.setColumns(iterationColumns(isByVisits));
    m_plies.setColumns(plyColumns(isByVisits));
    showTables(*read);
    isByVisits ? showVisits(*read) : showBars(read->statistics);
}

void StatisticsPage::showTables(const ReadRecording& read) {
    const Statistics& all = read.statistics;
    const bool isByVisits = read.recording.header.isByVisits();
    QList<QVariantList> sums = {
        {tr("events"), countCell(all.events), {}},
        {tr("nodes"), countCell(all.nodes), {}},
        {tr("leaves"), countCell(all.leaves), shareCell(all.leaves, all.nodes)},
        {tr("still open"), countCell(all.open), shareCell(all.open, all.nodes)},
        {tr("deepest ply"), countCell(static_cast<std::uint64_t>(all.maxPly)), {}}};
    if (!isByVisits)
        sums += QList<QVariantList>{
            {tr("cutoffs"), countCell(all.cutoffs), shareCell(all.cutoffs, all.nodes)},
            {tr("first-move cutoffs"), countCell(all.firstMoveCutoffs),
             cellOf(all.firstMoveCutRate())},
            {tr("moves searched again"), countCell(all.researches), {}},
            {tr("nodes of these searches"), countCell(all.researchNodes),
             cellOf(all.researchShare())},
            {tr("null windows"), countCell(all.nullWindows), shareCell(all.nullWindows, all.nodes)},
            {tr("table probes"), countCell(all.table.probes), {}},
            {tr("table stores"), countCell(all.table.stores), {}}};
    for (const auto& [name, value] : read.recording.header.own) // settings of the search
        sums << QVariantList{wordText(name), wordText(value), {}};
    m_sums.setRows(sums);
    QList<QVariantList> iterations;
    for (std::size_t number = 0; number < all.iterations.size(); ++number) {
        const IterationStatistics& each = all.iterations[number];
        const std::optional<NodeId> root = rootOf(read.recording, number);
        iterations << QVariantList{iterationName(read.recording, number), countCell(each.nodes),
                                   cellOf(each.growth),
                                   each.value ? QVariant(scoreText(read.recording, *each.value))
                                              : QVariant(),
                                   countCell(each.leaves)} +
                          (isByVisits
                               ? QVariantList{root ? cellOf(read.details->kept().visits[*root])
                                                   : QVariant()}
                               : QVariantList{countCell(each.cutoffs),
                                              shareCell(each.firstMoveCutoffs, each.cutoffs),
                                              countCell(each.researches),
                                              countCell(each.nullWindows)});
    }
    m_iterations.setRows(iterations);
    showFilledColumns(m_iterationsView, iterations);
    QList<QVariantList> plies;
    for (const PlyStatistics& each : all.plies)
        plies << QVariantList{each.ply,
                              countCell(each.nodes),
                              countCell(each.expanded),
                              countCell(each.children),
                              cellOf(each.branching()),
                              countCell(each.leaves)} +
                     (isByVisits ? QVariantList() : QVariantList{countCell(each.cutoffs)}) +
                     QVariantList{all.microseconds ? QVariant(each.microseconds * 1e-6)
                                                   : QVariant()};
    m_plies.setRows(plies);
    showFilledColumns(m_pliesView, plies);
}

/// The visits of the last snapshot.
void StatisticsPage::showVisits(const ReadRecording& read) {
    const Recording& recording = read.recording;
    QList<Bar> bars;
    const auto add = [&](NodeId move) {
        if (const auto visits = read.details->kept().visits[move])
            bars << Bar{moveName(recording, move), *visits, {}, {}};
    };
    if (!recording.iterations.empty()) {
        const std::size_t last = recording.iterations.size() - 1;
        const std::optional<NodeId> root = rootOf(recording, last);
        if (!root)
            recording.forEachTop(last, add);
        else
            for (NodeId move = *root + 1; move < recording.nodes[*root].end;
                 move = recording.nodes[move].end)
                add(move);
    }
    bars.isEmpty() ? m_visits->showEmpty(tr("No root move has its visits."))
                   : m_visits->setBars(bars);
}

void StatisticsPage::showBars(const Statistics& statistics) {
    const auto barOf = [](const QString& name, std::uint64_t count) {
        return Bar{name, static_cast<double>(count), {}, {}};
    };
    QList<Bar> ranks, reasons, entries;
    for (const auto& [rank, count] : statistics.cutRanks)
        ranks << barOf(QString::number(rank), count);
    for (const auto& [reason, count] : statistics.reasons)
        reasons << barOf(termText(reason), count);
    for (const EntryKind kind : enumerators<EntryKind>)
        if (const std::uint64_t count = statistics.table.found[static_cast<std::size_t>(kind)])
            entries << barOf(kind == EntryKind::None ? tr("nothing") : termText(nameOf(kind)),
                             count);
    const auto show = [](BarPanel* panel, const QList<Bar>& bars, const QString& whyNone) {
        bars.isEmpty() ? panel->showEmpty(whyNone) : panel->setBars(bars);
    };
    const bool isForeign = m_cursor.isForeign();
    show(m_ranks, ranks,
         isForeign ? tr("No cutoff was recorded. Print the window of each node.")
                   : tr("No move cut off."));
    show(m_reasons, reasons, tr("No node has returned."));
    show(m_entries, entries,
         isForeign ? tr("The table was never asked. Print a t line at each probe.")
                   : tr("The table was never asked."));
}

} // namespace yomi::ui::inspector
