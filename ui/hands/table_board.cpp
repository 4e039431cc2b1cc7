// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_board.h"

#include "core/hands/hand_text.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/wording.h"
#include "ui/common/wrapped_label.h"
#include "ui/hands/table_dialogs.h"
#include "ui/hands/table_edits.h"
#include "ui/hands/table_words.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/words.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace yomi::ui::hands {

namespace {

/// The numbers of different plays in the hands, by family.
std::vector<std::pair<std::string, int>> playsByFamily(const EndgamePosition& start) {
    std::set<int> plays;
    for (const Tiles& hand : start.hands)
        for (const int play : fittingMelds(*start.book, hand))
            plays.insert(play);
    std::vector<std::pair<std::string, int>> counts;
    for (const int play : plays) {
        const std::string& family = start.book->categoryOf(play).family;
        if (counts.empty() || counts.back().first != family)
            counts.emplace_back(family, 0);
        ++counts.back().second;
    }
    return counts;
}

} // namespace

TableBoard::TableBoard(TableGame& game, QWidget* parent)
    : Card(tr("Table"), parent)
    , m_game(game)
    , m_state(new WrappedLabel)
    , m_hint(new WrappedLabel)
    , m_last(new TileField(tr("Last play"), Flow::Row))
    , m_lastText(mutedLabel({}))
    , m_bans(mutedLabel({}))
    , m_refusal(refusalLabel(QStringLiteral("tableRefusal")))
    , m_rules(new CommandButton(tr("Rules"))) {
    m_state->setFont(headingFont());
    m_state->setObjectName(QStringLiteral("tableState"));
    m_hint->setObjectName(QStringLiteral("tableHint"));
    m_bans->setObjectName(QStringLiteral("tableBans"));
    m_refusal->hide();
    createActions();
    addCommands();
    content()->setSpacing(2 * spacingUnit);
    content()->addWidget(m_state);
    content()->addWidget(m_hint);
    content()->addWidget(m_bans);
    content()->addWidget(createMiddle());
    for (const int player : {1, 2, 3}) {
        m_rows[static_cast<std::size_t>(player) - 1] = createRow(player);
        content()->addWidget(at(player).row);
    }
    content()->addWidget(createButtons());
    content()->addWidget(m_refusal);
    content()->addStretch();
    connect(&game, &TableGame::changed, this, &TableBoard::refresh);
    refresh();
}

void TableBoard::createActions() {
    const auto add = [this](const QString& text, const QString& tip, const QKeySequence& key,
                            const std::function<void()>& run) {
        m_actions << keyedAction(text, tip, key, this, run);
        return m_actions.last();
    };
    const auto show = [this](int by) {
        m_game.show(m_game.shownPlies() + by);
    };
    m_deals = new QMenu(tr("Deal"), this);
    fillDeals(*m_deals);
    m_actions << m_deals->menuAction();
    m_puzzle = add(tr("Puzzle…"), tr("Makes an endgame that exactly one lead wins."), {},
                   [this] { open(new PuzzleDialog(m_game, this)); });
    m_clear = add(tr("Clear"), tr("Takes all cards from the table."), {},
                  [this] { perform(clearTable(m_game.document().inputs())); });
    m_play =
        add(tr("Play"), tr("Makes the play of the chosen cards."), {}, [this] { playChosen(); });
    m_pass = add(tr("Pass"), tr("Lets the next player beat the last play."), Qt::Key_P,
                 [this] { makePlay(passPlay); });
    m_takeBack =
        add(tr("Take back"), tr("Takes back the last play; against the solver, back to your turn."),
            Qt::Key_U, [this] { m_game.takeBack(); });
    m_restart =
        add(tr("Start again"), tr("Takes all plays back."), {}, [this] { m_game.restart(); });
    m_resume = add(tr("Solver plays"), tr("Lets the solver make its play."), Qt::Key_E,
                   [this] { m_game.resume(); });
    m_back = add(tr("Previous play"), tr("Shows the position before the play."),
                 Qt::ALT | Qt::Key_Left, [show] { show(-1); });
    m_forth = add(tr("Next play"), tr("Shows the position after the next play made."),
                  Qt::ALT | Qt::Key_Right, [show] { show(1); });
}

void TableBoard::addCommands() {
    auto* deals = new CommandButton(tr("Deal"));
    deals->setToolTip(tr("Deals hands of some sizes at random."));
    deals->opens(m_deals);
    addHeaderWidget(deals);
    const auto add = [this](const QString& text, const QString& tip, auto slot) {
        auto* button = new CommandButton(text);
        button->setToolTip(tip);
        addHeaderWidget(button);
        connect(button, &QAbstractButton::clicked, this, slot);
        return button;
    };
    addHeaderWidget(new CommandButton(m_puzzle));
    auto* copy =
        add(tr("Copy"), tr("Copies the hands as text, as the command line takes them."), [this] {
            QGuiApplication::clipboard()->setText(
                QString::fromStdString(handsText(m_game.position())));
        });
    add(tr("Paste"),
        tr("Replaces the hands by the clipboard: two or three, with | or a line end between them, "
           "such as KK5543 | 225543."),
        &TableBoard::pasteRequested);
    auto* clear = new CommandButton(m_clear);
    addHeaderWidget(clear);
    auto* rules = new QMenu(this);
    connect(rules, &QMenu::aboutToShow, this, [this, rules] { fillRules(*rules); });
    m_rules->setToolTip(tr("Who begins, with which play to beat, and which plays are banned."));
    m_rules->opens(rules);
    addHeaderWidget(m_rules);
    const auto follow = [this, copy, clear] {
        for (QWidget* button : {static_cast<QWidget*>(copy), static_cast<QWidget*>(clear),
                                static_cast<QWidget*>(m_rules)})
            button->setVisible(m_game.hasTable());
    };
    connect(&m_game, &TableGame::changed, this, follow);
    follow();
}

void TableBoard::fillDeals(QMenu& menu) {
    const auto add = [&](const QString& text, const std::vector<int>& sizes) {
        connect(menu.addAction(text), &QAction::triggered, this, [this, sizes] { deal(sizes); });
    };
    add(tr("Two hands of 6 cards"), {6, 6});
    add(tr("Two hands of 9 cards"), {9, 9});
    add(tr("Two hands of 12 cards"), {12, 12});
    menu.addSeparator();
    add(tr("Three hands of 5 cards"), {5, 5, 5});
    add(tr("Three hands of 8 cards"), {8, 8, 8});
    add(tr("A whole game: 20, 17 and 17 cards"), {20, 17, 17});
}

void TableBoard::fillRules(QMenu& menu) {
    menu.clear();
    const Inputs& inputs = m_game.document().inputs();
    const EndgamePosition& start = inputs.table->start;
    const auto add = [&](const QString& text, bool checked, Edit edit) {
        QAction* action = menu.addAction(withoutMnemonic(text));
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::triggered, this,
                [this, edit = std::move(edit)] { perform(edit); });
    };
    menu.addSection(tr("Begins"));
    for (int player = 1; player <= start.players(); ++player)
        add(playerText(player), start.toMove == player, setLeader(inputs, player));
    connect(menu.addAction(tr("Play to beat…")), &QAction::triggered, this,
            [this] { open(new LastPlayDialog(m_game, this)); });
    menu.addSection(tr("Banned plays"));
    for (const auto& [family, count] : playsByFamily(start)) {
        if (family == "solo")
            continue; // a leader must be able to play
        const bool banned = isBanned(inputs, family);
        add(tr("%1 (%n plays)", nullptr, count).arg(familyText(*inputs.book, family)), banned,
            setBan(inputs, family, !banned));
    }
}

QWidget* TableBoard::createMiddle() {
    constexpr int lastHeight = 46;
    m_last->setTileHeight(lastHeight);
    m_last->setEmptyText(tr("No play to beat."));
    m_lastText->setObjectName(QStringLiteral("tableLast"));
    m_lastText->setWordWrap(false);
    auto* middle = new QWidget;
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins({});
    row->setSpacing(3 * spacingUnit);
    row->addWidget(m_lastText);
    row->addWidget(m_last, 1);
    return middle;
}

TableBoard::PlayerRow TableBoard::createRow(int player) {
    PlayerRow row{new QWidget, headingLabel({}), mutedLabel({}), new QComboBox,
                  new TileField(tr("Hand of player %1").arg(player), Flow::Row)};
    row.name->setObjectName(QStringLiteral("tablePlayer%1").arg(player));
    row.name->setForegroundRole(QPalette::Text);
    row.count->setWordWrap(false);
    row.kind->addItems({tr("Person"), tr("Solver")});
    row.kind->setAccessibleName(tr("Who plays for player %1").arg(player));
    row.kind->setToolTip(tr("Who makes the plays of player %1.").arg(player));
    row.field->setEmptyText(tr("No cards left."));
    auto* column = new QVBoxLayout(row.row);
    column->setContentsMargins({});
    column->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setSpacing(2 * spacingUnit);
    line->addWidget(row.name);
    line->addWidget(row.count, 1);
    line->addWidget(row.kind);
    column->addLayout(line);
    column->addWidget(row.field);
    connect(row.kind, &QComboBox::activated, this,
            [this, player](int kind) { m_game.setSolver(player, kind == 1); });
    connect(row.field, &TileField::activated, this,
            [this, player](int card) { toggle(player, card); });
    return row;
}

QWidget* TableBoard::createButtons() {
    m_resumeButton = new CommandButton(m_resume);
    auto* buttons = new QWidget;
    auto* row = new FlowLayout(buttons, 2 * spacingUnit);
    for (QWidget* button : std::initializer_list<QWidget*>{
             actionButton(m_play), actionButton(m_pass), new CommandButton(m_takeBack),
             new CommandButton(m_restart), m_resumeButton})
        row->addWidget(button);
    return buttons;
}

void TableBoard::setRoom(int height) {
    m_room = height;
    fitCards();
}

void TableBoard::fitCards() {
    constexpr int least = 46, most = 80, aroundCard = 12;
    int others = sizeHint().height(), players = 0;
    for (const PlayerRow& row : m_rows) {
        if (!row.row->isVisibleTo(this))
            continue;
        others -= row.field->sizeHint().height();
        ++players;
    }
    const int room = players == 0 ? 0 : (m_room - others) / players - aroundCard;
    for (const PlayerRow& row : m_rows)
        row.field->setTileHeight(std::clamp(room, least, most));
}

void TableBoard::open(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TableBoard::deal(const std::vector<int>& sizes) {
    m_game.setValuesShown(false);
    perform(dealTable(m_game.document().inputs(), sizes, QRandomGenerator::global()->generate64()));
}

void TableBoard::perform(const Edit& edit) {
    showRefusal(*m_refusal, m_game.perform(edit));
}

void TableBoard::makePlay(int play) {
    const int player = m_game.position().toMove;
    hand(player)->showMessage(m_game.play(play));
}

void TableBoard::toggle(int player, int card) {
    if (player != m_shown->toMove || winnerOf(*m_shown))
        return hand(player)->showMessage(winnerOf(*m_shown)
                                             ? tr("The game is over.")
                                             : tr("Player %1 is to move.").arg(m_shown->toMove),
                                         card);
    if (!m_chosen.erase(card))
        m_chosen.insert(card);
    showHands(*m_shown);
    const Tiles tiles = chosenTiles();
    try {
        Q_EMIT chosenChanged(tiles.empty() ? std::nullopt
                                           : std::optional(playOf(*m_shown->book, tiles)));
    } catch (const std::invalid_argument&) {
        Q_EMIT chosenChanged({});
    }
}

Tiles TableBoard::chosenTiles() const {
    Tiles tiles;
    for (const int card : m_chosen)
        tiles.add(hand(m_shown->toMove)->kindOf(card));
    return tiles;
}

void TableBoard::choose(int play) {
    m_chosen.clear();
    Tiles wanted = play == passPlay ? Tiles() : m_shown->book->meld(play).tiles;
    const TileField* field = hand(m_shown->toMove);
    for (int card = 0; card < field->itemCount(); ++card) {
        const int kind = field->kindOf(card);
        if (wanted.count(kind) == 0)
            continue;
        wanted.take(kind);
        m_chosen.insert(card);
    }
    showHands(*m_shown);
}

void TableBoard::playChosen() {
    TileField* field = hand(m_shown->toMove);
    if (m_chosen.empty())
        return field->showMessage(tr("Choose cards first: click them."), -1, Tone::Info);
    try {
        makePlay(playOf(*m_shown->book, chosenTiles()));
    } catch (const std::invalid_argument& error) {
        field->showMessage(messageOf(error));
    }
}

void TableBoard::refresh() {
    setEmptyText(m_game.hasTable()
                     ? QString()
                     : tr("There are no hands on the table. Paste two or three, with | between "
                          "them, such as KK5543 | 225543, or deal some. The Welcome page has "
                          "examples."));
    enableActions();
    if (!m_game.hasTable()) {
        m_shown.reset();
        for (const PlayerRow& row : m_rows)
            row.row->hide(); // so that they take no room
        return m_chosen.clear();
    }
    const EndgamePosition position = m_game.position();
    if (m_shown != position) {
        m_chosen.clear();
        for (const PlayerRow& row : m_rows)
            row.field->showMessage({});
        showRefusal(*m_refusal, {});
    }
    m_shown = position;
    const bool isReplay = m_game.shownPlies() < m_game.plies();
    const QString state = tableState(position);
    m_state->setText(isReplay && m_game.shownPlies() == 0 ? tr("At the start: %1").arg(state)
                     : isReplay ? tr("After play %1 of %2: %3", "numbers, state of the game")
                                      .arg(QString::number(m_game.shownPlies()),
                                           QString::number(m_game.plies()), state)
                                : state);
    const QString hint = this->hint();
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    showHands(position);
    showLast(position);
    m_resumeButton->setVisible(m_game.isHeld());
    QStringList banned;
    for (const std::string& ban : position.bans)
        banned << familyText(*position.book, ban);
    m_bans->setText(tr("Banned: %1.").arg(listText(banned)));
    m_bans->setVisible(!banned.isEmpty());
    fitCards();
}

void TableBoard::enableActions() {
    const bool has = m_game.hasTable(), goesOn = has && !m_game.isOver();
    const int shown = has ? m_game.shownPlies() : 0, plies = has ? m_game.plies() : 0;
    m_clear->setEnabled(has);
    m_play->setEnabled(goesOn);
    m_pass->setEnabled(goesOn && m_game.position().last);
    m_takeBack->setEnabled(shown > 0);
    m_restart->setEnabled(plies > 0);
    m_resume->setEnabled(has && m_game.isHeld());
    m_back->setEnabled(shown > 0);
    m_forth->setEnabled(shown < plies);
}

QString TableBoard::hint() const {
    if (m_game.game().isPuzzle)
        return puzzleText(m_game.game(), m_game.answer(0));
    if (m_game.isSolverToMove() && !m_game.isHeld() && m_game.waitsForSolve() &&
        m_game.analysis().state() != AnalysisState::Failed)
        return tr("The solver plays after Solve: there are more than %n cards.", nullptr,
                  TableGame::mostCardsUnasked);
    return {};
}

void TableBoard::showHands(const EndgamePosition& position) {
    const Colors& colors = colorsFor(palette());
    for (int player = 1; player <= static_cast<int>(m_rows.size()); ++player) {
        const PlayerRow& row = at(player);
        row.row->setVisible(player <= position.players());
        if (player > position.players())
            continue;
        const bool moves = player == position.toMove && !winnerOf(position);
        row.name->setText(moves ? tr("▶ %1").arg(playerText(player)) : playerText(player));
        row.count->setText(tr("%n cards", nullptr, position.hand(player).total()));
        const QSignalBlocker blocker(row.kind);
        row.kind->setCurrentIndex(m_game.look().solver[static_cast<std::size_t>(player) - 1]);
        std::vector<FieldTile> tiles;
        for (const int kind : kindsOf(position.hand(player))) {
            FieldTile tile{kind, {}, {}};
            if (moves && m_chosen.contains(static_cast<int>(tiles.size()))) {
                tile.look.ring = colors.accent;
                tile.value = tr("chosen");
            }
            tiles.push_back(tile);
        }
        row.field->setBook(position.book);
        row.field->setTiles(std::move(tiles));
    }
}

void TableBoard::showLast(const EndgamePosition& position) {
    m_lastText->setVisible(position.last.has_value());
    std::vector<FieldTile> tiles;
    if (position.last)
        for (const int kind : kindsOf(position.book->meld(*position.last).tiles))
            tiles.push_back({kind, {}, {}});
    m_last->setBook(position.book);
    m_last->setTiles(std::move(tiles));
    m_lastText->setText(position.last ? tr("%1 of player %2", "a kind of play")
                                            .arg(playKind(*position.book, *position.last),
                                                 QString::number(position.lastBy))
                                      : QString());
}

} // namespace yomi::ui::hands
