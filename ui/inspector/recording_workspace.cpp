// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/recording_workspace.h"

#include "core/common/format_error.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/inspector/checks_page.h"
#include "ui/inspector/icicle_page.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/line_page.h"
#include "ui/inspector/query_page.h"
#include "ui/inspector/recorded_two_runs_page.h"
#include "ui/inspector/recording_files.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/statistics_page.h"
#include "ui/inspector/trace_command.h"
#include "ui/inspector/tree_page.h"
#include "ui/inspector/tree_panel.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace yomi::ui::inspector {

namespace {

QString askForRecording(QWidget& parent, const QString& title, const QString& folder) {
    return QFileDialog::getOpenFileName(&parent, title, folder,
                                        RecordingWorkspace::tr("Recordings (*.yt *.jsonl)") +
                                            QStringLiteral(";;") +
                                            RecordingWorkspace::tr("All files (*)"));
}

} // namespace

ReadingBar::ReadingBar(RecordingCursor& cursor, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_bar(new QProgressBar)
    , m_text(mutedLabel({})) {
    constexpr int barWidth = 160, barHeight = 8;
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setFixedSize(barWidth, barHeight);
    m_text->setWordWrap(false);
    auto* stop = new QPushButton(tr("Stop"));
    stop->setToolTip(tr("Ends the reading and keeps what has been read."));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 2 * spacingUnit);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(stop);
    row->addStretch();
    connect(stop, &QPushButton::clicked, this, [this] { m_cursor.progress().isEnough = true; });
    using namespace std::chrono_literals;
    auto* look = new QTimer(this);
    look->setInterval(40ms);
    connect(look, &QTimer::timeout, this, &ReadingBar::tell);
    const auto follow = [this, look](bool busy) {
        setVisible(busy && !m_cursor.isFollowing());
        busy ? look->start() : look->stop();
        tell();
    };
    connect(&cursor.reading().run(), &LatestRunBase::busyChanged, this, follow);
    follow(cursor.reading().run().isBusy());
}

void ReadingBar::tell() {
    const ReadingProgress& progress = m_cursor.progress();
    constexpr int steps = 1000;
    const auto all = static_cast<double>(progress.allBytes);
    const auto bytes = static_cast<double>(progress.bytes);
    const auto count = [](std::uint64_t number) {
        return numberText(static_cast<double>(number), Unit::Count);
    };
    m_bar->setRange(0, steps);
    m_bar->setValue(all > 0 ? static_cast<int>(bytes / all * steps) : 0);
    m_text->setText(tr("Reading: %1 of %2 bytes, %3 events, %4 nodes")
                        .arg(count(progress.bytes), count(progress.allBytes),
                             count(progress.events), count(progress.nodes)));
}

FileNotice::FileNotice(RecordingCursor& cursor, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_text(new QLabel)
    , m_place(new LinkButton({}))
    , m_skip(new CommandButton(tr("Skip other lines")))
    , m_open(new LinkButton(tr("Show open nodes")))
    , m_anew(new CommandButton(tr("Reload")))
    , m_rest(new CommandButton(tr("Read to the end")))
    , m_locate(new CommandButton(tr("Locate…"))) {
    m_text->setObjectName(QStringLiteral("fileNotice"));
    m_text->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(cardPadding, 2 * spacingUnit, cardPadding, 2 * spacingUnit);
    row->setSpacing(cardPadding);
    row->addWidget(m_text, 1);
    row->addWidget(m_place);
    row->addWidget(m_skip);
    row->addWidget(m_open);
    row->addWidget(m_rest);
    row->addWidget(m_anew);
    m_rest->setToolTip(tr("Reads the file once more, to its end. What has been read stays until "
                          "then."));
    connect(m_rest, &QAbstractButton::clicked, &m_cursor, &RecordingCursor::readToTheEnd);
    row->addWidget(m_locate);
    connect(m_locate, &QAbstractButton::clicked, this, &FileNotice::locate);
    connect(m_place, &QAbstractButton::clicked, this, [this] { m_cursor.goToLine(m_line); });
    connect(m_skip, &QAbstractButton::clicked, this, [this] {
        RecordingDocument& document = m_cursor.document();
        document.perform(skipForeign(document.inputs()));
    });
    connect(m_open, &QAbstractButton::clicked, this, [this] {
        m_cursor.document().look(&RecordingView::query, std::string("reason=open"));
        m_cursor.document().look(&RecordingView::page, RecordingPage::Query);
    });
    connect(m_anew, &QAbstractButton::clicked, &m_cursor, &RecordingCursor::readAnew);
    connect(&cursor, &RecordingCursor::recordingChanged, this, &FileNotice::refresh);
    connect(&cursor, &RecordingCursor::fileChanged, this, &FileNotice::refresh);
    connect(&cursor, &RecordingCursor::followingChanged, this, &FileNotice::refresh);
    refresh();
}

QString FileNotice::sentence() const {
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    if (!read)
        return m_cursor.isFileMissing() ? m_cursor.whyUnread() : QString();
    QStringList sentences;
    const Recording& recording = read->recording;
    const QString open = read->statistics.open == 0
                             ? QString()
                             : tr("%1 nodes are still open.", nullptr,
                                  pluralOf(static_cast<double>(read->statistics.open)))
                                   .arg(lineText(read->statistics.open));
    if (recording.error)
        sentences << (m_cursor.hasEvents() ? tr("Line %1: %2 What came before is shown.")
                                           : tr("The recording could not be read. Line %1: %2"))
                         .arg(lineText(recording.error->line), worded(recording.error->sentence));
    else if (read->isStopped)
        sentences << tr("The reading was stopped after line %1. What came before is shown.")
                         .arg(lineText(read->lines.lines()));
    else if (recording.isTorn)
        sentences << tr("The recording ends within line %1. What came before is shown in full.")
                         .arg(lineText(read->lines.lines() + 1));
    if (const std::uint64_t foreign = recording.foreignLines)
        sentences << tr("%1 lines are not events and were skipped.", nullptr,
                        pluralOf(static_cast<double>(foreign)))
                         .arg(lineText(foreign));
    if (!open.isEmpty())
        sentences << open;
    if (m_cursor.isFileMissing())
        sentences << tr("The file is gone; the part that was read is shown.");
    else if (m_cursor.hasChangedSince() && !m_cursor.isFollowing())
        sentences << tr("The file has changed since it was read.");
    return joinedSentences(sentences);
}

void FileNotice::refresh() {
    const QString text = sentence();
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_text->setText(text);
    if (const std::shared_ptr<const ReadRecording> read = m_cursor.read()) {
        m_line = read->recording.error ? read->recording.error->line : read->lines.lines() + 1;
        m_place->setText(tr("Go to line %1").arg(lineText(m_line)));
    }
    const bool isCut =
        m_cursor.read() && (m_cursor.read()->recording.error || m_cursor.read()->recording.isTorn ||
                            m_cursor.read()->isStopped);
    const bool mayGo = !m_cursor.isQuizOn(); // which hides the places
    m_place->setVisible(m_cursor.hasEvents() && isCut && mayGo);
    m_skip->setVisible(m_cursor.read() && m_cursor.read()->recording.error &&
                       !m_cursor.document().inputs().source.skipsForeign &&
                       mayBeForeign(*m_cursor.read()->recording.error));
    m_rest->setVisible(m_cursor.read() && m_cursor.read()->isStopped);
    m_open->setVisible(m_cursor.read() && m_cursor.read()->statistics.open > 0 && mayGo);
    const bool isMissing = m_cursor.isFileMissing();
    m_locate->setVisible(isMissing);
    m_anew->setVisible(isMissing || (m_cursor.hasChangedSince() && !m_cursor.isFollowing()));
}

void FileNotice::locate() {
    const RecordingInputs& inputs = m_cursor.document().inputs();
    const QString file =
        askForRecording(*this, tr("Where the recording is now"),
                        QFileInfo(QString::fromStdString(inputs.source.file)).path());
    if (!file.isEmpty())
        m_cursor.document().perform(openSource(inputs, {file.toStdString(), {}}));
}

void FileNotice::paintEvent(QPaintEvent* /*event*/) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double groundShare = 0.88, lineShare = 0.5;
    painter.setPen(mixed(colors.warning, colors.surface, lineShare));
    painter.setBrush(mixed(colors.warning, colors.surface, groundShare));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
}

NewRecording::NewRecording(RecordingDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document) {
    auto* card = new Card(tr("New recording"));
    auto* what = new QLabel(tr("Print these lines from your search, in any language and for any "
                               "game: the first once, the second where a node is entered, the "
                               "third before it returns. Send them to a file and open it here."));
    what->setWordWrap(true);
    auto* lines = new QLabel(QStringLiteral("printf(\"yomi-trace 1\\n\");\n"
                                            "printf(\"> %s %d %d d=%d\\n\", move, alpha, beta, "
                                            "depth);\n"
                                            "printf(\"< %d\\n\", value);"));
    lines->setTextFormat(Qt::PlainText);
    lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    lines->setAccessibleName(tr("Lines to print"));
    auto* open = new QPushButton(tr("Open a file…"));
    connect(open, &QPushButton::clicked, this, &NewRecording::openFile);
    auto* copy = new QPushButton(tr("Copy lines"));
    connect(copy, &QPushButton::clicked, this,
            [lines] { QApplication::clipboard()->setText(lines->text()); });
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(open);
    buttons->addWidget(copy);
    buttons->addStretch();
    card->content()->setSpacing(cardPadding);
    card->content()->addWidget(what);
    card->content()->addWidget(lines);
    card->content()->addLayout(buttons);
    card->content()->addWidget(mutedLabel(
        tr("Or paste the lines (Ctrl+V), or drop a file on the window. The manual (F1) has the "
           "format, and ready code for C++ and Python.")));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->addWidget(card);
    rows->addStretch();
    setFocusProxy(open);
}

void NewRecording::openFile() {
    const QString file = askForRecording(*this, tr("Open a recording"), {});
    if (!file.isEmpty())
        m_document.perform(openSource(m_document.inputs(), {file.toStdString(), {}}));
}

RecordingWorkspace::RecordingWorkspace(RecordingDocument& document, const FaceOf& faceOf,
                                       std::size_t mostDrawn, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_cursor(document, faceOf, mostDrawn, this)
    , m_quiz(m_cursor)
    , m_notice(new FileNotice(m_cursor))
    , m_new(new NewRecording(document))
    , m_pages(new InspectorPages(m_quiz))
    , m_treePage(new TreePage(m_cursor, m_quiz))
    , m_icicle(new IciclePage(m_cursor)) {
    // In the order of RecordingPage.
    m_pages->addPage(m_treePage, tr("Tree"));
    m_pages->addPage(m_icicle, tr("Icicle"));
    m_pages->addPage(new StatisticsPage(m_cursor), tr("Statistics"));
    m_pages->addPage(new ChecksPage(m_cursor), tr("Checks"));
    m_pages->addPage(new QueryPage(m_cursor), tr("Query"));
    m_pages->addPage(new LinePage(m_cursor), tr("Why not this line?"));
    m_pages->addPage(new RecordedTwoRunsPage(m_cursor, faceOf), tr("Second recording"));
    m_actions = m_pages->pageActions();
    m_pages->setCornerWidget(createFollow());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    rows->setSpacing(2 * spacingUnit);
    rows->addWidget(new ReadingBar(m_cursor));
    rows->addWidget(m_notice);
    rows->addWidget(m_new, 1);
    rows->addWidget(m_pages, 1);
    addActions(m_actions);
    m_actions += m_treePage->menuActions(this);
    const auto tellPointed = [this](const QString& sentence) {
        if (sentence.isEmpty()) // no object under the mouse: shows the current event
            tellEvent();
        else
            Q_EMIT pointedChanged(sentence);
    };
    connect(m_treePage, &TreePage::pointed, this, tellPointed);
    connect(m_icicle, &IciclePage::pointed, this, tellPointed);
    connect(m_icicle, &IciclePage::opened, this, [this] { m_cursor.showTree(); });
    connect(&document, &Document::changed, this, &RecordingWorkspace::showSource);
    connect(&document, &Document::viewChanged, this, &RecordingWorkspace::showPage);
    connect(m_pages, &QTabWidget::currentChanged, this, [this](int index) {
        m_document.look(&RecordingView::page, static_cast<RecordingPage>(index));
    });
    connect(&m_cursor, &RecordingCursor::findingsChanged, this, &RecordingWorkspace::tellFindings);
    connect(&m_cursor, &RecordingCursor::recordingChanged, this, &RecordingWorkspace::tellWork);
    connect(&m_cursor, &RecordingCursor::recordingChanged, this, &RecordingWorkspace::tellEvent);
    connect(&m_cursor, &RecordingCursor::eventChanged, this, &RecordingWorkspace::tellEvent);
    connect(&m_cursor, &Cursor::runChanged, this, &RecordingWorkspace::tellWork);
    connect(&m_quiz, &Quiz::changed, m_notice, &FileNotice::refresh);
    giveRoomToCurrent(*m_pages);
    showPage();
    showSource();
}

/// Without a recording the pages have nothing to show.
void RecordingWorkspace::showSource() {
    const bool isNew = m_document.inputs().source.isEmpty();
    m_new->setVisible(isNew);
    m_pages->setVisible(!isNew);
    setFocusProxy(isNew ? static_cast<QWidget*>(m_new) : m_pages);
}

QWidget* RecordingWorkspace::createFollow() {
    auto* action = new QAction(tr("Follow"), this);
    action->setCheckable(true);
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    explainWithKey(*action, tr("Reads the file again whenever it has grown. The end stays in view "
                               "until you step to another place."));
    const auto follow = [this, action] {
        action->setEnabled(!m_document.inputs().source.file.empty());
        action->setChecked(m_cursor.isFollowing());
    };
    follow();
    connect(action, &QAction::triggered, &m_cursor, &RecordingCursor::setFollowing);
    connect(&m_cursor, &RecordingCursor::followingChanged, action, follow);
    connect(&m_document, &Document::changed, action, follow);
    m_actions << action;
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 2 * spacingUnit);
    auto* box = new QCheckBox(action->text());
    row->addWidget(box);
    box->setToolTip(action->toolTip());
    const auto show = [action, box] {
        box->setEnabled(action->isEnabled());
        box->setChecked(action->isChecked());
    };
    show();
    connect(action, &QAction::changed, box, show);
    connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    return place;
}

void RecordingWorkspace::showPage() {
    m_pages->showPage(static_cast<int>(m_document.view().page));
    m_document.look(&RecordingView::page, static_cast<RecordingPage>(m_pages->currentIndex()));
}

bool RecordingWorkspace::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate || event->type() == QEvent::Show)
        m_notice->refresh(); // the file may have changed meanwhile
    return Workspace::event(event);
}

/// Shows the number of findings that are not suppressed in the tab of the checks.
void RecordingWorkspace::tellFindings() {
    const std::vector<Suppressed> suppressed = m_cursor.suppressed();
    std::uint64_t found = 0;
    if (const std::shared_ptr<const ReadRecording> read = m_cursor.read())
        for (const Finding& finding : read->report.findings)
            found += finding.count - suppressedCount(suppressed, finding);
    m_pages->setTabText(static_cast<int>(RecordingPage::Checks),
                        found == 0 ? tr("Checks") : tr("Checks (%1)").arg(lineText(found)));
}

void RecordingWorkspace::tellWork() {
    if (m_cursor.isEndHidden())
        return Q_EMIT workChanged(tr("Quiz"));
    const std::shared_ptr<const ReadRecording> read = m_cursor.read();
    if (!read)
        return Q_EMIT workChanged({});
    const auto nodes = static_cast<double>(read->statistics.nodes);
    const auto events = static_cast<double>(read->statistics.events);
    Q_EMIT workChanged(
        tr("%1 nodes", nullptr, pluralOf(nodes)).arg(numberText(nodes, Unit::Count)) +
        QStringLiteral(" · ") +
        tr("%1 events", nullptr, pluralOf(events)).arg(numberText(events, Unit::Count)));
}

void RecordingWorkspace::tellEvent() {
    if (!m_cursor.hasEvents())
        return Q_EMIT pointedChanged({});
    Q_EMIT pointedChanged(
        placeText(m_cursor.read()->recording, m_cursor.recordedNode(), m_cursor.lineNumber()));
}

QString RecordingWorkspace::copyText() const {
    const RecordingSource& source = m_document.inputs().source;
    return QString::fromStdString(source.text ? *source.text : source.file);
}

QString RecordingWorkspace::pasteText(const QString& text) {
    try {
        return m_document.perform(openSource(m_document.inputs(), pastedSource(text.toUtf8())));
    } catch (const FormatError& error) {
        return messageOf(error);
    }
}

PictureSource RecordingWorkspace::pictureSource() {
    if (m_icicle->isVisible() && m_icicle->hasPicture())
        return m_icicle->pictureSource();
    return m_treePage->isVisible() && m_cursor.run() ? m_treePage->panel()->pictureSource()
                                                     : Workspace::pictureSource();
}

QString RecordingWorkspace::copyCommand() const {
    const std::optional<std::uint64_t> line =
        m_cursor.hasEvents() ? std::optional(m_cursor.read()->lineOf(m_cursor.recordedNode()))
                             : std::nullopt;
    return traceCommand(m_document.inputs(), m_document.view(), line);
}

} // namespace yomi::ui::inspector
