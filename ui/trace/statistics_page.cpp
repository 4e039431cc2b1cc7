// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/statistics_page.h"

#include "ui/charts/bar_panel.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/table_view.h"
#include "ui/trace/words.h"

#include <QHBoxLayout>

namespace yomi::ui::trace {

namespace {

QVariant countCell(std::uint64_t count) {
    return static_cast<qlonglong>(count);
}

QVariant cellOf(const std::optional<double>& value) {
    return value ? QVariant(*value) : QVariant();
}

/// The share of a count in a sum, for a table; nothing where there is nothing to share.
QVariant shareCell(std::uint64_t part, std::uint64_t all) {
    return all > 0 ? QVariant(static_cast<double>(part) / static_cast<double>(all)) : QVariant();
}

} // namespace

StatisticsPage::StatisticsPage(RecordingStepper& stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_sumsCard(new Card(tr("The whole recording")))
    , m_iterationsCard(new Card(tr("Iterations")))
    , m_pliesCard(new Card(tr("Plies")))
    , m_sums({{tr("what"), tr("What is counted."), {}},
              {tr("count"), tr("In the whole recording."), Unit::Count},
              {tr("share"), tr("Of the nodes; of first-move cutoffs, of the cutoffs."),
               Unit::Percent}})
    , m_iterations(
          {{tr("iteration"), tr("Its name, else its number."), {}},
           {tr("nodes"), tr("Calls of the recursive function."), Unit::Count},
           {tr("growth"), tr("The nodes against those of the iteration before."), Unit::Number},
           {tr("value"), tr("What its last root returned."), {}},
           {tr("leaves"), tr("Nodes that returned without a child."), Unit::Count},
           {tr("cutoffs"), tr("Nodes where a move reached the far end of the window."),
            Unit::Count},
           {tr("first move"), tr("How many of the cutoffs the first move gave."), Unit::Percent},
           {tr("searched again"), tr("Moves that were entered once more."), Unit::Count},
           {tr("null windows"), tr("Nodes whose window was no wider than a step."), Unit::Count}})
    , m_plies({{tr("ply"), tr("Moves from the root."), Unit::Count},
               {tr("nodes"), tr("Calls of the recursive function."), Unit::Count},
               {tr("expanded"), tr("Those that have children."), Unit::Count},
               {tr("children"), tr("All their children."), Unit::Count},
               {tr("branching"), tr("Children of an expanded node."), Unit::Number},
               {tr("leaves"), tr("Nodes that returned without a child."), Unit::Count},
               {tr("cutoffs"), tr("Nodes where a move reached the far end of the window."),
                Unit::Count},
               {tr("time"), tr("In the nodes of the ply without their children, where stamped."),
                Unit::Seconds}})
    , m_ranks(new BarPanel(tr("Which move cut off"), Unit::Count))
    , m_reasons(new BarPanel(tr("Why nodes returned"), Unit::Count, BarPanel::Direction::Lying))
    , m_entries(new BarPanel(tr("What the table held"), Unit::Count, BarPanel::Direction::Lying)) {
    m_ranks->setValueName(tr("cutoffs"));
    m_reasons->setValueName(tr("nodes"));
    m_entries->setValueName(tr("probes"));
    m_sumsCard->content()->addWidget(new TableView(&m_sums, tr("Sums")));
    m_iterationsCard->content()->addWidget(new TableView(&m_iterations, tr("Iterations")));
    m_pliesCard->content()->addWidget(new TableView(&m_plies, tr("Plies")));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, cardPadding, 0, 0);
    rows->setSpacing(cardPadding);
    auto* above = new QHBoxLayout;
    above->setSpacing(cardPadding);
    above->addWidget(m_sumsCard, 2);
    above->addWidget(m_iterationsCard, 5);
    auto* below = new QHBoxLayout;
    below->setSpacing(cardPadding);
    below->addWidget(m_pliesCard, 5);
    for (BarPanel* panel : {m_ranks, m_reasons, m_entries})
        below->addWidget(panel, 2);
    rows->addLayout(above, 1);
    rows->addLayout(below, 1);
    connect(&stepper, &RecordingStepper::recordingChanged, this, &StatisticsPage::refresh);
    refresh();
}

void StatisticsPage::refresh() {
    const std::shared_ptr<const ReadRecording> read = m_stepper.read();
    for (Card* card : {m_sumsCard, m_iterationsCard, m_pliesCard})
        card->setEmptyText(!read                           ? m_stepper.whyNothing()
                           : read->recording.nodes.empty() ? tr("The recording has no nodes.")
                                                           : QString());
    if (!read) {
        for (BarPanel* panel : {m_ranks, m_reasons, m_entries})
            panel->showEmpty(m_stepper.whyNothing());
        return;
    }
    showTables(*read);
    showBars(read->statistics);
}

void StatisticsPage::showTables(const ReadRecording& read) {
    const Statistics& all = read.statistics;
    QList<QVariantList> sums = {
        {tr("events"), countCell(all.events), {}},
        {tr("nodes"), countCell(all.nodes), {}},
        {tr("leaves"), countCell(all.leaves), shareCell(all.leaves, all.nodes)},
        {tr("never left"), countCell(all.open), shareCell(all.open, all.nodes)},
        {tr("cutoffs"), countCell(all.cutoffs), shareCell(all.cutoffs, all.nodes)},
        {tr("first-move cutoffs"), countCell(all.firstMoveCutoffs), cellOf(all.firstMoveCutRate())},
        {tr("moves searched again"), countCell(all.researches), {}},
        {tr("nodes of these searches"), countCell(all.researchNodes), cellOf(all.researchShare())},
        {tr("null windows"), countCell(all.nullWindows), shareCell(all.nullWindows, all.nodes)},
        {tr("table probes"), countCell(all.table.probes), {}},
        {tr("table stores"), countCell(all.table.stores), {}},
        {tr("deepest ply"), countCell(static_cast<std::uint64_t>(all.maxPly)), {}}};
    for (const auto& [name, value] : read.recording.header.own) // settings of the search
        sums << QVariantList{wordText(name), wordText(value), {}};
    m_sums.setRows(sums);
    QList<QVariantList> iterations;
    for (const IterationStatistics& each : all.iterations)
        iterations << QVariantList{
            each.name ? QString::fromStdString(*each.name) : QString::number(iterations.size() + 1),
            countCell(each.nodes),
            cellOf(each.growth),
            each.value ? QVariant(scoreText(read.recording, *each.value)) : QVariant(),
            countCell(each.leaves),
            countCell(each.cutoffs),
            shareCell(each.firstMoveCutoffs, each.cutoffs),
            countCell(each.researches),
            countCell(each.nullWindows)};
    m_iterations.setRows(iterations);
    QList<QVariantList> plies;
    for (const PlyStatistics& each : all.plies)
        plies << QVariantList{each.ply,
                              countCell(each.nodes),
                              countCell(each.expanded),
                              countCell(each.children),
                              cellOf(each.branching()),
                              countCell(each.leaves),
                              countCell(each.cutoffs),
                              all.microseconds ? QVariant(each.microseconds * 1e-6) : QVariant()};
    m_plies.setRows(plies);
}

void StatisticsPage::showBars(const Statistics& statistics) {
    const auto barOf = [](const QString& name, std::uint64_t count) {
        return Bar{name, static_cast<double>(count), {}, {}};
    };
    QList<Bar> ranks, reasons, entries;
    for (const auto& [rank, count] : statistics.cutRanks)
        ranks << barOf(QString::number(rank), count);
    for (const auto& [reason, count] : statistics.reasons)
        reasons << barOf(QString::fromStdString(reason), count);
    for (const EntryKind kind : enumerators<EntryKind>)
        if (const std::uint64_t count = statistics.table.found[static_cast<std::size_t>(kind)])
            entries << barOf(kind == EntryKind::None ? tr("nothing") : wordText(nameOf(kind)),
                             count);
    const auto show = [](BarPanel* panel, const QList<Bar>& bars, const QString& whyNone) {
        bars.isEmpty() ? panel->showEmpty(whyNone) : panel->setBars(bars);
    };
    show(m_ranks, ranks, tr("No cutoff was recorded. Print the window of each node."));
    show(m_reasons, reasons, tr("No node has returned."));
    show(m_entries, entries, tr("The table was never asked. Print a t line at each probe."));
}

} // namespace yomi::ui::trace
