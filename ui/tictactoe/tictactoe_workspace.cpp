// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tictactoe_workspace.h"

#include "core/tictactoe/document_json.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/card.h"
#include "ui/common/card_splitter.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/side_scroll.h"
#include "ui/common/stale_overlay.h"
#include "ui/tictactoe/board_widget.h"
#include "ui/tictactoe/comparison_page.h"
#include "ui/tictactoe/event_panel.h"
#include "ui/tictactoe/outline_view.h"
#include "ui/tictactoe/position_panel.h"
#include "ui/tictactoe/search_panel.h"
#include "ui/tictactoe/strong_page.h"
#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/tree_canvas.h"
#include "ui/tictactoe/tree_panel.h"
#include "ui/tictactoe/two_runs_page.h"
#include "ui/tictactoe/updates_page.h"
#include "ui/tictactoe/words.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QTabBar>

#include <stdexcept>

namespace yomi::ui::tictactoe {

TicTacToeWorkspace::TicTacToeWorkspace(TicTacToeDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_stepper(document)
    , m_position(new PositionPanel(document, m_stepper))
    , m_search(new SearchPanel)
    , m_positionCard(new Card(tr("Position")))
    , m_sideToMove(mutedLabel({}))
    , m_iterations(new BarPanel(tr("Iterations"), Unit::Count, BarPanel::Direction::Lying))
    , m_tree(new TreePanel(m_stepper))
    , m_event(new EventPanel(m_stepper))
    , m_outline(new OutlineView(m_stepper))
    , m_pages(new Pages(document, createInspector()))
    , m_actions(QList{m_position->engineMove()} + m_pages->pageActions() +
                m_tree->menuActions(this)) {
    addAction(m_position->engineMove());
    addActions(m_pages->pageActions());
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    columns->setSpacing(cardPadding);
    columns->addWidget(createLeftColumn());
    columns->addWidget(m_pages, 1);
    setFocusProxy(m_position->board());

    connect(m_position->board(), &PaintedBoard::pointed, this, [this](int square) {
        const BoardWidget& board = *m_position->board();
        Q_EMIT pointedChanged(square < 0 ? QString()
                                         : tr("%1: %2. %3")
                                               .arg(board.itemName(square), board.itemValue(square),
                                                    board.itemDescription(square)));
    });
    connect(m_tree->canvas(), &TreeCanvas::pointed, this, &Workspace::pointedChanged);
    connect(m_search, &SearchPanel::settingsChosen, this, [this](const Settings& settings) {
        m_document.perform(setSearch(m_document.inputs(), m_document.view().search, settings));
    });
    connect(m_pages, &Pages::treeOpened, m_tree->canvas(), qOverload<>(&QWidget::setFocus));
    connect(m_iterations, &ChartPanel::activated, this,
            [this](int index) { m_stepper.goTo({}, index); });
    const auto showInputs = [this] {
        m_search->setSettings(m_document.shownSearch());
        m_sideToMove->setText(statusText(m_document.position()));
    };
    connect(&document, &Document::changed, this, showInputs);
    connect(&document, &Document::viewChanged, this, showInputs);
    connect(&m_stepper, &Stepper::runChanged, this, &TicTacToeWorkspace::showRun);
    connect(&m_stepper, &Stepper::eventChanged, this, &TicTacToeWorkspace::followIteration);
    for (QWidget* view : std::initializer_list<QWidget*>{m_tree->canvas(), m_event, m_outline})
        connect(&m_stepper.recording(), &AnalysisBase::fadedChanged, new StaleOverlay(view),
                &QWidget::setVisible);
    connect(&m_stepper.recording(), &AnalysisBase::fadedChanged, m_iterations,
            &ChartPanel::setStale);
    showInputs();
    showRun();
}

QWidget* TicTacToeWorkspace::createLeftColumn() {
    constexpr int width = 244;
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
    column->addWidget(m_positionCard, 1);
    column->addWidget(m_iterations, 1);
    constexpr int leastHeight = 84;
    m_iterations->setMinimumHeight(leastHeight);
    m_iterations->setValueName(tr("nodes"));
    return new SideScroll(both, width);
}

QWidget* TicTacToeWorkspace::createInspector() {
    auto* both = new QWidget;
    auto* columns = new QHBoxLayout(both);
    columns->setContentsMargins({});
    columns->setSpacing(cardPadding);
    columns->addWidget(m_tree, 1);
    constexpr int leastEventWidth = 232, mostEventWidth = 300;
    columns->addWidget(new SideScroll(m_event, leastEventWidth, mostEventWidth));
    auto* rows = new CardSplitter(Qt::Vertical, QStringLiteral("outline"));
    rows->addWidget(both);
    auto* outline = new Card(tr("Outline"));
    outline->content()->addWidget(m_outline);
    outline->hide(); // the tree needs the room
    m_tree->addOutlineAction(outline);
    rows->addWidget(outline);
    rows->setStretchFactor(0, 1);
    rows->setCollapsible(1, true);
    constexpr int outlineHeight = 178;
    rows->setSizes({2 * outlineHeight, outlineHeight});
    return rows;
}

void TicTacToeWorkspace::showRun() {
    m_iterations->setVisible(m_stepper.run() &&
                             m_stepper.trace().result.iterations.size() > 1); // one says nothing
    if (!m_stepper.run())
        return Q_EMIT workChanged({});
    showIterations();
    tellWork();
}

void TicTacToeWorkspace::changeEvent(QEvent* event) {
    Workspace::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_stepper.run())
        showIterations();
}

void TicTacToeWorkspace::followIteration() {
    if (m_stepper.iteration() != m_shownIteration)
        showIterations();
}

void TicTacToeWorkspace::showIterations() {
    m_shownIteration = m_stepper.iteration();
    const Colors& colors = colorsFor(palette());
    QList<Bar> bars;
    for (const Iteration& iteration : m_stepper.trace().result.iterations) {
        const bool shown = bars.size() == m_shownIteration;
        bars << Bar{(shown ? QStringLiteral("▸ %1") : QStringLiteral("%1")).arg(iteration.depth),
                    static_cast<double>(iteration.counters.nodes),
                    shown ? colors.accent : mixed(colors.accent, colors.surface, 0.55),
                    tr("%1. Value %2, best: %3")
                        .arg(depthText(iteration.depth), scoreText(iteration.value),
                             squareNames(iteration.bestMoves)),
                    {},
                    shown};
    }
    m_iterations->setBars(bars);
}

void TicTacToeWorkspace::tellWork() {
    const SearchResult& result = m_stepper.trace().result;
    const double total = static_cast<double>(result.totalNodes());
    const std::int64_t nodes = result.last().counters.nodes;
    QString sentence =
        nodes == 1 ? tr("1 node")
                   : tr("%1 nodes").arg(numberText(static_cast<double>(nodes), Unit::Count));
    if (result.iterations.size() > 1)
        sentence += tr(" · %1 in all iterations").arg(numberText(total, Unit::Count));
    Q_EMIT workChanged(sentence + QStringLiteral(" · ") +
                       numberText(m_stepper.run()->seconds(), Unit::Seconds));
}

QString TicTacToeWorkspace::copyText() const {
    return QString::fromStdString(text(m_document.position()));
}

QString TicTacToeWorkspace::pasteText(const QString& text) {
    try {
        const Position position = parseMarks(text.trimmed().toStdString());
        m_document.perform(replacePosition(m_document.inputs(), position, tr("Paste a position")));
        m_position->showRefusal({});
        return {};
    } catch (const std::invalid_argument& error) {
        return QString::fromUtf8(error.what());
    }
}

namespace {

/// The options of `yomi-cli search` that describe a search, each with a blank before it; those with
/// their default are left out.
QString searchOptions(const Settings& settings) {
    QString options;
    // A search in a file has the names and defaults of the command line.
    const nlohmann::json members = toJson(settings);
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

Pages::Pages(TicTacToeDocument& document, QWidget* tree, QWidget* parent)
    : QTabWidget(parent)
    , m_document(document) {
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Pages"));
    auto* comparison = new ComparisonPage(document);
    auto* twoRuns = new TwoRunsPage(document);
    // In the order of Page.
    addPage(tree, tr("Search tree"));
    addPage(comparison, tr("Compare"));
    addPage(twoRuns, tr("Two runs"));
    addPage(new StrongPage(document), tr("Strong check"));
    addPage(new UpdatesPage, tr("Copy or unmake"));
    const auto follow = [this] {
        setCurrentIndex(static_cast<int>(m_document.view().page));
    };
    follow();
    connect(&document, &Document::viewChanged, this, follow);
    connect(this, &QTabWidget::currentChanged, this,
            [this](int index) { m_document.setPage(static_cast<Page>(index)); });
    connect(twoRuns, &TwoRunsPage::opened, this, &Pages::showTree);
    connect(comparison, &ComparisonPage::opened, this, &Pages::showTree);
}

void Pages::addPage(QWidget* page, const QString& name) {
    const int index = addTab(page, name);
    auto* action = new QAction(name, this);
    action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index)));
    connect(action, &QAction::triggered, this, [this, index] { setCurrentIndex(index); });
    setTabToolTip(index, action->shortcut().toString(QKeySequence::NativeText));
    m_actions << action;
}

void Pages::showTree() {
    setCurrentIndex(static_cast<int>(Page::Tree));
    Q_EMIT treeOpened();
}

QString TicTacToeWorkspace::copyCommand() const {
    return QStringLiteral("yomi-cli search --position \"%1\"").arg(copyText()) +
           searchOptions(m_document.shownSearch());
}

} // namespace yomi::ui::tictactoe
