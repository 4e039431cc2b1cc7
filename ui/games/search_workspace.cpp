// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/search_workspace.h"

#include "core/search/settings_json.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/side_scroll.h"
#include "ui/common/stale_overlay.h"
#include "ui/games/comment_words.h"
#include "ui/games/comparison_page.h"
#include "ui/games/examination_pages.h"
#include "ui/games/game_board.h"
#include "ui/games/play_page.h"
#include "ui/games/position_panel.h"
#include "ui/games/search_document.h"
#include "ui/games/search_panel.h"
#include "ui/games/search_rows.h"
#include "ui/games/true_value.h"
#include "ui/games/two_runs_page.h"
#include "ui/inspector/event_panel.h"
#include "ui/inspector/icicle_page.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/iteration_panel.h"
#include "ui/inspector/outline_view.h"
#include "ui/inspector/quiz_panel.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_panel.h"
#include "ui/inspector/words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QTabBar>

#include <algorithm>

namespace yomi::ui::games {

namespace {

constexpr int leftWidth = 244;

} // namespace

SearchWorkspace::SearchWorkspace(SearchDocument& document, GameBoard* board,
                                 const QList<OwnPage>& ownPages,
                                 const QList<ComparedRows*>& ownRows, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_cursor(document, this)
    , m_quiz(m_cursor)
    , m_position(new PositionPanel(board, m_cursor))
    , m_search(new SearchPanel(document.face().gameDefaults()))
    , m_positionCard(new Card(tr("Position")))
    , m_sideToMove(mutedLabel({}))
    , m_iterations(new IterationPanel(m_cursor))
    , m_tree(new TreePanel(m_cursor))
    , m_event(new EventPanel(m_cursor, new TrueValue(m_cursor)))
    , m_icicle(new IciclePage(m_cursor))
    , m_pages(new Pages(m_cursor, m_quiz, createInspector(), m_icicle, ownPages, ownRows))
    , m_left(createLeftColumn())
    , m_columns(new QHBoxLayout(this))
    , m_leastBoard(board->minimumHeight())
    , m_mostBoard(board->maximumHeight())
    , m_actions(QList{m_position->engineMove()} + m_pages->pageActions() +
                m_tree->menuActions(this)) {
    addAction(m_position->engineMove());
    addActions(m_pages->pageActions());
    m_columns->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    m_columns->setSpacing(cardPadding);
    m_columns->addWidget(m_left);
    m_columns->addWidget(m_pages, 1);
    setFocusProxy(m_pages);

    connect(board, &PaintedBoard::pointed, this, [this, board](int item) {
        Q_EMIT pointedChanged(item < 0 ? QString()
                                       : tr("%1: %2. %3")
                                             .arg(board->itemName(item), board->itemValue(item),
                                                  board->itemDescription(item)));
    });
    connect(m_tree->canvas(), &TreeCanvas::pointed, this, &Workspace::pointedChanged);
    connect(m_icicle, &IciclePage::pointed, this, &Workspace::pointedChanged);
    connect(m_search, &SearchPanel::settingsChosen, this, [this](const Settings& settings) {
        m_document.setSearch(m_document.view().search, settings);
    });
    connect(m_pages, &Pages::replyOpened, &m_cursor, &SearchCursor::selectMove);
    const auto showInputs = [this] {
        const bool isPlay = m_document.view().page == playPage; // has a board of its own
        m_position->engineMove()->setEnabled(!isPlay);
        if (m_pages->indexOf(m_left) < 0)
            m_left->setVisible(!isPlay);
        m_search->setSettings(m_document.shownSearch(), m_document.mostPlies(),
                              m_document.pliesLeft());
        m_sideToMove->setText(m_document.statusText());
        showRun();
    };
    connect(&document, &Document::changed, this, showInputs);
    connect(&document, &Document::viewChanged, this, showInputs);
    connect(&m_cursor, &Cursor::runChanged, this, &SearchWorkspace::showRun);
    for (QWidget* view : std::initializer_list<QWidget*>{m_tree->canvas(), m_event, m_outline})
        connect(&m_cursor.recording(), &AnalysisBase::fadedChanged, new StaleOverlay(view),
                &QWidget::setVisible);
    connect(&m_cursor.recording(), &AnalysisBase::fadedChanged, m_iterations,
            &ChartPanel::setStale);
    showInputs();
}

void SearchWorkspace::resizeEvent(QResizeEvent* event) {
    Workspace::resizeEvent(event);
    arrange();
}

/// The left column becomes another page if it would leave the others too little room.
void SearchWorkspace::arrange() {
    constexpr int letters = 84; // the minimum width of a page
    const int room = width() - m_left->minimumWidth() - 3 * cardPadding;
    const bool isNarrow = room < letters * fontMetrics().averageCharWidth();
    if (m_pages->setAtEnd(m_left, tr("Position"), isNarrow)) {
        m_left->setWidths(leftWidth, isNarrow ? QWIDGETSIZE_MAX : leftWidth);
        if (!isNarrow) {
            m_columns->insertWidget(0, m_left);
            m_left->setVisible(m_document.view().page != playPage);
        }
    }
    fitBoard(isNarrow);
}

/// On a page of its own the board has half of it, however large the words next to it are.
void SearchWorkspace::fitBoard(bool isNarrow) {
    GameBoard* board = m_position->board();
    const int page = height() - 2 * cardPadding - m_pages->tabBar()->sizeHint().height();
    const int half = std::min(page / 2, width() - 4 * cardPadding);
    board->setMinimumHeight(isNarrow ? std::max(m_leastBoard, half) : m_leastBoard);
    board->setMaximumHeight(isNarrow ? QWIDGETSIZE_MAX : m_mostBoard);
}

SideScroll* SearchWorkspace::createLeftColumn() {
    m_sideToMove->setWordWrap(false);
    m_positionCard->addHeaderWidget(m_sideToMove);
    m_positionCard->content()->setSpacing(spacingUnit);
    m_positionCard->content()->addWidget(m_position);
    m_position->addBelow(headingLabel(tr("Search")));
    m_position->addBelow(m_search);
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(m_positionCard, 3); // the board grows first
    column->addWidget(m_iterations, 2);
    return new SideScroll(both, leftWidth);
}

QWidget* SearchWorkspace::createInspector() {
    constexpr int leastEventWidth = 232, mostEventWidth = 300;
    auto* right = new QWidget;
    auto* cards = new QVBoxLayout(right);
    cards->setContentsMargins({});
    cards->setSpacing(cardPadding);
    cards->addWidget(m_event, 1);
    auto* inspector =
        new Inspector(m_cursor, m_tree, new SideScroll(right, leastEventWidth, mostEventWidth));
    m_outline = inspector->outline();
    // A child from the start: it may show itself at once, which must open no window.
    cards->insertWidget(0, new QuizPanel(m_cursor, m_quiz, *m_tree, right));
    setFocusPlace(*inspector, m_tree->canvas());
    return inspector;
}

void SearchWorkspace::showRun() {
    // During a game the run is that of an earlier position.
    if (!m_cursor.run() || m_document.view().page == playPage)
        return Q_EMIT workChanged({});
    tellWork();
}

void SearchWorkspace::tellWork() {
    if (m_cursor.isEndHidden())
        return Q_EMIT workChanged(tr("Quiz"));
    const SearchResult& result = m_cursor.searchRun()->result();
    const double total = static_cast<double>(result.totalNodes());
    const auto nodes = static_cast<double>(result.last().counters.nodes);
    QString sentence = tr("%1 nodes", nullptr, pluralOf(nodes)).arg(numberText(nodes, Unit::Count));
    if (result.iterations.size() > 1)
        sentence += tr(" · %1 in all iterations").arg(numberText(total, Unit::Count));
    if (m_cursor.trace().isCutOff)
        sentence +=
            tr(" · the first %1 recorded")
                .arg(numberText(static_cast<double>(m_cursor.trace().nodes.size()), Unit::Count));
    Q_EMIT workChanged(sentence + QStringLiteral(" · ") +
                       numberText(m_cursor.searchRun()->seconds(), Unit::Seconds));
}

QString SearchWorkspace::copyText() const {
    return m_document.copyText();
}

QString SearchWorkspace::pasteText(const QString& text) {
    m_pasteNote.clear();
    const QString refusal =
        isGameText(text) ? takeGameText(m_document, text)
                         : m_document.pastePosition(text.trimmed().toStdString(), m_pasteNote);
    if (refusal.isEmpty())
        m_position->showRefusal({});
    return refusal;
}

namespace {

/// The options of `yomi-cli search` for a search, each with a blank before it; without default
/// values.
QString searchOptions(const Settings& settings) {
    QString options;
    // Files use the names and defaults of the command line.
    const nlohmann::json members = toJson(yomi::search::usedSettings(settings));
    for (const auto& [name, value] : members.items()) {
        if (value.is_boolean() && !value.get<bool>())
            continue;
        options += QStringLiteral(" --") + QString::fromStdString(name);
        if (!value.is_boolean())
            options += u' ' + QString::fromStdString(value.is_string() ? value.get<std::string>()
                                                                       : value.dump());
    }
    return options;
}

} // namespace

Pages::Pages(SearchCursor& cursor, const Quiz& quiz, QWidget* tree, IciclePage* icicle,
             const QList<OwnPage>& own, const QList<ComparedRows*>& ownRows, QWidget* parent)
    : InspectorPages(quiz, parent)
    , m_document(cursor.document()) {
    const QList<ComparedRows*> rows = QList<ComparedRows*>{new SearchRows(m_document)} + ownRows;
    for (ComparedRows* each : rows)
        each->setParent(this);
    auto* play = new PlayPage(m_document);
    // In the order of SearchDocument::pages().
    addPage(tree, tr("Search tree"));
    addPage(icicle, tr("Icicle"));
    addPage(new ExaminationPages(cursor), tr("Examine"));
    addPage(new ComparisonPage(m_document, rows), tr("Compare"));
    addPage(new TwoRunsPage(m_document, rows), tr("Two runs"));
    addPage(play, tr("Play"));
    for (const OwnPage& page : own)
        addPage(page.page, page.title);
    giveRoomToCurrent(*this);
    follow();
    connect(&m_document, &Document::viewChanged, this, [this] {
        if (currentIndex() < pageActions().size())
            follow();
    });
    connect(this, &QTabWidget::currentChanged, this, [this](int index) {
        // A page shown only for the window's size is not returned to.
        if (index < pageActions().size())
            m_document.setPage(m_document.pages()[static_cast<std::size_t>(index)]);
    });
    connect(icicle, &IciclePage::opened, this, &Pages::showTree);
    connect(play, &PlayPage::replyOpened, this, [this](Move reply) {
        showTree();
        Q_EMIT replyOpened(reply);
    });
}

void Pages::follow() {
    const std::vector<std::string> names = m_document.pages();
    const auto at = std::ranges::find(names, m_document.view().page);
    showPage(static_cast<int>(at - names.begin()));
    m_document.setPage(names[static_cast<std::size_t>(currentIndex())]);
}

bool Pages::setAtEnd(QWidget* page, const QString& name, bool isPage) {
    if ((indexOf(page) >= 0) == isPage)
        return false;
    if (isPage) {
        addTab(page, name);
    } else {
        follow();
        removeTab(indexOf(page));
        page->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // may be Ignored
    }
    return true;
}

PictureSource SearchWorkspace::pictureSource() {
    if (m_tree->isVisible() && m_cursor.run())
        return m_tree->pictureSource();
    if (m_icicle->isVisible() && m_icicle->hasPicture())
        return m_icicle->pictureSource();
    return Workspace::pictureSource();
}

QString SearchWorkspace::copyCommand() const {
    return QStringLiteral("yomi-cli search ") + m_document.commandOptions() +
           searchOptions(m_document.shownSearch());
}

} // namespace yomi::ui::games
