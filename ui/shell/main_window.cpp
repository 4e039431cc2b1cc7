// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/wording.h"
#include "ui/shell/disk_watch.h"
#include "ui/shell/document_tab.h"
#include "ui/shell/document_tabs.h"
#include "ui/shell/edit_menu.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/file_menu.h"
#include "ui/shell/help_menu.h"
#include "ui/shell/language.h"
#include "ui/shell/message_area.h"
#include "ui/shell/recent_files.h"
#include "ui/shell/session.h"
#include "ui/shell/text_size.h"
#include "ui/shell/theme.h"
#include "ui/shell/welcome_page.h"

#include <QApplication>
#include <QCloseEvent>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QStandardPaths>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui {

namespace {

struct QuitQuestionText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::QuitQuestion)
};

enum class QuitChoice {
    Save, ///< each document to its file
    Keep, ///< keep the changes in the session, which restores them
    Discard,
    Cancel, ///< do not quit
};

/// Asks what to do with unsaved documents (at least one) when the program ends. Offers Keep only if
/// the session can keep them.
QuitChoice askBeforeQuit(QWidget& window, const QStringList& titles, bool canKeep) {
    const bool one = titles.size() == 1;
    QMessageBox question(&window);
    question.setIcon(QMessageBox::Warning);
    question.setWindowTitle(QuitQuestionText::tr("Quit Yomi"));
    question.setTextFormat(Qt::PlainText); // also for the titles; the other text has no such format
    question.setText(one ? QuitQuestionText::tr("“%1” has unsaved changes.").arg(titles.first())
                         : QuitQuestionText::tr("%n documents have unsaved changes.", nullptr,
                                                static_cast<int>(titles.size())) +
                               u'\n' + listText(titles));
    if (canKeep)
        question.setInformativeText(QuitQuestionText::tr("Kept changes reopen next time."));
    question.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Save);
    const QPushButton* keep = canKeep
                                  ? question.addButton(QuitQuestionText::tr("&Keep for next start"),
                                                       QMessageBox::AcceptRole)
                                  : nullptr;
    const int answer = question.exec();
    if (keep && question.clickedButton() == keep)
        return QuitChoice::Keep;
    switch (answer) {
    case QMessageBox::Save:
        return QuitChoice::Save;
    case QMessageBox::Discard:
        return QuitChoice::Discard;
    default:
        return QuitChoice::Cancel;
    }
}

} // namespace

using namespace Qt::StringLiterals;

Profile userProfile() {
    const auto folder = [](QStandardPaths::StandardLocation location) {
        return QStandardPaths::writableLocation(location);
    };
    return {.settingsFile = folder(QStandardPaths::AppConfigLocation) + "/yomi.ini"_L1,
            .sessionsDirectory = folder(QStandardPaths::AppLocalDataLocation) + "/sessions"_L1};
}

Profile profileIn(const QString& directory) {
    return {.settingsFile = directory + "/yomi.ini"_L1,
            .sessionsDirectory = directory + "/sessions"_L1};
}

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_pointed(new QLabel)
    , m_work(new QLabel) {
    setSizeGripEnabled(false);
    setMinimumHeight(fontMetrics().height() + 3 * spacingUnit);
    setContentsMargins(cardPadding - 2, 0, cardPadding - 2, 0);
    m_pointed->setAccessibleName(tr("Under the pointer"));
    m_work->setAccessibleName(tr("Work done"));
    for (QLabel* label : {m_pointed, m_work}) {
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    // Elides a long sentence, which must not widen the window.
    m_pointed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(m_pointed, 1);
    addPermanentWidget(m_work);
}

void StatusLine::setTexts(const QString& pointed, const QString& work) {
    m_pointed->setText(pointed);
    m_pointed->setToolTip(pointed);
    m_work->setText(work);
}

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const QList<DocumentType>& types, const Profile& profile)
    : m_settings(profile.settingsFile, QSettings::IniFormat)
    , m_recent(new RecentFiles(m_settings, this))
    , m_centre(new QWidget)
    , m_messages(new MessageArea(*m_centre))
    , m_tabs(new DocumentTabs)
    , m_files(new FileCommands(types, *m_tabs, *m_recent, *m_messages, *this))
    , m_theme(new ThemeMenu(m_settings, this))
    , m_language(new LanguageMenu(m_settings, this))
    , m_textSize(new TextSizeMenu(m_settings, this))
    , m_status(new StatusLine)
    , m_session(new Session(profile.sessionsDirectory, *m_files, *m_tabs, *m_messages)) {
    m_files->setParent(this);
    m_session->setParent(this);
    (new DiskWatch(*m_files, *m_tabs))->setParent(this);
    setWindowIcon(QIcon(u":/icons/yomi.svg"_s));
    setAcceptDrops(true);
    auto* rows = new QVBoxLayout(m_centre);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_tabs, 1);
    m_messages->raise();
    setCentralWidget(m_centre);
    setStatusBar(m_status);
    buildMenus();
    connect(m_tabs, &DocumentTabs::closeRequested, this, &MainWindow::closePage);
    connect(m_tabs, &DocumentTabs::documentAdded, this, [this](DocumentTab* tab) {
        connect(tab, &DocumentTab::statusChanged, this, &MainWindow::refreshStatus);
        connect(tab, &DocumentTab::openRequested, this, [this, tab](const QByteArray& text) {
            if (const QString refusal = m_files->openText(text); !refusal.isEmpty())
                tab->messages().say(Tone::Error, refusal);
        });
        connect(tab, &DocumentTab::workspaceBuilt, this, [this, tab] { rememberSplitters(*tab); });
    });
    // For keyboards without a menu key; X11 leaves this to the program.
    connect(new QShortcut(Qt::SHIFT | Qt::Key_F10, this), &QShortcut::activated, [] {
        QWidget* widget = QApplication::focusWidget();
        if (!widget)
            return;
        const QPoint place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &event);
    });
    restoreWindow();
    restoreTabs();
    // Connected only now: each tab that was current for a moment would have built its workspace.
    connect(m_tabs, &DocumentTabs::currentDocumentChanged, this, &MainWindow::follow);
    connect(m_tabs, &DocumentTabs::documentsChanged, this, &MainWindow::follow);
    follow();
}

MainWindow::~MainWindow() {
    // Hiding notifies the pages: now, while the receivers still exist.
    hide();
}

void MainWindow::restoreWindow() {
    constexpr QSize usual(1280, 800),
        frame(8, 40); // no platform has the frame's size before it is shown
    resize(usual);
    const bool restored = restoreGeometry(m_settings.value("geometry"_L1).toByteArray());
    if (isMaximized() || isFullScreen())
        return;
    // The screen may be another one than last time.
    const QRect room = screen()->availableGeometry();
    resize(size().boundedTo(room.size() - frame));
    const QSize left = (room.size() - frame - size()).expandedTo({0, 0});
    if (restored)
        move(std::clamp(x(), room.left(), room.left() + left.width()),
             std::clamp(y(), room.top(), room.top() + left.height()));
}

void MainWindow::restoreTabs() {
    const Session::Restored restored = m_session->restore();
    if (restored.welcome >= 0 || m_tabs->count() == 0)
        addWelcome(restored.welcome);
    if (restored.welcomeInFront || !m_tabs->currentDocument())
        return m_tabs->setCurrentWidget(m_welcome);
    m_tabs->currentDocument()->workspace().setFocus(Qt::OtherFocusReason); // its keys work at once
}

void MainWindow::rememberSplitters(DocumentTab& tab) {
    for (CardSplitter* splitter : tab.workspace().findChildren<CardSplitter*>()) {
        const QString key = "splitters/"_L1 + tab.type().kind + u'/' + splitter->objectName();
        splitter->restoreLater(m_settings.value(key).toByteArray());
        connect(splitter, &QSplitter::splitterMoved, this,
                [this, key, splitter] { m_settings.setValue(key, splitter->saveState()); });
    }
}

void MainWindow::buildMenus() {
    auto* file = new FileMenu(*m_files, *m_tabs, *m_recent, *menuBar()->addMenu(tr("&File")));
    connect(file, &FileMenu::quitRequested, this, &QWidget::close);
    auto* edit = new EditMenu(*m_files, *m_tabs, *m_messages, *menuBar()->addMenu(tr("&Edit")));
    connect(edit, &EditMenu::done, m_status,
            [this](const QString& sentence) { m_status->showMessage(sentence, 4000); });
    fillViewMenu(*menuBar()->addMenu(tr("&View")));
    m_analyze = menuBar()->addMenu(tr("&Analyze"));
    m_help = new HelpMenu(m_files->types(), *m_tabs, *this, *menuBar()->addMenu(tr("&Help")));
}

void MainWindow::fillViewMenu(QMenu& menu) {
    menu.addAction(tr("&Welcome page"), this, &MainWindow::showWelcome);
    menu.addSeparator();
    menu.addAction(tr("&Next tab"), this, [this] { m_tabs->step(1); })
        ->setShortcuts({Qt::CTRL | Qt::Key_PageDown, QKeySequence::NextChild});
    // Qt's own key for it is Ctrl+Shift+Backtab, but X11 sends Ctrl+Shift+Tab for shortcuts.
    menu.addAction(tr("&Previous tab"), this, [this] { m_tabs->step(-1); })
        ->setShortcuts({Qt::CTRL | Qt::Key_PageUp, QKeySequence::PreviousChild,
                        Qt::CTRL | Qt::SHIFT | Qt::Key_Tab});
    menu.addSeparator();
    m_theme->fill(menu);
    menu.addSeparator();
    m_textSize->fill(menu);
    menu.addSeparator();
    m_language->fill(menu);
    connect(m_language, &LanguageMenu::chosen, this,
            [this](const QString& sentence) { m_messages->say(Tone::Info, sentence); });
    menu.addSeparator();
    menu.addAction(tr("&Full screen"), Qt::Key_F11, this, // not every platform has a standard key
                   [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::addWelcome(int place) {
    m_welcome = new WelcomePage(*m_files, *m_recent);
    m_tabs->addPage(m_welcome, tr("Welcome"), place);
}

void MainWindow::showWelcome() {
    if (!m_welcome)
        addWelcome(-1);
    m_tabs->setCurrentWidget(m_welcome);
}

void MainWindow::closePage(QWidget* page) {
    if (!m_files->close(*page))
        return;
    if (page == m_welcome)
        m_welcome = nullptr;
    if (m_tabs->count() == 0)
        showWelcome();
}

void MainWindow::follow() {
    DocumentTab* tab = m_tabs->currentDocument();
    setWindowTitle(tab ? tr("%1[*] – Yomi").arg(tab->title()) : tr("Yomi"));
    setWindowModified(tab && tab->isModified());
    setWindowFilePath(tab ? tab->path() : QString());
    refreshStatus();
    m_analyze->clear();
    if (tab)
        m_analyze->addActions(tab->workspace().analyzeActions());
    m_analyze->menuAction()->setEnabled(!m_analyze->isEmpty());
}

void MainWindow::refreshStatus() {
    const DocumentTab* tab = m_tabs->currentDocument();
    m_status->setTexts(tab ? tab->pointed() : QString(), tab ? tab->work() : QString());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->setAccepted(mayQuit());
    if (event->isAccepted())
        m_settings.setValue("geometry"_L1, saveGeometry());
}

void MainWindow::keepAll() {
    m_session->end(Session::Unsaved::Keep);
    m_settings.setValue("geometry"_L1, saveGeometry());
}

void MainWindow::flushSession() {
    m_session->flush();
}

bool MainWindow::mayQuit() {
    QStringList unsaved;
    for (const DocumentTab* tab : m_tabs->documents())
        if (tab->isModified())
            unsaved << tab->title();
    const QuitChoice choice =
        unsaved.isEmpty() ? QuitChoice::Keep : askBeforeQuit(*this, unsaved, m_session->isOpen());
    switch (choice) {
    case QuitChoice::Cancel:
        return false;
    case QuitChoice::Discard:
        m_session->end(Session::Unsaved::Drop);
        return true;
    case QuitChoice::Save:
        for (DocumentTab* tab : m_tabs->documents()) {
            if (!tab->isModified())
                continue;
            m_tabs->setCurrentWidget(tab);
            if (!m_files->save(*tab))
                return false;
        }
        break;
    case QuitChoice::Keep:
        break;
    }
    const bool kept = m_session->end(Session::Unsaved::Keep);
    return kept || choice != QuitChoice::Keep || unsaved.isEmpty();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); }))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            m_files->open(url.toLocalFile());
    event->acceptProposedAction();
}

} // namespace yomi::ui
