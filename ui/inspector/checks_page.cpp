// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/checks_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/stale_overlay.h"
#include "ui/common/table_view.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"
#include "ui/inspector/finding_strip.h"
#include "ui/inspector/node_panel.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/remark_mark.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/window_picture.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace yomi::ui::inspector {

namespace {

enum FindingColumn { SeverityColumn, NameColumn, LineColumn, CountColumn };

constexpr int sideWidth = 272, lookedWidth = 300;
constexpr int leastForThree = 1100; ///< the page's minimum width for three columns
/// The minimum height of the page in lines of text for a tree below the finding.
constexpr int leastForTree = 36;

} // namespace

ChecksPage::ChecksPage(Cursor& cursor, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_findingsCard(new Card(tr("Findings")))
    , m_findingCard(new Card(tr("Finding")))
    , m_treeCard(new Card(tr("Tree")))
    , m_canvas(new TreeCanvas(cursor, TreeCanvas::Folding::Own))
    , m_lookedCard(new Card(tr("What each check looked at")))
    , m_columns(new QHBoxLayout(this))
    , m_side(new QVBoxLayout)
    , m_tabs(new QTabBar)
    , m_which(new QComboBox)
    , m_findings(
          {{tr("severity"),
            tr("Error: values may be wrong. Waste: nodes are not needed. Doubt: there may be "
               "a good reason."),
            {}},
           {tr("check"), tr("What is looked for."), {}},
           {tr("line"), tr("The first line where it was found."), Unit::Count},
           {tr("found"), tr("At how many events."), Unit::Count}})
    , m_coverage({{tr("check"), tr("What is looked for."), {}},
                  {tr("events"), tr("How many events the check could look at."), Unit::Count},
                  {tr("found"), tr("At how many of them it found something."), Unit::Count}})
    , m_unchecked(uncheckedColumns())
    , m_view(new TableView(&m_findings, tr("Findings")))
    , m_strip(new FindingStrip)
    , m_nothing(mutedLabel({}))
    , m_root(mutedLabel({}))
    , m_hints(mutedLabel({}))
    , m_severity(new QLabel)
    , m_title(new WholeLabel)
    , m_sentence(new WholeLabel)
    , m_picture(new WindowPicture)
    , m_place(mutedLabel({}))
    , m_previous(new CommandButton(tr("Previous")))
    , m_next(new CommandButton(tr("Next")))
    , m_suppressLine(new CommandButton(tr("Suppress this line")))
    , m_suppressCheck(new CommandButton(tr("Suppress this check")))
    , m_showAll(new CommandButton(tr("Show all"))) {
    m_columns->setContentsMargins(0, cardPadding, 0, 0);
    m_columns->setSpacing(cardPadding);
    m_columns->addWidget(createSide());
    m_columns->addWidget(createFinding(), 1);
    m_columns->addWidget(createLooked());
    setFocusPlace(*this, m_view);
    connect(m_tabs, &QTabBar::currentChanged, this, &ChecksPage::showTab);
    connect(&cursor, &Cursor::recordingChanged, this, &ChecksPage::takeRecording);
    connect(&cursor, &Cursor::eventChanged, this, &ChecksPage::showFinding);
    connect(&cursor, &Cursor::findingsChanged, this, &ChecksPage::showFindings);
    connect(m_which, &QComboBox::currentIndexChanged, this, &ChecksPage::showFindings);
    connect(m_view, &TableView::currentRowChanged, this, &ChecksPage::choose);
    connect(m_view, &QAbstractItemView::clicked, this, [this] { choose(m_view->currentRow()); });
    connect(m_strip, &FindingStrip::chosen, this, &ChecksPage::chooseLine);
    connect(m_previous, &QAbstractButton::clicked, this, [this] { step(false); });
    connect(m_next, &QAbstractButton::clicked, this, [this] { step(true); });
    connect(m_suppressLine, &QAbstractButton::clicked, this, [this] { suppressChosen(false); });
    connect(m_showAll, &QAbstractButton::clicked, this, [this] { m_cursor.showAllFindings(); });
    connect(m_suppressCheck, &QAbstractButton::clicked, this, [this] { suppressChosen(true); });
    takeRecording();
}

QWidget* ChecksPage::createSide() {
    m_tabs->addTab(tr("Findings"));
    m_tabs->addTab(tr("What was looked at"));
    m_tabs->setAccessibleName(tr("Findings or what was looked at"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->hide();
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    side->setLayout(m_side);
    m_side->setContentsMargins({});
    m_side->setSpacing(cardPadding);
    m_side->addWidget(m_tabs);
    m_side->addWidget(createFindings(), 1);
    return side;
}

QWidget* ChecksPage::createFindings() {
    m_which->addItems({tr("Shown"), tr("All")});
    m_which->setAccessibleName(tr("Which findings are listed"));
    m_findingsCard->addHeaderWidget(m_which);
    m_view->stretchColumn(NameColumn);
    m_view->wrapRows();
    m_root->setObjectName(QStringLiteral("root"));
    m_nothing->setObjectName(QStringLiteral("nothing"));
    m_nothing->setAlignment(Qt::AlignTop);
    m_findingsCard->content()->addWidget(m_view, 1);
    m_findingsCard->content()->addWidget(m_nothing, 1);
    m_showAll->setToolTip(tr("Shows all findings again, also in the tree."));
    m_findingsCard->content()->addWidget(m_showAll, 0, Qt::AlignLeft);
    m_findingsCard->content()->addWidget(headingLabel(tr("Findings over the recording")));
    m_findingsCard->content()->addWidget(m_strip);
    m_findingsCard->content()->addWidget(headingLabel(tr("The root")));
    m_findingsCard->content()->addWidget(m_root);
    return m_findingsCard;
}

QWidget* ChecksPage::createFinding() {
    m_severity->setObjectName(QStringLiteral("severity"));
    m_title->setObjectName(QStringLiteral("findingTitle"));
    m_title->setFont(headingFont());
    m_sentence->setObjectName(QStringLiteral("findingSentence"));
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* each : {m_title, m_sentence})
        each->setForegroundRole(QPalette::WindowText);
    m_place->setWordWrap(false);
    m_place->setObjectName(QStringLiteral("findingPlace"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_place, m_previous, m_next})
        m_findingCard->addHeaderWidget(each);
    auto* head = new QHBoxLayout;
    head->setSpacing(2 * spacingUnit);
    head->addWidget(m_severity, 1);
    head->addWidget(m_suppressLine);
    head->addWidget(m_suppressCheck);
    m_findingCard->content()->addWidget(m_title);
    m_findingCard->content()->addLayout(head);
    for (QWidget* each : std::initializer_list<QWidget*>{m_which, m_suppressLine, m_suppressCheck})
        each->setVisible(m_cursor.isForeign());
    m_findingCard->content()->addWidget(m_sentence);
    m_findingCard->content()->addWidget(m_picture);
    auto* column = new QWidget;
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins({});
    rows->setSpacing(cardPadding);
    auto* below = new CardSplitter(Qt::Horizontal, QStringLiteral("lines"));
    below->addWidget(new LinesPanel(m_cursor));
    below->addWidget(new NodePanel(m_cursor, false));
    rows->addWidget(m_findingCard);
    rows->addWidget(createTree(), 3);
    rows->addWidget(below, 2);
    return column;
}

QWidget* ChecksPage::createTree() {
    auto* larger = new LinkButton(tr("Show in tree"));
    larger->setToolTip(tr("Shows the node on the page Tree."));
    connect(larger, &QAbstractButton::clicked, this, [this] { m_cursor.showTree(); });
    m_treeCard->addHeaderWidget(larger);
    // It takes the room that the other cards leave, however high the tree is.
    m_canvas->setMinimumHeight(m_canvas->minimumSizeHint().height());
    m_canvas->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_treeCard->content()->addWidget(m_canvas, 1);
    connect(&m_cursor.recording(), &AnalysisBase::fadedChanged, new StaleOverlay(m_canvas),
            &QWidget::setVisible);
    const auto tell = [this] {
        m_treeCard->setEmptyText(m_cursor.run() ? QString() : m_cursor.emptyReason());
    };
    connect(&m_cursor, &Cursor::runChanged, m_treeCard, tell);
    tell();
    return m_treeCard;
}

QList<ValueColumn> ChecksPage::uncheckedColumns() const {
    if (!m_cursor.isForeign())
        return {{tr("not tested"), tr("Checks without anything to test in this search."), {}}};
    return {{tr("not tested"), tr("Checks without anything to test in this recording."), {}},
            {tr("what to print for it"), tr("What the recording must print for this check."), {}}};
}

QWidget* ChecksPage::createLooked() {
    m_lookedCard->setFixedWidth(lookedWidth);
    m_hints->setObjectName(QStringLiteral("hints"));
    auto* looked = new TableView(&m_coverage, tr("What each check looked at"));
    looked->wrapRows();
    m_lookedCard->content()->addWidget(looked, 1);
    auto* blind = new TableView(
        &m_unchecked, m_cursor.isForeign() ? tr("Checks not tested, and what to print for them")
                                           : tr("Checks not tested"));
    blind->wrapRows();
    blind->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_lookedCard->content()->addWidget(blind, 1);
    for (QLabel* each : {headingLabel(tr("Hints")), m_hints}) {
        m_lookedCard->content()->addWidget(each);
        each->setVisible(m_cursor.isForeign());
    }
    return m_lookedCard;
}

void ChecksPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // the severity has the theme's colour
        showFinding();
}

void ChecksPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (const bool isNarrow = width() < leastForThree; isNarrow != !m_tabs->isHidden()) {
        if (isNarrow)
            m_side->addWidget(m_lookedCard, 1);
        else
            m_columns->addWidget(m_lookedCard);
        m_lookedCard->setFixedWidth(isNarrow ? sideWidth : lookedWidth);
        m_tabs->setVisible(isNarrow);
        showTab();
    }
    showTree();
}

void ChecksPage::showTree() {
    // The page's own height may be the one its parts ask for, including the tree, and exceed its
    // parents'.
    int room = height();
    for (const QWidget* each = this; each->parentWidget() && !each->isWindow();
         each = each->parentWidget())
        room -= std::max(each->height() - each->parentWidget()->height(), 0);
    const bool hasRoom = room >= leastForTree * fontMetrics().height();
    m_treeCard->setVisible(hasRoom && !m_cursor.isTooLarge());
    if (m_treeCard->isVisible()) // a view needs it
        m_cursor.needRun();
}

void ChecksPage::showTab() {
    const bool isNarrow = !m_tabs->isHidden();
    Card *shown = m_findingsCard, *other = m_lookedCard;
    if (m_tabs->currentIndex() == 1)
        std::swap(shown, other);
    shown->show();
    if (isNarrow && other->isAncestorOf(QApplication::focusWidget()))
        focusPage(*shown); // before the focus goes elsewhere
    other->setVisible(!isNarrow);
}

void ChecksPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_cursor.needRecording();
    for (QWidget* each = parentWidget(); each; each = each->parentWidget())
        each->installEventFilter(this);
    showTree();
    goToFirstFinding();
}

bool ChecksPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) // of a parent of the page
        showTree();
    return QWidget::eventFilter(watched, event);
}

void ChecksPage::takeRecording() {
    showFindings();
    showLooked();
    showTree();
    goToFirstFinding();
}

void ChecksPage::goToFirstFinding() {
    if (const Shown* shown = chosen(); isVisible() && shown && !m_cursor.isPlaceChosen())
        m_cursor.goToLine(shown->lines.front());
}

void ChecksPage::showFindings() {
    m_shown.clear();
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    if (!m_cursor.hasEvents()) {
        m_findings.setRows({});
        m_findingsCard->setEmptyText(m_cursor.whyUnread());
        return showFinding();
    }
    const std::vector<Suppressed> suppressed = m_cursor.suppressed();
    const bool withSuppressed = m_which->currentIndex() == 1;
    for (const Finding& finding : read->report.findings) {
        Shown shown{&finding, finding.lines, finding.count};
        if (!withSuppressed) {
            std::erase_if(shown.lines, [&](std::uint64_t line) {
                return isSuppressed(suppressed, finding.check, line);
            });
            shown.count -= suppressedCount(suppressed, finding);
        }
        if (!shown.lines.empty())
            m_shown.push_back(std::move(shown));
    }
    std::ranges::stable_sort(m_shown, {},
                             [](const Shown& shown) { return severityOf(shown.finding->check); });
    QList<QVariantList> rows;
    for (const Shown& shown : m_shown)
        rows << QVariantList{
            severityName(severityOf(shown.finding->check)), wordText(nameOf(shown.finding->check)),
            static_cast<qlonglong>(shown.lines.front()), static_cast<qlonglong>(shown.count)};
    m_findings.setRows(rows);
    const bool areAllSuppressed = !suppressed.empty() && !read->report.findings.empty();
    m_findingsCard->setEmptyText({});
    if (rows.isEmpty() && m_view->hasFocus())
        m_canvas->setFocus();
    m_view->setVisible(!rows.isEmpty());
    m_nothing->setVisible(rows.isEmpty());
    m_showAll->setVisible(!suppressed.empty());
    m_nothing->setText(areAllSuppressed ? tr("All findings are suppressed. “All” above lists them; "
                                             "“Show all” ends the suppression.")
                       : read->recording.error
                           ? tr("No check found anything before line %1, where the reading ended.")
                                 .arg(lineText(read->recording.error->line))
                           : tr("No check found anything."));
    if (const std::optional<RootSummary>& root = read->report.root) {
        const Recording& recording = read->recording;
        const auto known = [&](double score) {
            if (std::isfinite(score) || recording.header.mate == infinite)
                return scoreText(recording, score);
            return (score < 0 ? QStringLiteral("−") : QString()) + wordText("mate");
        };
        const QString low = known(root->leaves.lower), high = known(root->leaves.upper);
        const QString value = scoreText(recording, root->value);
        const QString line = lineText(root->line);
        const QString claimed =
            root->bound ? tr("Line %1: %2 is claimed, %3.", "the last is exact, lower or upper")
                              .arg(line, value, termText(nameOf(*root->bound)))
                        : tr("Line %1: %2 is claimed.").arg(line, value);
        m_root->setText(joinedSentences(
            {claimed, root->leaves.lower == root->leaves.upper
                          ? tr("The leaves give %1.").arg(low)
                          : tr("The leaves give something from %1 to %2.").arg(low, high)}));
    } else {
        const auto& nodes = read->recording.nodes;
        const bool hasRoot = std::ranges::find(nodes, rootWord, &RecordedNode::move) != nodes.end();
        m_root->setText(read->recording.header.isByVisits()
                            ? tr("A mean cannot be checked against leaves.")
                        : m_cursor.isForeign() && (hasRoot || nodes.empty())
                            ? tr("No root returned a value.")
                            : tr("Each move of the root was searched by itself; the root is not a "
                                 "node here."));
    }
    showStrip();
    if (!chosen())
        m_check = m_shown.empty() ? std::nullopt : std::optional(m_shown.front().finding->check);
    showFinding();
}

const ChecksPage::Shown* ChecksPage::chosen() const {
    const auto found = std::ranges::find_if(
        m_shown, [this](const Shown& shown) { return shown.finding->check == m_check; });
    return found == m_shown.end() ? nullptr : &*found;
}

std::size_t ChecksPage::place(const Shown& shown) const {
    const std::uint64_t line = m_cursor.lineNumber();
    const auto after = std::ranges::upper_bound(shown.lines, line);
    return after == shown.lines.begin() ? 0
                                        : static_cast<std::size_t>(after - shown.lines.begin()) - 1;
}

void ChecksPage::showStrip() {
    FindingStrip::Lines lines;
    for (const Shown& shown : m_shown) {
        auto& row = lines[static_cast<std::size_t>(severityOf(shown.finding->check))];
        row.insert(row.end(), shown.lines.begin(), shown.lines.end());
        const auto& spread = shown.finding->spread; // after those that are listed
        row.insert(row.end(), std::ranges::upper_bound(spread, shown.finding->lines.back()),
                   spread.end());
    }
    for (auto& row : lines)
        std::ranges::sort(row);
    m_strip->setLines(std::move(lines), m_cursor.read()->lines.lines());
}

void ChecksPage::chooseLine(std::uint64_t line) {
    for (const Shown& shown : m_shown)
        if (std::ranges::binary_search(shown.lines, line) ||
            std::ranges::binary_search(shown.finding->spread, line))
            m_check = shown.finding->check;
    m_cursor.goToLine(line);
    showFinding();
}

void ChecksPage::showFinding() {
    if (m_cursor.hasEvents())
        m_strip->setCurrent(m_cursor.lineNumber());
    const Shown* shown = m_cursor.hasEvents() ? chosen() : nullptr;
    m_findingCard->setEmptyText(
        shown                   ? QString()
        : !m_cursor.hasEvents() ? m_cursor.whyUnread()
        : m_shown.empty() ? tr("There is no finding to be explained. Step through the tree, or ask "
                               "for nodes on the page Query.")
                          : tr("Choose a finding at the left, and it is explained here."));
    for (QWidget* each : std::initializer_list<QWidget*>{m_place, m_previous, m_next})
        each->setVisible(shown);
    if (!shown)
        return;
    m_view->setCurrentRow(static_cast<int>(shown - m_shown.data()));
    const Finding& finding = *shown->finding;
    const Severity severity = severityOf(finding.check);
    m_findingCard->setTitle(wordText(nameOf(finding.check)));
    m_severity->setText(tr("%1: %2", "a severity and what it means")
                            .arg(severityName(severity), severityMeaning(severity)));
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, severityColor(severity, palette()));
    m_severity->setPalette(colored);
    m_title->setText(checkTitle(finding.check));
    const std::size_t at = place(*shown);
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    const std::uint64_t here = m_cursor.lineNumber();
    const bool isLater =
        here > finding.lines.back() && std::ranges::binary_search(finding.spread, here);
    const std::uint64_t line = isLater ? here : shown->lines[at];
    const auto sentence = std::ranges::lower_bound(finding.lines, line) - finding.lines.begin();
    m_sentence->setText(
        tr("Line %1: %2")
            .arg(lineText(line),
                 isLater
                     ? tr("The same is wrong here. The first %1 lines are explained one by one.")
                           .arg(lineText(finding.lines.size()))
                     : worded(withFolded(finding, static_cast<std::size_t>(sentence)))));
    m_place->setText(isLater ? tr("line %1, one of %2").arg(lineText(line), lineText(shown->count))
                             : tr("line %1, %2 of %3")
                                   .arg(lineText(line), lineText(at + 1), lineText(shown->count)));
    m_picture->showFinding(*read, read->nodeOf(read->eventAt(line)), finding.check);
    m_previous->setEnabled(at > 0);
    m_next->setEnabled(at + 1 < shown->lines.size());
}

void ChecksPage::showLooked() {
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    const bool hasEvents = m_cursor.hasEvents();
    m_lookedCard->setEmptyText(hasEvents ? QString() : m_cursor.whyUnread());
    if (!hasEvents)
        return;
    const CheckReport& report = read->report;
    QList<QVariantList> looked, blind;
    for (const Check check : enumerators<Check>) {
        const std::uint64_t events = report.looked[static_cast<std::size_t>(check)];
        const QString name = wordText(nameOf(check));
        if (events == 0) {
            if (const Sentence needs = needsOf(check, read->recording.header); !needs.empty())
                blind << (m_cursor.isForeign() ? QVariantList{name, worded(needs)}
                                               : QVariantList{name});
            continue;
        }
        const auto found = std::ranges::find(report.findings, check, &Finding::check);
        const std::uint64_t count = found == report.findings.end() ? 0 : found->count;
        looked << QVariantList{name, static_cast<qlonglong>(events), static_cast<qlonglong>(count)};
    }
    m_coverage.setRows(looked);
    m_unchecked.setRows(blind);
    QStringList hints;
    for (const Sentence& hint : report.hints)
        hints << worded(hint);
    const Recording& recording = read->recording;
    const bool isWhole = !recording.error && !recording.isTorn && !read->isStopped;
    if (hints.isEmpty())
        hints << (isWhole ? tr("Nothing seems to be missing.")
                          : tr("The recording broke off at line %1.")
                                .arg(lineText(recording.error
                                                  ? recording.error->line
                                                  : read->lines.lines() + recording.isTorn)));
    m_hints->setText(hints.join(u'\n'));
}

void ChecksPage::choose(int row) {
    if (row < 0)
        return;
    const Shown& shown = m_shown[static_cast<std::size_t>(row)];
    m_check = shown.finding->check;
    m_cursor.goToLine(shown.lines.front());
    showFinding();
}

void ChecksPage::step(bool forward) {
    const Shown& shown = *chosen();
    m_cursor.goToLine(shown.lines[forward ? place(shown) + 1 : place(shown) - 1]);
}

void ChecksPage::suppressChosen(bool all) {
    const Shown& shown = *chosen();
    m_cursor.suppress(shown.finding->check,
                      all ? std::nullopt : std::optional(shown.lines[place(shown)]));
    if (const Shown* next = chosen()) // all parts of the page show the selection then
        m_cursor.goToLine(next->lines[place(*next)]);
}

} // namespace yomi::ui::inspector
