// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/ladder_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_export.h"
#include "ui/common/table_view.h"
#include "ui/connectfour/ladder_tables.h"
#include "ui/connectfour/question_bar.h"
#include "ui/connectfour/two_steps_panel.h"
#include "ui/inspector/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::connectfour {

namespace {

constexpr int firstShownStep = 10; ///< has the largest gain
constexpr double mostNodesSideBySide = 500'000;

QString countText(double count) {
    return numberText(count, Unit::Count);
}

/// A button that copies a whole table.
CommandButton* copyButton(const TableView* view) {
    auto* button = new CommandButton(LadderPage::tr("Copy"));
    button->setToolTip(LadderPage::tr("Copies the table as text."));
    button->setAccessibleName(LadderPage::tr("Copy the table %1").arg(view->accessibleName()));
    QObject::connect(button, &QAbstractButton::clicked, view, [view] {
        QGuiApplication::clipboard()->setText(tabSeparated(tableOf(*view->model())));
    });
    return button;
}

} // namespace

LadderPage::LadderPage(FourDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_step(firstShownStep)
    , m_bar(new QuestionBar(document))
    , m_steps(new StepTable(this))
    , m_ideas(new IdeaTable(this))
    , m_positions(new PositionTable(this))
    , m_stepsView(new TableView(m_steps, tr("Steps of the ladder")))
    , m_ideasView(new TableView(m_ideas, tr("Step 13 without an idea")))
    , m_positionsView(new TableView(m_positions, tr("Positions by their nodes")))
    , m_stepsCard(new Card(tr("Steps")))
    , m_ideasCard(new Card(tr("Step 13 without one idea")))
    , m_positionsCard(new Card(tr("Positions")))
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_conclusion(mutedLabel({}))
    , m_pairNote(mutedLabel({}))
    , m_again(new QPushButton(tr("Run again")))
    , m_sideBySide(new CommandButton(QString()))
    , m_stack(new QStackedWidget)
    , m_twoSteps(new TwoStepsPanel)
    , m_job([this](const Outcome<LadderRuns>& outcome) {
        if (outcome.result)
            m_state.runs = *outcome.result;
        end(outcome.error);
    }) {
    m_stack->addWidget(createLadder());
    m_stack->addWidget(m_twoSteps);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_stack);
    connect(m_twoSteps, &TwoStepsPanel::closed, this, [this] {
        m_stack->setCurrentIndex(0);
        m_positionsView->setFocus();
    });
    connect(&m_job, &BackgroundRun::stopped, this,
            [this] { end(tr("Stopped; the rows that were done stay.")); });
    connect(m_bar, &QuestionBar::changed, this, &LadderPage::refresh);
    connect(m_stepsView, &TableView::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_step = row + firstStep;
        showPositions();
    });
    connect(m_positionsView, &TableView::currentRowChanged, this, &LadderPage::showPositions);
    connect(m_positionsView, &QAbstractItemView::activated, this, [this] {
        if (const auto chosen = chosenPosition())
            m_document.takePosition(m_state.question.positions[*chosen].text,
                                    tr("Put a position on the board"));
    });
    connect(m_sideBySide, &QAbstractButton::clicked, this, &LadderPage::openSideBySide);
    showState();
}

QWidget* LadderPage::createLadder() {
    createCards();
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins({});
    column->setSpacing(cardPadding);
    m_top->setSpacing(cardPadding);
    m_top->addWidget(m_stepsCard, 1);
    m_top->addWidget(m_ideasCard);
    column->addLayout(m_top);
    column->addWidget(m_positionsCard, 1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(all);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

void LadderPage::createCards() {
    m_again->setToolTip(tr("Forgets all rows and runs them once more."));
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_state.runs = {};
        run();
    });
    m_stepsCard->addHeaderWidget(new JobBar(m_job));
    m_stepsCard->addHeaderWidget(copyButton(m_stepsView));
    m_stepsCard->addHeaderWidget(m_again);
    m_conclusion->setObjectName(QStringLiteral("ladderConclusion"));
    QHeaderView* header = m_stepsView->horizontalHeader();
    header->setSectionResizeMode(StepTable::Step, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(StepTable::Name, QHeaderView::Stretch);
    m_stepsCard->content()->addWidget(m_bar);
    m_stepsCard->content()->addWidget(m_stepsView, 1);
    m_stepsCard->content()->addWidget(m_conclusion);
    m_ideasCard->addHeaderWidget(copyButton(m_ideasView));
    m_ideasCard->content()->addWidget(m_ideasView, 1);
    m_ideasCard->content()->addWidget(
        mutedLabel(tr("Growth of nodes and time of step 13 without one of its ideas. The scores "
                      "stay the same.")));
    m_pairNote->setObjectName(QStringLiteral("ladderPair"));
    m_positionsCard->addHeaderWidget(m_sideBySide);
    m_positionsCard->addHeaderWidget(copyButton(m_positionsView));
    m_positionsCard->content()->addWidget(m_positionsView, 1);
    m_positionsCard->content()->addWidget(m_pairNote);
}

void LadderPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void LadderPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int besideEachOther = 860;
    m_top->setDirection(width() >= besideEachOther ? QBoxLayout::LeftToRight
                                                   : QBoxLayout::TopToBottom);
    fitTexts();
}

/// A column of texts takes the width that the numbers leave; if that is too little, the table
/// scrolls.
void LadderPage::fitTexts() {
    const auto fit = [](TableView* table, int text) {
        QHeaderView* header = table->horizontalHeader();
        const QAbstractItemView* view = table;
        int needed = 0;
        for (int column = 0; column < header->count(); ++column)
            if (!table->isColumnHidden(column))
                needed +=
                    std::max(header->sectionSizeHint(column), view->sizeHintForColumn(column));
        header->setSectionResizeMode(text, needed <= table->viewport()->width()
                                               ? QHeaderView::Stretch
                                               : QHeaderView::ResizeToContents);
    };
    fit(m_stepsView, StepTable::Name);
    fit(m_positionsView, PositionTable::Text);
}

void LadderPage::refresh() {
    if (!isVisible())
        return;
    const LadderQuestion question = m_bar->question();
    if (const QString reason = m_bar->whyNone(); !reason.isEmpty()) {
        m_job.stop();
        m_state = {question, {}, -1, false};
        m_publicSet.reset();
        m_note = reason;
        return showState();
    }
    if (question != m_state.question)
        ask(question);
    else
        m_bar->showSource(m_publicSet);
}

void LadderPage::ask(const LadderQuestion& question) {
    m_state.runs = keptRuns(m_state, question);
    m_state.question = question;
    std::vector<Position> positions;
    for (const ListedPosition& listed : question.positions)
        positions.push_back(listed.position);
    m_publicSet = publicSetOf(positions);
    run();
}

void LadderPage::run() {
    m_note.clear();
    m_state.isRunning = true;
    m_state.running = -1;
    showState();
    m_job.start([this, question = m_state.question, runs = m_state.runs](JobControl& control) {
        return runLadder(question, runs, control,
                         [this](const LadderRuns& known, int running) { take(known, running); });
    });
}

void LadderPage::take(const LadderRuns& runs, int running) {
    if (running == m_state.running && runs == m_state.runs)
        return;
    m_state.runs = runs;
    m_state.running = running;
    showState();
}

void LadderPage::end(const QString& note) {
    m_state.isRunning = false;
    m_state.running = -1;
    m_note = note;
    showState();
}

void LadderPage::showState() {
    m_bar->showSource(m_publicSet);
    m_again->setEnabled(!m_state.isRunning && !m_state.question.positions.empty());
    m_steps->show(m_state, m_publicSet);
    m_ideas->show(m_state);
    for (const int column : {StepTable::Published, StepTable::Met})
        m_stepsView->setColumnHidden(column, !m_publicSet);
    m_conclusion->setText(conclusion());
    showPositions();
    fitTexts();
}

QString LadderPage::conclusion() const {
    if (!m_note.isEmpty())
        return m_note;
    std::vector<const SetRun*> runs;
    for (const auto& run : m_state.runs)
        if (run)
            runs.push_back(run.get());
    if (!agree(runs))
        return tr("Two rows differ in a score: one of them is wrong.");
    if (m_state.isRunning || runs.empty())
        return tr("Quick steps come first; a row that takes longer than its limit says so.");
    const auto positions = static_cast<double>(m_state.question.positions.size());
    if (positions > 1)
        return tr("Means of %1 positions. All rows agree in every score that they found.", nullptr,
                  pluralOf(positions))
            .arg(countText(positions));
    for (const SetRun* run : runs)
        if (run->isFinished)
            return tr("Score %1 for the side to move. All finished rows agree.")
                .arg(inspector::scoreText(*run->solutions.front().score));
    return tr("No step was finished within its limit.");
}

int LadderPage::lowerStep() const {
    return std::max(m_step - 1, firstStep);
}

std::optional<std::size_t> LadderPage::chosenPosition() const {
    const SetRun* run = m_state.finished(rowOfStep(m_step));
    if (!run || run->solutions.empty())
        return std::nullopt;
    const int row = std::max(m_positionsView->currentRow(), 0);
    return byNodes(*run)[static_cast<std::size_t>(row)];
}

void LadderPage::showPositions() {
    const int row = rowOfStep(m_step);
    if (m_stepsView->currentRow() != row) // rows were added, or the person clears the selection
        m_stepsView->setCurrentRow(row);
    const auto at = static_cast<std::size_t>(row);
    const std::array shown = {m_state.runs[at], row > 0 ? m_state.runs[at - 1] : nullptr};
    if (shown != m_listed) {
        m_listed = shown;
        m_positions->show(m_state, m_step);
    }
    if (m_positionsView->currentRow() < 0 && m_positions->rowCount() > 0)
        m_positionsView->setCurrentRow(0); // so that its trees can be opened
    m_positionsCard->setTitle(tr("Positions, by nodes of step %1").arg(m_step));
    m_positionsCard->setEmptyText(m_state.finished(row)
                                      ? QString()
                                      : tr("Step %1 is %2. Select a step that is done to see its "
                                           "hardest positions.")
                                            .arg(m_step)
                                            .arg(m_state.whyNone(row)));
    const QString reason = whyNotSideBySide();
    m_sideBySide->setText(tr("Compare steps %1 and %2").arg(lowerStep()).arg(lowerStep() + 1));
    m_sideBySide->setVisible(m_step != solverStep);
    m_sideBySide->setEnabled(reason.isEmpty());
    m_pairNote->setText(shareOfHardest() +
                        (reason.isEmpty() ? tr("Double-click a position, or press Enter, to put it "
                                               "on the board.")
                                          : reason));
}

QString LadderPage::shareOfHardest() const {
    constexpr std::size_t named = 10;
    const SetRun* run = m_state.finished(rowOfStep(m_step));
    if (!run || run->solutions.size() <= named || run->nodes() == 0)
        return {};
    std::uint64_t nodes = 0;
    const std::vector<std::size_t> order = byNodes(*run);
    for (std::size_t i = 0; i < named; ++i)
        nodes += run->solutions[order[i]].nodes;
    return tr("The %1 hardest of %2 take %3 of the nodes. ")
        .arg(named)
        .arg(countText(static_cast<double>(run->solutions.size())),
             numberText(static_cast<double>(nodes) / static_cast<double>(run->nodes()),
                        Unit::Percent));
}

QString LadderPage::whyNotSideBySide() const {
    if (m_step == solverStep)
        return tr("Step 13 leaves no tree; steps 3 to 12 can be compared.");
    const std::optional<std::size_t> chosen = chosenPosition();
    for (const int step : {lowerStep(), lowerStep() + 1}) {
        const SetRun* run = m_state.finished(rowOfStep(step));
        if (!run || !chosen)
            return tr("Steps %1 and %2 can be compared when both are done.")
                .arg(lowerStep())
                .arg(lowerStep() + 1);
        const auto nodes = static_cast<double>(run->solutions[*chosen].nodes);
        if (nodes == 0)
            return tr("Step %1 answers this position without a node: there is no tree to open.")
                .arg(step);
        if (nodes > mostNodesSideBySide)
            return tr("Step %1 visits %2 nodes of this position; up to %3 can be opened side by "
                      "side.",
                      nullptr, pluralOf(nodes))
                .arg(step)
                .arg(countText(nodes), countText(mostNodesSideBySide));
    }
    return {};
}

void LadderPage::openSideBySide() {
    m_stack->setCurrentWidget(m_twoSteps);
    m_twoSteps->open(
        {m_state.question.positions[*chosenPosition()], lowerStep(), m_state.question.weak});
}

} // namespace yomi::ui::connectfour
