// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/icefire_workspace.h"

#include "core/common/fields.h"
#include "core/common/format_error.h"
#include "core/icefire/document_json.h"
#include "core/icefire/protocol.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/shell_command.h"
#include "ui/common/side_scroll.h"
#include "ui/common/wording.h"
#include "ui/icefire/annealer_page.h"
#include "ui/icefire/arena_page.h"
#include "ui/icefire/board_widget.h"
#include "ui/icefire/commands_panel.h"
#include "ui/icefire/engine.h"
#include "ui/icefire/layers_panel.h"
#include "ui/icefire/match_model.h"
#include "ui/icefire/match_page.h"
#include "ui/icefire/match_steps.h"
#include "ui/icefire/piece_painter.h"
#include "ui/icefire/position_page.h"
#include "ui/icefire/record_files.h"
#include "ui/icefire/words.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <QStyle>
#include <QTabWidget>

#include <algorithm>
#include <array>

namespace yomi::ui::icefire {

namespace {

/// The text that a bot receives in its first turn: mine spots and position.
QString botText(const State& state) {
    return QString::fromStdString(initialInput(state.terrain->map()) + turnInput(state));
}

QString rulesetOption(Ruleset ruleset) {
    return ruleset == Ruleset::Current ? QString() : QStringLiteral(" --ruleset contest2019");
}

/// The yomi-cli command that analyzes the position: with the setup of an annealing, or with the
/// profile "strong".
QString analyzeCommand(const State& state, const AnnealerSetup* setup = nullptr) {
    QString options = QStringLiteral(" --turn %1").arg(state.turn) + rulesetOption(state.ruleset);
    if (setup)
        options += QStringLiteral(" --profile %1 --seed %2 --iterations %3")
                       .arg(QString::fromStdString(setup->profile))
                       .arg(setup->seed)
                       .arg(setup->iterations);
    if (const auto changed = setup ? changedParameters(*setup) : nlohmann::json(); !changed.empty())
        options +=
            QStringLiteral(" --parameters ") + shellWord(QString::fromStdString(changed.dump()));
    return QStringLiteral("yomi-cli icefire analyze%1 - <<'END'\n%2END\n")
        .arg(options, botText(state));
}

/// The yomi-cli command that plays the series.
QString arenaCommand(const ArenaRequest& request) {
    const auto contestant = [&](std::size_t which) {
        return shellWord(QString::fromStdString(request.contestants[which]));
    };
    QString command = QStringLiteral("yomi-cli icefire arena --a=%1 --b=%2 --games=%3")
                          .arg(contestant(0), contestant(1))
                          .arg(request.games);
    QStringList seeds;
    for (const std::int64_t seed : request.seeds)
        seeds << QString::number(seed);
    if (!seeds.isEmpty())
        command += QStringLiteral(" --seeds=") + seeds.join(u',');
    command += QStringLiteral(" --seed-from=%1 --jobs=%2").arg(request.firstSeed).arg(request.jobs);
    if (request.budget.iterations)
        command += QStringLiteral(" --iterations=%1").arg(*request.budget.iterations);
    const nlohmann::json changed = changedFields(request.times);
    for (const auto& [name, value] : changed.items())
        command += QStringLiteral(" --%1=%2")
                       .arg(QString::fromStdString(name), QString::fromStdString(value.dump()));
    return command + rulesetOption(request.ruleset) + u'\n';
}

/// A side's mark and name in its colour.
class SideTitle : public QWidget {
public:
    explicit SideTitle(Player player)
        : m_player(player) {
        setFont(headingFont());
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAccessibleName(sideName(player));
    }
    QSize sizeHint() const override {
        const int line = fontMetrics().height();
        return {fontMetrics().horizontalAdvance(sideName(m_player)) + line + 4, line + 2};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QColor color = sideColor(m_player, palette());
        const double size = height() - 4;
        paintMark(painter, {0, 2, size, size}, m_player, color);
        painter.setPen(color);
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, sideName(m_player));
    }

private:
    Player m_player;
};

/// Both sides at the moment shown: cells, units, gold, income, the price of the enemy's HQ and the
/// cells threatened by the enemy.
class SidesPanel : public Card {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::SidesPanel)

public:
    explicit SidesPanel(MatchModel& model)
        : Card(tr("Sides"))
        , m_model(model) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        auto* grid = new QGridLayout;
        grid->setContentsMargins({});
        grid->setHorizontalSpacing(2 * spacingUnit);
        grid->setVerticalSpacing(spacingUnit);
        grid->setColumnStretch(0, 1);
        for (const Player player : {0, 1})
            grid->addWidget(new SideTitle(player), 0, 1 + player, Qt::AlignRight);
        m_cells = addRow(*grid, tr("cells"), tr("Connected cells; each brings 1 gold a turn."));
        m_units = addRow(*grid, tr("units"), tr("Living units."));
        m_gold = addRow(*grid, tr("gold"), tr("Gold in the treasury."));
        m_income = addRow(*grid, tr("income"), tr("Gold that the next turn brings or costs."));
        m_finish =
            addRow(*grid, tr("to finish"),
                   tr("What the cheapest chain to the enemy's HQ costs: this turn for the side "
                      "to move, next turn for the other."));
        m_threatened = addRow(*grid, tr("threatened"),
                              tr("Cells that the enemy can take in their turn with their gold."));
        content()->addLayout(grid);
        connect(&model, &MatchModel::momentChanged, this, &SidesPanel::refresh);
        refresh();
    }

private:
    struct Row {
        QString name;
        std::array<QLabel*, 2> of; ///< the sides
    };
    Row addRow(QGridLayout& grid, const QString& name, const QString& explanation) {
        const int row = grid.rowCount();
        auto* label = mutedLabel(name);
        label->setWordWrap(false);
        label->setToolTip(explanation);
        grid.addWidget(label, row, 0);
        Row values{name, {}};
        for (const Player player : {0, 1}) {
            QLabel*& value = values.of[player] = new QLabel;
            value->setToolTip(explanation);
            value->setObjectName(name + QString::number(player));
            grid.addWidget(value, row, 1 + player, Qt::AlignRight);
        }
        return values;
    }

    static void show(const Row& row, Player player, const QString& value) {
        row.of[player]->setText(value);
        row.of[player]->setAccessibleName( // else only the number is read
            tr("%1, %2: %3").arg(row.name, sideName(player), value));
    }

    void refresh() {
        const State& state = m_model.state();
        const auto* prospects = m_model.prospects();
        const auto number = [](int value) {
            return numberText(value, ui::Unit::Count);
        };
        for (const Player player : {0, 1}) {
            const auto units = std::ranges::count(state.units, player, &Unit::owner);
            show(m_cells, player, number(state.active[player].count()));
            show(m_units, player, number(static_cast<int>(units)));
            show(m_gold, player, number(state.gold[player]));
            show(m_income, player,
                 (state.income[player] > 0 ? QStringLiteral("+") : QString()) +
                     number(state.income[player]));
            const Prospects* own = prospects ? &(*prospects)[player] : nullptr;
            show(m_finish, player, own ? number(own->finishPrice) : noNumber.toString());
            show(m_threatened, player, own ? number(own->threatened.count()) : noNumber.toString());
            QFont font = m_finish.of[player]->font();
            font.setBold(own && own->finishPrice <= own->gold);
            m_finish.of[player]->setFont(font);
        }
    }

    MatchModel& m_model;
    Row m_cells, m_units, m_gold, m_income, m_finish, m_threatened;
};

constexpr int middleWidth = 252;

/// Adds scrolling to a widget that is higher, or for pages wider, than its place.
QScrollArea* scrolled(QWidget* widget) {
    auto* scroll = new QScrollArea;
    scroll->setWidget(widget);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace

IcefireWorkspace::IcefireWorkspace(IcefireDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_model(document)
    , m_board(new BoardWidget(m_model))
    , m_boardCard(new Card(tr("Board")))
    , m_place(headingLabel({}))
    , m_columns(new QHBoxLayout)
    , m_middle(createMiddle())
    , m_pages(new QTabWidget)
    , m_match(new MatchPage(m_model))
    , m_position(new PositionPage(m_model))
    , m_annealer(new AnnealerPage(m_model))
    , m_arena(new ArenaPage(m_model))
    , m_steps(new MatchSteps(m_model)) {
    m_boardCard->addHeaderWidget(m_place);
    m_boardCard->content()->addWidget(m_board);
    createPages();
    m_columns->setSpacing(2 * spacingUnit);
    m_columns->addWidget(m_boardCard);
    m_columns->addWidget(m_middle);
    m_columns->addWidget(m_pages);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    rows->setSpacing(2 * spacingUnit);
    rows->addLayout(m_columns, 1);
    rows->addWidget(m_steps);
    setFocusProxy(m_board);
    collectActions();

    connect(m_board, &BoardWidget::pointed, this,
            [this](int item) { Q_EMIT pointedChanged(m_board->sentenceOf(item)); });
    connect(&document, &Document::noticed, this, &Workspace::pointedChanged);
    connect(m_steps, &MatchSteps::nowhere, this, &Workspace::pointedChanged);
    connect(&m_match->tool(), &PlayTool::changed, m_board, &BoardWidget::refresh);
    connect(m_annealer, &AnnealerPage::planChanged, this, [this] {
        m_board->setPlan(m_annealer->plan());
        tellWork();
    });
    connect(m_arena, &ArenaPage::opened, this, [this] { m_pages->setCurrentIndex(MatchIndex); });
    connect(&m_position->tool(), &PaintTool::changed, m_board, &BoardWidget::refresh);
    connect(&m_model, &MatchModel::momentChanged, this, &IcefireWorkspace::refresh);
    connect(&m_model, &MatchModel::summaryChanged, this, &IcefireWorkspace::tellWork);
    connect(m_pages, &QTabWidget::currentChanged, this, &IcefireWorkspace::showPage);
    connect(&document, &Document::viewChanged, this, [this] {
        if (m_pages->currentIndex() < pageCount)
            m_pages->setCurrentIndex(m_document.view().page);
    });
    m_pages->setCurrentIndex(document.view().page);
    showPage(m_pages->currentIndex());
    refresh();
}

IcefireWorkspace::~IcefireWorkspace() {
    // Hiding notifies the pages: now, while the receivers still exist.
    hide();
}

/// The pages get the width they need, and a share of any excess. Without room next to the middle
/// column, that column becomes another page.
void IcefireWorkspace::resizeEvent(QResizeEvent* event) {
    constexpr double pagesShare = 5 / 11.0;
    Workspace::resizeEvent(event);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent); // next to a page that scrolls
    const int board = m_boardCard->minimumSizeHint().width();
    const int middle = std::max(middleWidth, m_middle->widget()->minimumSizeHint().width()) + bar +
                       m_columns->spacing();
    const int pages =
        std::max({m_match->minimumSizeHint().width(), m_position->minimumSizeHint().width(),
                  m_annealer->minimumSizeHint().width(), m_arena->minimumSizeHint().width()}) +
        bar;
    int room = width() - 2 * cardPadding - m_columns->spacing();
    const bool isNarrow = room < board + middle + pages;
    if (!isNarrow)
        room -= middle;
    const int wanted = std::max(pages, static_cast<int>(pagesShare * room));
    m_columns->setStretchFactor(m_boardCard, std::max(board, room - wanted));
    m_columns->setStretchFactor(m_pages, wanted);
    m_middle->setWidths(middleWidth, isNarrow ? room : middleWidth);
    const int page = m_pages->indexOf(m_middle);
    if (isNarrow && page < 0) {
        m_pages->addTab(m_middle, tr("Layers"));
    } else if (!isNarrow && page >= 0) {
        m_pages->setCurrentIndex(m_document.view().page);
        m_pages->removeTab(page);
        m_columns->insertWidget(1, m_middle);
        m_middle->show();
    }
}

SideScroll* IcefireWorkspace::createMiddle() {
    auto* panels = new QWidget;
    auto* column = new QVBoxLayout(panels);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(new LayersPanel(m_document));
    column->addWidget(new SidesPanel(m_model));
    column->addWidget(new CommandsPanel(m_model), 1);
    return new SideScroll(panels, middleWidth);
}

void IcefireWorkspace::createPages() {
    m_pages->setDocumentMode(true);
    constexpr int leastWidth = 306;
    m_pages->setMinimumWidth(leastWidth);
    // In the order of PageIndex.
    m_pages->addTab(scrolled(m_match), tr("Match"));
    m_pages->addTab(scrolled(m_position), tr("Position"));
    m_pages->addTab(scrolled(m_annealer), tr("Annealer"));
    m_pages->addTab(scrolled(m_arena), tr("Arena"));
    for (int page = 0; page < m_pages->count(); ++page)
        setFocusPlace(*m_pages->widget(page), m_board); // the subject of the pages
}

void IcefireWorkspace::collectActions() {
    m_actions = m_steps->menuActions(this);
    m_actions << submenuAction(tr("&Match"), m_match->actions(), this)
              << submenuAction(tr("A&nnealer"), m_annealer->actions(), m_annealer)
              << submenuAction(tr("&Arena"), m_arena->actions(), m_arena);
}

void IcefireWorkspace::showPage(int page) {
    BoardTool* tool = nullptr;
    if (page == MatchIndex)
        tool = &m_match->tool();
    else if (page == PositionIndex)
        tool = &m_position->tool();
    m_board->setTool(tool);
    if (page < pageCount) // a page shown because of the window's size is not one to return to
        m_document.look(&View::page, page);
}

void IcefireWorkspace::refresh() {
    const Match& match = m_model.replay().match();
    QStringList parts;
    if (match.seed)
        parts << tr("seed %1").arg(*match.seed);
    if (match.ending && m_model.moment() == m_model.replay().lastMoment())
        parts << endingText(*match.ending);
    else
        parts << turnText(m_model.state());
    m_place->setText(parts.join(QStringLiteral(" · ")));
}

void IcefireWorkspace::tellWork() {
    const Replay& replay = m_model.replay();
    const QString work = m_pages->currentIndex() == AnnealerIndex
                             ? m_annealer->work()
                             : tr("player-turns: %L1 · moments: %L2")
                                   .arg(replay.playerTurns())
                                   .arg(replay.moments());
    if (!work.isEmpty())
        Q_EMIT workChanged(work);
}

QString IcefireWorkspace::copyText() const {
    return botText(m_model.state());
}

QString IcefireWorkspace::pasteText(const QString& text) {
    const Ruleset ruleset = m_document.match().start.ruleset;
    const Inputs& inputs = m_document.inputs();
    if (text.trimmed().startsWith(u'{')) {
        QString error;
        const std::vector<Match> games = readRecords(text.toUtf8(), ruleset, error);
        if (games.size() > 1)
            return tr("The text holds %n recorded games; one at a time can be pasted here.",
                      nullptr, static_cast<int>(games.size()));
        if (!games.empty())
            m_document.perform(replaceMatch(inputs, games.front(), tr("Paste a recorded game")));
        return error;
    }
    try {
        return m_document.perform(pastePosition(
            inputs, parseInput(text.trimmed().toStdString(), ruleset), m_model.state()));
    } catch (const FormatError& error) {
        return messageOf(error);
    }
}

QString IcefireWorkspace::copyCommand() const {
    if (m_pages->currentIndex() == ArenaIndex)
        return arenaCommand(m_document.inputs().arena);
    return m_pages->currentIndex() == AnnealerIndex
               ? analyzeCommand(m_model.state(), &m_annealer->model().currentSetup())
               : analyzeCommand(m_model.state());
}

} // namespace yomi::ui::icefire
