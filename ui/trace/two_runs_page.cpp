// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/two_runs_page.h"

#include "core/trace/recorded_trace.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/trace/recording_tree.h"
#include "ui/trace/words.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>

#include <algorithm>
#include <stdexcept>

namespace yomi::ui::trace {

TwoRunsPage::TwoRunsPage(RecordingStepper& stepper, const RulesOf& rulesOf, const FaceOf& faceOf,
                         QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_card(new Card(tr("Nodes of both runs")))
    , m_linesCard(new Card(tr("Lines where they part")))
    , m_treesCard(new Card(tr("Both trees")))
    , m_trees(new search::TwoRunsView)
    , m_file(mutedLabel({}))
    , m_first(new QLabel)
    , m_counts({{tr("nodes"), tr("Nodes are the same by iteration and path."), {}},
                {tr("count"), tr("How many of them."), Unit::Count}})
    , m_lines({{tr("line of A"), tr("In the recording shown."), Unit::Count},
               {tr("A"), tr("The recording shown."), {}},
               {tr("line of B"), tr("In the second recording."), Unit::Count},
               {tr("B"), tr("The second recording."), {}}})
    , m_analysis(
          [rulesOf, faceOf](const Question& question, const std::stop_token& stop) {
              return compare(question, rulesOf, faceOf, stop);
          },
          this) {
    auto* button = new QPushButton(tr("Choose the second recording…"));
    auto* bar = new JobBar(m_analysis.run(), tr("Comparing…"));
    m_file->setWordWrap(false);
    m_first->setObjectName(QStringLiteral("firstDifference"));
    m_first->setWordWrap(true);
    auto* counts = new TableView(&m_counts, tr("Nodes of both runs"));
    auto* lines = new TableView(&m_lines, tr("Lines where they part"));
    lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (int column = 0; column < m_lines.columnCount(); ++column)
        lines->horizontalHeader()->setSectionResizeMode(
            column, column % 2 == 0 ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    m_card->content()->addWidget(counts);
    m_linesCard->content()->addWidget(lines, 1);
    m_treesCard->content()->addWidget(m_trees, 1);
    addTreeActions();
    auto* parts = new QTabWidget;
    parts->setDocumentMode(true);
    parts->tabBar()->setAccessibleName(tr("Lines, trees or nodes"));
    parts->addTab(m_linesCard, tr("Lines"));
    parts->addTab(m_treesCard, tr("Trees"));
    parts->addTab(m_card, tr("Nodes"));
    auto* head = new QHBoxLayout;
    head->setSpacing(2 * spacingUnit);
    head->addWidget(button);
    head->addWidget(m_file, 1);
    head->addWidget(bar);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, cardPadding, 0, 0);
    rows->setSpacing(cardPadding);
    rows->addLayout(head);
    rows->addWidget(m_first);
    rows->addWidget(parts, 1);
    connect(button, &QPushButton::clicked, this, &TwoRunsPage::choose);
    connect(&stepper, &RecordingStepper::recordingChanged, this, &TwoRunsPage::ask);
    connect(&stepper.document(), &Document::changed, this, &TwoRunsPage::ask);
    connect(&stepper, &RecordingStepper::numbersChanged, this, &TwoRunsPage::showNumbers);
    connect(&m_analysis, &AnalysisBase::changed, this, &TwoRunsPage::refresh);
    ask();
}

void TwoRunsPage::addTreeActions() {
    auto* action = new QAction(tr("Step through A there"), this);
    connect(action, &QAction::triggered, this, [this] { open(m_trees->tree()->currentIndex()); });
    m_trees->tree()->addAction(action);
    connect(m_trees->tree(), &QAbstractItemView::activated, this, &TwoRunsPage::open);
}

void TwoRunsPage::open(const QModelIndex& index) {
    if (!index.isValid() || !m_analysis.isFresh())
        return;
    const search::TwoRunsModel& model = m_trees->model();
    const NodeId node = model.runs()->tree.nodes[model.node(index)].one;
    if (node == noNode)
        return;
    m_stepper.goToNode(node);
    m_stepper.document().look(&View::page, Page::Tree);
}

void TwoRunsPage::layTrees(const ReadRecording& a, const RulesOf& rulesOf, const FaceOf& faceOf,
                           const std::stop_token& stop, Compared& compared) {
    const ReadRecording& b = compared.b;
    if (a.recording.nodes.empty() || b.recording.nodes.empty()) {
        compared.whyNoTrees = tr("One of the recordings has no nodes.");
        return;
    }
    if (a.recording.nodes.size() + b.recording.nodes.size() > RecordingTree::mostNodes) {
        compared.whyNoTrees =
            tr("Trees are laid on each other of recordings that have %1 nodes together at most.")
                .arg(lineText(RecordingTree::mostNodes));
        return;
    }
    try {
        TracePair pair =
            tracesOf(a.recording, *a.details, b.recording, *b.details, rulesOf(a.recording.header));
        compared.face = std::make_shared<const RecordedFace>(faceOf(a.recording.header),
                                                             a.recording.header, pair.a.game);
        compared.trees = std::make_shared<const search::TwoRuns>(
            search::laidOnEachOther(std::move(pair.a), std::move(pair.b), *compared.face, stop));
    } catch (const std::invalid_argument& error) {
        compared.whyNoTrees = QString::fromUtf8(error.what());
    }
}

TwoRunsPage::Compared TwoRunsPage::compare(const Question& question, const RulesOf& rulesOf,
                                           const FaceOf& faceOf, const std::stop_token& stop) {
    ReadingProgress progress;
    Compared compared;
    compared.b = readRecording({question.file, {}}, noRules, progress, stop);
    const ReadRecording& b = compared.b;
    compared.diff =
        compareRecordings({question.a->recording, *question.a->details, *question.a->prints},
                          {b.recording, *b.details, *b.prints});
    layTrees(*question.a, rulesOf, faceOf, stop, compared);
    return compared;
}

void TwoRunsPage::choose() {
    const Inputs& inputs = m_stepper.document().inputs();
    const QString near =
        QString::fromStdString(inputs.other.empty() ? inputs.source.file : inputs.other);
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open the second recording"), QFileInfo(near).path(),
        tr("Recordings (*.yt *.jsonl)") + QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        m_stepper.document().perform(openOther(inputs, file));
}

void TwoRunsPage::ask() {
    const std::string& file = m_stepper.document().inputs().other;
    if (!m_stepper.read() || file.empty())
        m_analysis.clear();
    else
        m_analysis.ask({m_stepper.read(), file, stateOf(file)});
    refresh();
}

void TwoRunsPage::refresh() {
    const std::string& other = m_stepper.document().inputs().other;
    m_file->setText(QString::fromStdString(other));
    const Compared* compared = m_analysis.result();
    QString empty;
    if (!m_stepper.read())
        empty = m_stepper.whyNothing();
    else if (other.empty())
        empty = tr("Choose a second recording of the same search, and see where the two part.");
    else if (m_analysis.state() == AnalysisState::Failed)
        empty = m_analysis.error();
    else if (!compared)
        empty = m_analysis.state() == AnalysisState::Stopped
                    ? tr("The comparison was stopped. Choose the recording again.")
                    : tr("Comparing…");
    m_card->setEmptyText(empty);
    m_linesCard->setEmptyText(empty);
    m_treesCard->setEmptyText(empty);
    m_first->setVisible(empty.isEmpty());
    if (!empty.isEmpty())
        return;
    const RecordingDiff& diff = compared->diff;
    m_counts.setRows({{tr("in both"), static_cast<qlonglong>(diff.both)},
                      {tr("in both, with another window, depth, value, bound, reason or best move"),
                       static_cast<qlonglong>(diff.differ)},
                      {tr("in A only"), static_cast<qlonglong>(diff.onlyA)},
                      {tr("in B only"), static_cast<qlonglong>(diff.onlyB)}});
    if (!compared->trees)
        m_trees->showNothing(compared->whyNoTrees);
    else if (m_trees->model().runs() != compared->trees.get())
        m_trees->showRuns(compared->trees);
    showNumbers();
    if (!diff.first) {
        m_first->setText(tr("Both recordings have the same events."));
        return m_linesCard->setEmptyText(tr("The recordings do not part."));
    }
    const auto place = [](const std::optional<std::uint64_t>& line) {
        return line ? lineText(*line) : tr("the end");
    };
    m_first->setText(
        tr("They part at event %1: line %2 of A, line %3 of B.")
            .arg(lineText(diff.first->event), place(diff.first->lineA), place(diff.first->lineB)));
    showLines(*compared);
}

void TwoRunsPage::showNumbers() {
    if (m_stepper.read())
        m_trees->setNumbers(numbersOf(m_stepper.read()->recording.header, m_stepper.numbers()));
}

void TwoRunsPage::showLines(const Compared& compared) {
    constexpr std::uint64_t before = 4, count = 16;
    const std::shared_ptr<const ReadRecording> read = m_stepper.read();
    const auto linesAround = [&](const Source& source, const ReadRecording& of,
                                 const std::optional<std::uint64_t>& line) {
        const std::uint64_t at = line.value_or(of.lines.lines() + 1);
        const std::uint64_t first = at > before ? at - before : 1;
        return std::pair(first, linesOf(source, of.lines, first, first + count));
    };
    const FirstDifference& first = *compared.diff.first;
    const auto [firstA, a] = linesAround(m_stepper.document().inputs().source, *read, first.lineA);
    const auto [firstB, b] =
        linesAround({m_stepper.document().inputs().other, {}}, compared.b, first.lineB);
    QList<QVariantList> rows;
    const auto cells = [](std::uint64_t firstLine, const std::vector<std::string>& texts,
                          std::size_t row) -> QVariantList {
        if (row >= texts.size())
            return {QVariant(), QVariant()};
        return {static_cast<qlonglong>(firstLine + row), wordText(texts[row])};
    };
    for (std::size_t row = 0; row < std::max(a.size(), b.size()); ++row)
        rows << cells(firstA, a, row) + cells(firstB, b, row);
    m_lines.setRows(rows);
}

} // namespace yomi::ui::trace
