// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recorded_two_runs_page.h"

#include "core/boards/game_entry.h"
#include "core/tree/recorded_trace.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/common/wording.h"
#include "ui/inspector/recording_words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <stdexcept>

namespace yomi::ui::inspector {

RecordedTwoRunsPage::RecordedTwoRunsPage(Cursor& cursor, const FaceOf& faceOf, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_card(new Card(tr("Nodes of both runs")))
    , m_linesCard(new Card(tr("Lines where they first differ")))
    , m_treesCard(new Card(tr("Both trees")))
    , m_trees(new TwoRunsView)
    , m_file(mutedLabel({}))
    , m_second(new QLabel)
    , m_anew(new CommandButton(tr("Reload")))
    , m_first(new QLabel)
    , m_counts({{tr("nodes"), tr("Nodes are the same by iteration and path."), {}},
                {tr("count"), tr("How many of them."), Unit::Count}})
    , m_lines({{tr("line of A"), tr("In the recording shown."), Unit::Count},
               {tr("A"), tr("The recording shown."), {}},
               {tr("line of B"), tr("In the second recording."), Unit::Count},
               {tr("B"), tr("The second recording."), {}}})
    , m_linesView(new TableView(&m_lines, tr("Lines where they first differ")))
    , m_analysis([faceOf](const Question& question,
                          const std::stop_token& stop) { return compare(question, faceOf, stop); },
                 this) {
    auto* button = new QPushButton(tr("Choose the second recording…"));
    auto* bar = new JobBar(m_analysis.run(), tr("Comparing…"));
    m_file->setWordWrap(false);
    m_second->setObjectName(QStringLiteral("secondFile"));
    m_second->setWordWrap(true);
    auto* second = new QHBoxLayout;
    second->setSpacing(2 * spacingUnit);
    second->addWidget(m_second, 1);
    second->addWidget(m_anew);
    m_first->setObjectName(QStringLiteral("firstDifference"));
    m_first->setWordWrap(true);
    auto* counts = new TableView(&m_counts, tr("Nodes of both runs"));
    m_linesView->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (int column = 0; column < m_lines.columnCount(); ++column)
        m_linesView->horizontalHeader()->setSectionResizeMode(
            column, column % 2 == 0 ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    m_card->content()->addWidget(counts);
    m_linesCard->content()->addWidget(m_linesView, 1);
    m_treesCard->content()->addWidget(m_trees, 1);
    m_trees->offerSteps(false, [this](NodeId node) { open(node); });
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
    rows->addLayout(second);
    rows->addWidget(m_first);
    rows->addWidget(parts, 1);
    connect(button, &QPushButton::clicked, this, &RecordedTwoRunsPage::choose);
    connect(&cursor, &Cursor::recordingChanged, this, &RecordedTwoRunsPage::ask);
    connect(&cursor, &Cursor::typedChanged, this, [this] {
        if (secondFile() != m_file->text())
            ask();
    });
    connect(&cursor, &Cursor::numbersChanged, this, &RecordedTwoRunsPage::showNumbers);
    connect(&m_analysis, &AnalysisBase::changed, this, &RecordedTwoRunsPage::refresh);
    connect(m_anew, &QAbstractButton::clicked, this, &RecordedTwoRunsPage::ask);
    for (const auto signal :
         {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&m_watcher, signal, this, [this] {
            watch(); // another file of this name must be watched again
            tellSecond();
        });
    ask();
}

void RecordedTwoRunsPage::open(NodeId node) {
    if (!m_analysis.isFresh())
        return;
    m_cursor.goToNode(node);
    m_cursor.showTree();
}

void RecordedTwoRunsPage::layTrees(const ReadRecording& a, const FaceOf& faceOf,
                                   const std::stop_token& stop, Compared& compared) {
    const ReadRecording& b = compared.b;
    if (a.recording.nodes.empty() || b.recording.nodes.empty()) {
        compared.whyNoTrees = tr("One of the recordings has no nodes.");
        return;
    }
    if (a.recording.nodes.size() + b.recording.nodes.size() > Cursor::mostNodes) {
        compared.whyNoTrees =
            tr("Trees can be overlaid up to %1 nodes in total.").arg(lineText(Cursor::mostNodes));
        return;
    }
    try {
        TracePair pair =
            tracesOf(a.recording, *a.details, b.recording, *b.details, rulesOf(a.recording.header));
        compared.face = std::make_shared<const RecordedFace>(faceOf(a.recording.header),
                                                             a.recording.header, pair.a.game);
        compared.trees = std::make_shared<const TwoRuns>(
            mergedRuns(std::move(pair.a), std::move(pair.b), *compared.face, stop));
    } catch (const std::invalid_argument& error) {
        compared.whyNoTrees = messageOf(error);
    }
}

void RecordedTwoRunsPage::findParting(const ReadRecording& a, Compared& compared) {
    const std::optional<FirstDifference>& first = compared.diff.first;
    if (!first)
        return;
    const bool inB = !first->lineA;
    const ReadRecording& read = inB ? compared.b : a;
    const auto parting = static_cast<LineIndex>(first->event);
    compared.isPartingEarlier = parting < read.recording.iterations.back().firstLine;
    if (!compared.trees || compared.isPartingEarlier)
        return;
    const NodeId node = read.nodeOf(read.recording.eventOf(parting));
    const NodeId line = mergedNode(compared.trees->tree, pathTo(compared.trees->trace(inB), node));
    if (line != noNode)
        compared.parting = line;
}

RecordedTwoRunsPage::Compared RecordedTwoRunsPage::compare(const Question& question,
                                                           const FaceOf& faceOf,
                                                           const std::stop_token& stop) {
    ReadingProgress progress;
    Compared compared;
    compared.b = readRecording({question.file, {}}, progress, stop);
    const ReadRecording& b = compared.b;
    compared.diff =
        compareRecordings({question.a->recording, *question.a->details, *question.a->prints},
                          {b.recording, *b.details, *b.prints});
    layTrees(*question.a, faceOf, stop, compared);
    findParting(*question.a, compared);
    return compared;
}

void RecordedTwoRunsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_cursor.needRecording();
}

QString RecordedTwoRunsPage::secondFile() const {
    return QString::fromStdString(m_cursor.typed(Typed::SecondFile));
}

void RecordedTwoRunsPage::choose() {
    const QString first =
        m_cursor.read() ? QString::fromStdString(m_cursor.read()->source.file) : QString();
    const QString near = secondFile().isEmpty() ? first : secondFile();
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open the second recording"), QFileInfo(near).path(),
        tr("Recordings (*.yt *.jsonl)") + QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        m_cursor.keepTyped(Typed::SecondFile, file.toStdString());
}

void RecordedTwoRunsPage::ask() {
    const std::string file = m_cursor.typed(Typed::SecondFile);
    if (!m_cursor.read() || file.empty())
        m_analysis.clear();
    else
        m_analysis.ask({m_cursor.read(), file, stateOf(file)});
    watch();
    refresh();
}

void RecordedTwoRunsPage::watch() {
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    const QFileInfo file(secondFile());
    if (file.filePath().isEmpty())
        return;
    if (file.dir().exists())
        m_watcher.addPath(file.path()); // in the folder where it may appear again
    if (file.isFile())
        m_watcher.addPath(file.filePath());
}

QString RecordedTwoRunsPage::emptyReason() const {
    if (!m_cursor.read())
        return m_cursor.whyUnread();
    if (secondFile().isEmpty())
        return tr("Choose a second recording of the same search, and see where they first differ.");
    if (m_analysis.state() == AnalysisState::Failed)
        return m_analysis.error();
    const Compared* compared = m_analysis.result();
    if (!compared)
        return m_analysis.state() == AnalysisState::Stopped
                   ? tr("The comparison was stopped. Choose the recording again.")
                   : tr("Comparing…");
    const Recording& b = compared->b.recording;
    if (b.error && b.events.empty())
        return tr("Nothing of the second recording can be read. Line %1: %2")
            .arg(lineText(b.error->line), worded(b.error->sentence));
    return {};
}

void RecordedTwoRunsPage::tellSecond() {
    QStringList sentences;
    bool hasChanged = false;
    if (const Compared* compared = m_analysis.result(); compared && emptyReason().isEmpty()) {
        const Recording& b = compared->b.recording;
        if (b.error)
            sentences << tr("Line %1 of the second recording: %2 What came before is compared.")
                             .arg(lineText(b.error->line), worded(b.error->sentence));
        else if (b.isTorn)
            sentences << tr("The second recording ends within line %1. What came before is "
                            "compared.")
                             .arg(lineText(compared->b.lines.lines() + 1));
        const FileState state = stateOf(secondFile().toStdString());
        hasChanged = m_analysis.isFresh() && state != compared->b.state;
        if (hasChanged)
            sentences << (state == FileState()
                              ? tr("The second file is gone; the part that was read is compared.")
                              : tr("The second file has changed since it was read."));
    }
    m_second->setText(joinedSentences(sentences));
    m_second->setVisible(!sentences.isEmpty());
    m_anew->setVisible(hasChanged);
}

QString RecordedTwoRunsPage::firstText(const Compared& compared) const {
    const std::optional<FirstDifference>& first = compared.diff.first;
    if (!first)
        return tr("Both recordings have the same events.");
    const QString event = lineText(first->event);
    const QString text =
        !first->lineA ? tr("They first differ at event %1: A ends here, B continues at line %2.")
                            .arg(event, lineText(*first->lineB))
        : !first->lineB ? tr("They first differ at event %1: B ends here, A continues at line %2.")
                              .arg(event, lineText(*first->lineA))
                        : tr("They first differ at event %1: line %2 of A, line %3 of B.")
                              .arg(event, lineText(*first->lineA), lineText(*first->lineB));
    if (!compared.trees || !compared.isPartingEarlier)
        return text;
    return tr("%1 The trees below show the last iterations.", "a sentence before").arg(text);
}

void RecordedTwoRunsPage::refresh() {
    m_file->setText(secondFile());
    const QString empty = emptyReason();
    m_card->setEmptyText(empty);
    m_linesCard->setEmptyText(empty);
    m_treesCard->setEmptyText(empty);
    m_first->setVisible(empty.isEmpty());
    tellSecond();
    if (!empty.isEmpty())
        return;
    const Compared* compared = m_analysis.result();
    const RecordingDiff& diff = compared->diff;
    m_counts.setRows({{tr("in both"), static_cast<qlonglong>(diff.both)},
                      {tr("in both, with another window, depth, value, bound, reason or best move"),
                       static_cast<qlonglong>(diff.differ)},
                      {tr("in A only"), static_cast<qlonglong>(diff.onlyA)},
                      {tr("in B only"), static_cast<qlonglong>(diff.onlyB)}});
    if (!compared->trees)
        m_trees->showNothing(compared->whyNoTrees);
    else if (m_trees->model().runs() != compared->trees.get())
        m_trees->showRuns(compared->trees, compared->parting);
    showNumbers();
    m_first->setText(firstText(*compared));
    if (!diff.first)
        return m_linesCard->setEmptyText(tr("The recordings do not differ."));
    showLines(*compared);
}

void RecordedTwoRunsPage::showNumbers() {
    if (m_cursor.read())
        m_trees->setNumbers(
            numbersOf(m_cursor.read()->recording.header, m_cursor.recordedNumbers()));
}

void RecordedTwoRunsPage::showLines(const Compared& compared) {
    constexpr std::uint64_t most = 4, count = 16;
    const FirstDifference& first = *compared.diff.first;
    const auto placeIn = [](const ReadRecording& read, const std::optional<std::uint64_t>& line) {
        return line                   ? *line
               : read.recording.error ? read.recording.error->line
                                      : read.lines.lines() + 1;
    };
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    const std::uint64_t atA = placeIn(*read, first.lineA), atB = placeIn(compared.b, first.lineB);
    const std::uint64_t before = std::min(most, std::max(atA, atB) - 1);
    // The lines of the first difference are in one row.
    QList<QVariantList> rows(static_cast<qsizetype>(before + 1 + count));
    const auto fill = [&](const ReadRecording& of, std::uint64_t at, const QString& end) {
        const std::uint64_t from = at > before ? at - before : 1;
        const std::vector<std::string> texts = linesOf(of, from, at + count);
        for (std::uint64_t row = 0; row < static_cast<std::uint64_t>(rows.size()); ++row) {
            const std::uint64_t line = at + row - before; // 0 and negative numbers are not lines
            const bool isThere = at + row > before && line - from < texts.size();
            QVariantList& cells = rows[static_cast<qsizetype>(row)];
            if (isThere)
                cells << static_cast<qlonglong>(line) << wordText(texts[line - from]);
            else
                cells << QVariant() << (row == before ? QVariant(end) : QVariant());
        }
    };
    fill(*read, atA, tr("A ends here"));
    fill(compared.b, atB, tr("B ends here"));
    while (rows.size() > static_cast<qsizetype>(before) + 1 && !rows.back()[0].isValid() &&
           !rows.back()[2].isValid())
        rows.removeLast();
    const int parting = static_cast<int>(before);
    QSet<std::pair<int, int>> bold;
    for (int column = 0; column < m_lines.columnCount(); ++column)
        bold.insert({parting, column});
    m_lines.setBold(std::move(bold));
    if (rows == m_lines.rows())
        return;
    m_lines.setRows(rows);
    m_linesView->setCurrentRow(parting);
}

} // namespace yomi::ui::inspector
