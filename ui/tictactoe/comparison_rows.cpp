// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/comparison_rows.h"

#include "core/common/timing.h"
#include "core/tictactoe/document_json.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

namespace yomi::ui::tictactoe {

namespace {

struct ComparisonRowsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::ComparisonRows)
};

/// In the order of comparisonColumns().
enum Column {
    Nodes,
    AllNodes,
    Leaves,
    Cutoffs,
    Cuts,
    Pruned,
    TableHits,
    Researches,
    Time,
    Spread,
    NodeTime
};

/// A count, or nothing where the search has no such thing.
QVariant countCell(std::int64_t number, bool applies = true) {
    return applies ? QVariant::fromValue(static_cast<qlonglong>(number)) : QVariant();
}

QVariantList counts(const Position& position, Settings settings, const std::stop_token& stop) {
    settings.board = BoardKind::Bitboard;
    const SearchResult result = search(position, settings, {stop, {}});
    const Iteration& last = result.last();
    const Counters& counters = last.counters;
    const bool pvs = settings.algorithm == Algorithm::Pvs;
    const bool hasWindow = settings.algorithm != Algorithm::Minimax;
    return {countCell(counters.nodes),
            countCell(result.totalNodes()),
            countCell(counters.leaves),
            countCell(counters.cutoffs, hasWindow),
            countCell(counters.cuts, hasWindow),
            countCell(counters.pruned, hasWindow),
            countCell(counters.tableHits, settings.usesTable()),
            countCell(counters.researches, pvs),
            QVariant(), // the times
            QVariant(),
            QVariant(),
            points(last.value),
            bestMovesText(last)};
}

QVariantList countsAndTimes(const Position& position, const Settings& settings,
                            const std::stop_token& stop) {
    constexpr double patience = 0.3; // seconds
    constexpr int mostRepeats = 200;
    QVariantList row = counts(position, settings, stop);
    const Limits limits = {stop, {}};
    const Timing timing = measureWithin(
        patience, mostRepeats, [&] { search(position, settings, limits); }, stop);
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
        timed(
            ComparisonRowsText::tr("spread"),
            ComparisonRowsText::tr("Half of those searches took this much more or less, at most.")),
        timed(ComparisonRowsText::tr("a node"),
              ComparisonRowsText::tr("The time divided by the nodes of all iterations.")),
        {{ComparisonRowsText::tr("value"),
          ComparisonRowsText::tr("Of the position, from O's side."), Unit::Number},
         false},
        {{ComparisonRowsText::tr("best"),
          ComparisonRowsText::tr("The moves that have this value."),
          {}},
         false}};
}

QList<Method> comparisonRows(const Position& position, const std::vector<Settings>& searches) {
    QList<Method> rows;
    for (const Settings& settings : searches)
        rows +=
            {searchName(settings), QString::fromStdString(text(position) + toJson(settings).dump()),
             [=](const std::stop_token& stop) { return countsAndTimes(position, settings, stop); },
             [=](const std::stop_token& stop) {
                 return counts(position, settings, stop);
             }};
    return rows;
}

std::vector<Settings> articleSet() {
    Settings alphaBeta;
    alphaBeta.table = true;
    Settings pvs;
    pvs.algorithm = Algorithm::Pvs;
    pvs.iterative = true;
    std::vector<Settings> searches;
    for (Settings search : {alphaBeta, pvs})
        for (const BoardKind board : {BoardKind::Record, BoardKind::Bitboard})
            for (const Update update : {Update::Copy, Update::Unmake, Update::UnmakeEach}) {
                if (update == Update::UnmakeEach &&
                    (search.algorithm != Algorithm::Pvs || board != BoardKind::Record))
                    continue;
                search.board = board;
                search.update = update;
                searches.push_back(search);
            }
    return searches;
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

} // namespace yomi::ui::tictactoe
