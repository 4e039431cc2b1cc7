// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/ladder_rows.h"

#include "core/connectfour/ladder_record.h"
#include "ui/common/card.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/numbers.h"
#include "ui/common/table_view.h"
#include "ui/common/wording.h"
#include "ui/inspector/words.h"

#include <algorithm>
#include <utility>

namespace yomi::ui::connectfour {

namespace {

constexpr int treeRows = lastStep - firstStep + 1; ///< the first ones; the solver leaves no tree
constexpr double mostNodesCompared = 500'000;

QString countText(double count) {
    return numberText(count, Unit::Count);
}

double seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

double nodesOf(const SetRun& run) {
    return static_cast<double>(run.nodes());
}

/// Nothing for a divisor of 0.
QVariant quotient(double one, double other) {
    return other > 0 ? QVariant(one / other) : QVariant();
}

int stepOf(int row) {
    return std::min(row, solverRow) + firstStep;
}

std::optional<Idea> ideaOf(int row) {
    return row > solverRow ? std::optional(static_cast<Idea>(row - stepRows)) : std::nullopt;
}

/// The row that the factors of another refer to; −1 for none.
int rowBefore(int row) {
    return std::min(row, stepRows) - 1;
}

/// Of the idea that a row adds or leaves out.
IdeaWords wordsOf(int row) {
    return ideaOf(row) ? ideaWords(*ideaOf(row)) : stepWords(stepOf(row));
}

QString rowName(int row) {
    return (ideaOf(row) ? LadderRows::tr("%1 without %2") : LadderRows::tr("%1 %2"))
        .arg(stepOf(row))
        .arg(wordsOf(row).name);
}

bool isCounted(const LadderQuestion& question, int row) {
    return question.countOnly && row >= rowOfStep(4) && row <= rowOfStep(6);
}

/// Quick ones first: step 13, its ideas, then the steps from 12 down to 3.
QList<int> quickFirst() {
    QList<int> order;
    for (int row = solverRow; row < ladderRows; ++row)
        order << row;
    for (int row = solverRow - 1; row >= 0; --row)
        order << row;
    return order;
}

} // namespace

LadderRows::LadderRows(FourDocument& document)
    : ComparedRows(ladderRowsName, tr("Ladder"))
    , m_document(document) {}

QList<MethodColumn> LadderRows::columns() const {
    return {
        {{tr("nodes"), tr("Entries of the recursive function, the mean of all positions."),
          Unit::Mean},
         true},
        {{tr("factor"),
          tr("The nodes of the step before divided by those of this one; without an idea, those of "
             "step 13."),
          Unit::Factor}},
        {{tr("time"),
          tr("The mean of all positions, without the clearing of tables; short ones are solved "
             "three times, and the least counts. Nodes that are only counted take no time."),
          Unit::Seconds}},
        {{tr("factor"),
          tr("The time of the step before divided by that of this one; without an idea, that of "
             "step 13."),
          Unit::Factor}},
        {{tr("time per node"), tr("The time divided by the nodes."), Unit::Seconds}},
        {{tr("published"),
          tr("The mean of the nodes that the tutorial publishes for this set; it rounds them. It "
             "publishes none for some steps."),
          Unit::Mean},
         false,
         true},
        {{tr("met"),
          tr("Whether the nodes are the published ones, to the last of the whole set."),
          {}},
         false,
         true}};
}

QWidget* LadderRows::setUp(MethodsPage& page, FlowLayout& bar) {
    m_bar = new QuestionBar(m_document, bar);
    page.addAbove(m_bar);
    page.setOrder(quickFirst());
    constexpr int leastRows = 6; // above the positions
    page.view()->setRows(leastRows);
    page.view()->setWordWrap(false); // whole rows
    page.setCombine([this](QList<QVariantList>& values) { combine(values); });
    m_compare = new CommandButton(QString());
    m_compare->setToolTip(tr("Shows the trees of both steps on the page Two runs."));
    connect(m_compare, &QAbstractButton::clicked, this,
            [this] { m_document.setPage(games::twoRunsPage); });
    bar.addWidget(m_compare);

    m_positions = new ValueTable(
        {{tr("position"), tr("As its line has it: the moves played, or the board."), {}},
         {tr("stones"), tr("Stones on the board."), Unit::Count},
         {tr("score"), tr("For the side to move."), Unit::Number},
         {tr("nodes"), tr("The nodes of the row that is selected above."), Unit::Count},
         {tr("step before"),
          tr("The nodes of the step before it; without an idea, those of step 13."), Unit::Count},
         {tr("factor"), tr("The nodes of the step before divided by those of this one."),
          Unit::Factor},
         {tr("share"), tr("The part of the nodes of all positions."), Unit::Percent}},
        this);
    m_positionsView = new TableView(m_positions, tr("Positions by their nodes"));
    m_hardest = mutedLabel({});
    m_hardest->setObjectName(QStringLiteral("ladderHardest"));
    m_card = new Card(tr("Positions"));
    m_card->content()->addWidget(m_positionsView, 1);
    m_card->content()->addWidget(m_hardest);
    connect(m_positionsView, &TableView::currentRowChanged, this, &ComparedRows::answered);
    connect(m_positionsView, &QAbstractItemView::activated, this, [this] {
        if (const ListedPosition* listed = chosen())
            m_document.takePosition(listed->text, tr("Put a position on the board"));
    });
    connect(m_bar, &QuestionBar::changed, this, &LadderRows::ask);
    ask();
    return m_card;
}

void LadderRows::ask() {
    const LadderQuestion before = std::exchange(m_question, m_bar->question());
    if (m_question != before) {
        ++m_questions;
        const bool isOther =
            m_question.positions != before.positions || m_question.weak != before.weak;
        for (int row = 0; row < ladderRows; ++row)
            if (isOther || !finished(row) || isCounted(before, row) != isCounted(m_question, row))
                m_runs[static_cast<std::size_t>(row)].reset();
        std::vector<Position> positions;
        for (const ListedPosition& listed : m_question.positions)
            positions.push_back(listed.position);
        m_publicSet = publicSetOf(positions);
    }
    m_bar->showSource(m_publicSet);
    showPositions();
    Q_EMIT changed();
}

const SetRun* LadderRows::finished(int row) const {
    if (row < 0)
        return nullptr;
    const Run& run = m_runs[static_cast<std::size_t>(row)];
    return run && run->isFinished ? run.get() : nullptr;
}

QList<Method> LadderRows::methods() {
    std::vector<Position> positions;
    for (const ListedPosition& listed : m_question.positions)
        positions.push_back(listed.position);
    // Without a finished step 13 its ideas cannot be compared.
    const auto isSolverLate = std::make_shared<bool>(false);
    const auto valuesOf = [](const Run& run) {
        QVariantList values(columnTotal);
        return values << QVariant::fromValue(run); // for combine()
    };
    QList<Method> rows;
    for (int row = 0; row < ladderRows; ++row) {
        StepSettings settings;
        settings.solver.weak = m_question.weak;
        if (ideaOf(row)) {
            settings.solver.without = {*ideaOf(row)};
        } else {
            settings.step = stepOf(row);
            settings.countOnly = isCounted(m_question, row);
        }
        const QString name = rowName(row);
        const Run known = m_runs[static_cast<std::size_t>(row)];
        const auto run = [=, limit = m_question.limit](const RowControl& control) -> QVariantList {
            if (known && !control.isAgain)
                return valuesOf(known);
            if (positions.empty() || (ideaOf(row) && *isSolverLate))
                return {};
            const auto report = [&](std::size_t solved) {
                const auto done = static_cast<double>(solved);
                const auto all = static_cast<double>(positions.size());
                control.report(done / all,
                               all == 1
                                   ? name
                                   : tr("%1: %2 of %3").arg(name, countText(done), countText(all)));
            };
            const auto solved = std::make_shared<const SetRun>(
                solveSet(settings, positions, {control.stop, limit}, report));
            if (row == solverRow)
                *isSolverLate = !solved->isFinished;
            return valuesOf(solved);
        };
        const auto preview = [=](const RowControl& control) {
            return control.isAgain ? QVariantList() : valuesOf(known);
        };
        rows += {name, QStringLiteral("%1 %2").arg(m_questions).arg(row), run,
                 known ? preview : Method::Function()};
    }
    return rows;
}

void LadderRows::combine(QList<QVariantList>& values) {
    for (std::size_t row = 0; row < m_runs.size(); ++row)
        m_runs[row] = values[static_cast<qsizetype>(row)].value(columnTotal).value<Run>();
    for (int row = 0; row < ladderRows; ++row)
        values[row] = cells(row);
    showPositions();
    Q_EMIT answered();
}

QVariantList LadderRows::cells(int row) const {
    QVariantList cells(columnTotal);
    const auto count = static_cast<double>(m_question.positions.size());
    std::optional<std::uint64_t> published;
    if (m_publicSet && !ideaOf(row))
        published = publishedNodes(*m_publicSet, stepOf(row), m_question.weak);
    if (published)
        cells[Published] = static_cast<double>(*published) / count;
    const SetRun* run = finished(row);
    if (!run) {
        if (m_runs[static_cast<std::size_t>(row)])
            cells[Nodes] = tr("not finished in %1 s").arg(m_question.limit.count());
        return cells;
    }
    const SetRun* before = finished(rowBefore(row));
    cells[Nodes] = nodesOf(*run) / count;
    if (before)
        cells[NodesFactor] = quotient(nodesOf(*before), nodesOf(*run));
    if (isCounted(m_question, row)) {
        cells[Time] = tr("counted");
    } else {
        cells[Time] = seconds(run->time()) / count;
        cells[NodeTime] = quotient(seconds(run->time()), nodesOf(*run));
        if (before && !isCounted(m_question, rowBefore(row)))
            cells[TimeFactor] = quotient(seconds(before->time()), seconds(run->time()));
    }
    if (published)
        cells[Met] = *published == run->nodes() ? tr("✓ yes") : tr("no");
    return cells;
}

QString LadderRows::note() const {
    const auto [name, explanation] = wordsOf(m_row);
    QStringList note = {tr("%1: %2", "an idea and its explanation").arg(name, explanation)};
    note[0][0] = note[0][0].toUpper();
    if (const Run& run = m_runs[static_cast<std::size_t>(m_row)]; run && !run->isFinished)
        note << tr("%1 of %n positions were solved in that time.", nullptr,
                   static_cast<int>(m_question.positions.size()))
                    .arg(run->solutions.size());
    return joinedSentences(note << conclusion());
}

QString LadderRows::conclusion() const {
    std::vector<const SetRun*> runs;
    for (const Run& run : m_runs)
        if (run)
            runs.push_back(run.get());
    if (!agree(runs))
        return tr("Two rows differ in a score: one of them is wrong.");
    const auto end = std::ranges::find_if(runs, &SetRun::isFinished);
    if (end == runs.end())
        return {};
    const auto positions = static_cast<double>(m_question.positions.size());
    if (positions > 1)
        return tr("Means of %1 positions. All rows agree in every score that they found.", nullptr,
                  pluralOf(positions))
            .arg(countText(positions));
    return tr("Score %1 for the side to move. All finished rows agree.")
        .arg(inspector::scoreText(*(*end)->solutions.front().score));
}

bool LadderRows::hasCharts(int pageWidth) const {
    constexpr int besideEachOther = 960;
    return !m_bar->hasSet() && pageWidth >= besideEachOther;
}

void LadderRows::select(int row) {
    m_row = row;
    if (row < treeRows) {
        const int lower = std::max(rowBefore(row), 0);
        m_compared = {lower, lower + 1};
    }
    showPositions();
    Q_EMIT answered();
}

void LadderRows::open() {
    if (m_row < treeRows)
        m_document.setPage(games::twoRunsPage);
}

void LadderRows::showPositions() {
    m_compare->setText(
        tr("Compare steps %1 and %2").arg(stepOf(m_compared[0])).arg(stepOf(m_compared[1])));
    m_card->setVisible(m_bar->hasSet());
    const SetRun* run = finished(m_row);
    const SetRun* before = finished(rowBefore(m_row));
    m_card->setTitle(tr("Positions, by nodes of %1").arg(rowName(m_row)));
    m_card->setEmptyText(
        run ? QString()
            : tr("%1 is not done. Select a row that is done to see its hardest positions.")
                  .arg(rowName(m_row)));
    const std::array shown = {m_runs[static_cast<std::size_t>(m_row)],
                              before ? m_runs[static_cast<std::size_t>(rowBefore(m_row))] : Run()};
    if (shown == m_listed)
        return;
    m_listed = shown;
    QList<QVariantList> rows;
    if (run)
        for (const std::size_t i : byNodes(*run)) {
            const Solution& solution = run->solutions[i];
            const ListedPosition& listed = m_question.positions[i];
            const auto nodes = static_cast<double>(solution.nodes);
            const QVariant earlier =
                before ? QVariant(static_cast<double>(before->solutions[i].nodes)) : QVariant();
            rows << QVariantList{listed.text.empty() ? tr("empty board")
                                                     : QString::fromStdString(listed.text),
                                 listed.position.plies(),
                                 solution.score.value(),
                                 nodes,
                                 earlier,
                                 before ? quotient(earlier.toDouble(), nodes) : QVariant(),
                                 quotient(nodes, nodesOf(*run))};
        }
    m_positions->setRows(rows);
    m_positionsView->spreadColumns();
    if (m_positionsView->currentRow() < 0 && !rows.isEmpty())
        m_positionsView->setCurrentRow(0); // so that its trees can be opened
    m_hardest->setText(
        joinedSentences({shareOfHardest(),
                         tr("Double-click a position, or press Enter, to put it on the board.")}));
}

QString LadderRows::shareOfHardest() const {
    constexpr std::size_t named = 10;
    const SetRun* run = finished(m_row);
    if (!run || run->solutions.size() <= named || run->nodes() == 0)
        return {};
    std::vector<std::size_t> hardest = byNodes(*run);
    hardest.resize(named);
    std::uint64_t nodes = 0;
    for (const std::size_t i : hardest)
        nodes += run->solutions[i].nodes;
    return tr("The %1 hardest of %2 take %3 of the nodes.")
        .arg(named)
        .arg(countText(static_cast<double>(run->solutions.size())),
             numberText(static_cast<double>(nodes) / nodesOf(*run), Unit::Percent));
}

const ListedPosition* LadderRows::chosen() const {
    if (m_question.positions.size() == 1)
        return &m_question.positions.front();
    const SetRun* run = finished(m_row);
    const int row = m_positionsView->currentRow();
    return run && row >= 0 ? &m_question.positions[byNodes(*run)[static_cast<std::size_t>(row)]]
                           : nullptr;
}

QStringList LadderRows::choices() const {
    QStringList names;
    for (int row = 0; row < treeRows; ++row)
        names << rowName(row);
    return names;
}

/// The two stay different: choosing the other's row exchanges them.
void LadderRows::compare(bool asB, int row) {
    if (row == m_compared[!asB])
        m_compared[!asB] = m_compared[asB];
    m_compared[asB] = row;
    showPositions();
    Q_EMIT answered();
}

games::RowPair LadderRows::pair() const {
    const ListedPosition* listed = chosen();
    const auto [a, b] = m_compared;
    const bool weak = m_question.weak;
    games::RowPair pair = {{}, whyNotCompared(), {}};
    if (!pair.whyNot.isEmpty())
        return pair;
    pair.key = listed->text + (weak ? " weak " : " ") + std::to_string(a) + ' ' + std::to_string(b);
    pair.record = [position = listed->position, compared = m_compared,
                   weak](const std::stop_token& stop) {
        const auto record = [&](int row) {
            return recordLadder(position, {.step = stepOf(row), .weak = weak}, {stop, {}}).trace;
        };
        return inspector::mergedRuns(record(compared[0]), record(compared[1]), Rules::face(), stop);
    };
    return pair;
}

QString LadderRows::whyNotCompared() const {
    if (!whyNotRun().isEmpty())
        return whyNotRun();
    const ListedPosition* listed = chosen();
    for (const int row : m_compared) {
        const SetRun* run = finished(row);
        if (!run || !listed)
            return tr("Steps %1 and %2 can be compared when both are done in Compare.")
                .arg(stepOf(m_compared[0]))
                .arg(stepOf(m_compared[1]));
        const auto index = static_cast<std::size_t>(listed - m_question.positions.data());
        const auto nodes = static_cast<double>(run->solutions[index].nodes);
        if (nodes == 0)
            return tr("Step %1 answers this position without a node: there is no tree to open.")
                .arg(stepOf(row));
        if (nodes > mostNodesCompared)
            return tr("Step %1 visits %2 nodes of this position; up to %3 can be opened side by "
                      "side.",
                      nullptr, pluralOf(nodes))
                .arg(stepOf(row))
                .arg(countText(nodes), countText(mostNodesCompared));
    }
    return {};
}

QString LadderRows::explanation() const {
    const ListedPosition* listed = chosen();
    const QString text = listed ? QString::fromStdString(listed->text) : QString();
    return tr("A is step %1, %2; B is step %3, %4. The position is %5. A row is a line of moves; "
              "one that is searched twice counts once.")
        .arg(stepOf(m_compared[0]))
        .arg(wordsOf(m_compared[0]).name)
        .arg(stepOf(m_compared[1]))
        .arg(wordsOf(m_compared[1]).name, text.isEmpty() ? tr("the empty board") : text);
}

} // namespace yomi::ui::connectfour
