// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/play_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/columns.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/keyboard.h"
#include "ui/common/side_scroll.h"
#include "ui/common/table_view.h"
#include "ui/common/wrapped_label.h"
#include "ui/games/comment_words.h"
#include "ui/games/list_items.h"
#include "ui/games/move_card.h"
#include "ui/games/play_board.h"
#include "ui/games/value_curve.h"
#include "ui/inspector/words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace yomi::ui::games {

namespace {

/// With a capital and a full stop, as a sentence of its own.
QString asSentence(QString text) {
    if (text.isEmpty())
        return text;
    text.front() = text.front().toUpper();
    return text.endsWith(u'.') ? text : text + u'.';
}

} // namespace

PlayPage::PlayPage(SearchDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(document)
    , m_model(document)
    , m_undo(createAction(tr("Undo"), tr("Takes back your move and the engine's answer to it."),
                          Qt::Key_U, [this] { m_session.undo(); }))
    , m_redo(createAction(tr("Redo"), tr("Brings back the moves that were taken back."),
                          QKeySequence(Qt::SHIFT | Qt::Key_U), [this] { m_session.redo(); }))
    , m_stop(createAction(tr("Move now"),
                          tr("Stops the engine's thinking: it moves from what it has."),
                          Qt::Key_Escape, [this] { m_session.stopThinking(); }))
    , m_resume(createAction(tr("Engine moves"), tr("Lets the engine make its move here."),
                            Qt::Key_E, [this] { m_session.resume(); }))
    , m_hints(createAction(tr("Hints"),
                           tr("Shows or hides best moves, scores and value, also of the last two "
                              "moves."),
                           Qt::Key_H,
                           [this] { change([](PlayView& view) { view.hints = !view.hints; }); }))
    , m_board(new PlayBoard(document.face()))
    , m_first(createPlayer(true))
    , m_second(createPlayer(false))
    , m_limit(new QComboBox)
    , m_depth(new QSpinBox)
    , m_seconds(new QDoubleSpinBox)
    , m_stopButton(new CommandButton(m_stop))
    , m_resumeButton(new CommandButton(m_resume))
    , m_texts(new QWidget)
    , m_state(new WrappedLabel)
    , m_message(mutedLabel({}))
    , m_hintText(mutedLabel({}))
    , m_moves(new TableView(&m_model, tr("Moves of the game")))
    , m_movesCard(new Card(tr("Moves")))
    , m_progress(mutedLabel({}))
    , m_detail(new MoveCard(document))
    , m_goBack(createAction(tr("Go back to before this move"),
                            tr("Takes the game back to before the selected move, so that another "
                               "can be made."),
                            Qt::Key_G,
                            [this] {
                                if (shownPlies() > 0)
                                    m_session.goBackTo(shownPlies() - 1);
                            }))
    , m_curve(new ValueCurve(document)) {
    m_hints->setCheckable(true);
    auto* right = new CardSplitter(Qt::Vertical, QStringLiteral("play"));
    setUpMoves();
    right->addWidget(m_movesCard);
    auto* below = new QWidget;
    auto* row = new Columns(below);
    row->setContentsMargins({});
    constexpr int detailWidth = 236;
    m_detail->content()->addWidget(actionButton(m_goBack));
    auto* detail = new SideScroll(m_detail, detailWidth);
    row->addWidget(detail);
    row->addWidget(m_curve, 1);
    connect(row, &Columns::stackedChanged, detail, &SideScroll::setWhole);
    m_curve->keepTitleWhole();
    right->addWidget(below);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    constexpr int leastBelow = 130;
    m_curve->setMinimumHeight(leastBelow);

    auto* columns = new Columns(this);
    columns->setContentsMargins({});
    constexpr int leastBoard = 300, mostBoard = 540;
    auto* board = new SideScroll(createBoardCard(), leastBoard, mostBoard);
    columns->addWidget(board, 2);
    columns->addWidget(right, 3);
    connect(columns, &Columns::stackedChanged, board, &SideScroll::setWhole);

    connect(m_detail, &MoveCard::replyOpened, this, [this](Move reply) {
        change([&](PlayView& view) { view.shown = shownPlies(); });
        Q_EMIT replyOpened(reply);
    });
    connect(m_curve, &LinePanel::markerMoved, this, [this](int ply) { look(ply); });
    connect(m_board, &PlayBoard::moved, this, &PlayPage::play);
    connect(m_board, &PaintedBoard::pointed, this, [this](int cell) {
        Q_EMIT pointed(cell < 0
                           ? QString()
                           : tr("%1: %2").arg(m_board->itemName(cell), m_board->itemValue(cell)));
    });
    connect(m_moves, &TableView::currentRowChanged, this, [this](int moveRow) {
        if (moveRow >= 0)
            look(moveRow + 1);
    });
    connect(&m_session, &PlaySession::changed, this, &PlayPage::refresh);
    connect(&document, &Document::changed, this, [this] { m_refusal.clear(); });
    setFocusPlace(*this, m_board);
    refresh();
}

QAction* PlayPage::createAction(const QString& text, const QString& explanation,
                                const QKeySequence& key, const std::function<void()>& run) {
    m_actions << keyedAction(text, explanation, key, this, run);
    addAction(m_actions.last());
    return m_actions.last();
}

QComboBox* PlayPage::createPlayer(bool first) {
    auto* box = new QComboBox;
    box->addItems({tr("You"), tr("Engine")});
    const auto follow = [this, box, first] {
        const QString side = m_document.face().sideName(first);
        box->setAccessibleName(tr("Who plays %1").arg(side));
        box->setToolTip(tr("Who makes the moves of %1.").arg(side));
    };
    connect(&m_document, &ui::Document::changed, box, follow);
    follow();
    connect(box, &QComboBox::activated, this, [this, first](int index) {
        change([&](PlayView& view) {
            (first ? view.first : view.second) = static_cast<PlayerKind>(index);
        });
    });
    return box;
}

QWidget* PlayPage::createPlayers() {
    auto* players = new QWidget;
    auto* row = new QHBoxLayout(players);
    row->setContentsMargins({});
    row->setSpacing(2 * spacingUnit);
    for (const bool first : {true, false}) {
        auto* side = new QLabel;
        const auto follow = [this, side, first] {
            side->setText(m_document.face().sideName(first));
        };
        connect(&m_document, &ui::Document::changed, side, follow);
        follow();
        side->setFont(headingFont());
        side->setBuddy(first ? m_first : m_second);
        row->addWidget(side);
        row->addWidget(first ? m_first : m_second, 1);
    }
    return players;
}

QWidget* PlayPage::createStrength() {
    auto* strength = new QWidget;
    auto* row = new QHBoxLayout(strength);
    row->setContentsMargins({});
    row->setSpacing(2 * spacingUnit);
    m_limit->setAccessibleName(tr("How the engine thinks"));
    m_limit->setToolTip(
        tr("How the engine finds its moves: by PVS to a depth, counted as in a "
           "search, or for so many seconds, or by one of the searches of Compare."));
    m_limit->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_limit->setMinimumContentsLength(12);
    m_depth->setRange(0, m_document.mostPlies());
    m_depth->setAccessibleName(tr("Depth of the engine"));
    m_seconds->setRange(leastPlaySeconds, mostPlaySeconds);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setAccessibleName(tr("Seconds a move"));
    auto* name = mutedLabel(tr("Engine thinks"));
    name->setWordWrap(false);
    row->addWidget(name);
    row->addWidget(m_limit, 1);
    row->addWidget(m_depth);
    row->addWidget(m_seconds);
    connect(m_limit, &QComboBox::activated, this, [this](int index) {
        change([&](PlayView& view) {
            view.limit = std::min(static_cast<PlayLimit>(index), PlayLimit::Search);
            if (view.limit == PlayLimit::Search)
                view.search = static_cast<std::size_t>(index - static_cast<int>(view.limit));
        });
    });
    connect(m_depth, &QSpinBox::valueChanged, this,
            [this](int depth) { change([&](PlayView& view) { view.depth = depth; }); });
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this,
            [this](double seconds) { change([&](PlayView& view) { view.seconds = seconds; }); });
    return strength;
}

QWidget* PlayPage::createButtons() {
    auto* buttons = new QWidget;
    auto* row = new FlowLayout(buttons, spacingUnit);
    for (CommandButton* button : {new CommandButton(m_undo), new CommandButton(m_redo),
                                  m_stopButton, m_resumeButton, new CommandButton(m_hints)})
        row->addWidget(button);
    return buttons;
}

QWidget* PlayPage::createBoardCard() {
    auto* card = new Card(tr("Game"));
    auto* copy = new CommandButton(tr("Copy game"));
    copy->setToolTip(tr("Copies the moves with their comments as text, which can be pasted "
                        "again."));
    connect(copy, &QAbstractButton::clicked, this,
            [this] { QApplication::clipboard()->setText(gameText(m_document, m_session.game())); });
    auto* begin = new CommandButton(tr("New game"));
    begin->setToolTip(tr("Begins a game on the empty board; it can be undone."));
    connect(begin, &QAbstractButton::clicked, this, [this] { m_session.beginGame(); });
    card->addHeaderWidget(copy);
    card->addHeaderWidget(begin);
    m_state->setFont(headingFont());
    m_state->setObjectName(QStringLiteral("playState"));
    m_message->setObjectName(QStringLiteral("playMessage"));
    m_message->setForegroundRole(QPalette::BrightText);
    m_hintText->setObjectName(QStringLiteral("playHints"));
    card->content()->setSpacing(2 * spacingUnit);
    card->content()->addWidget(createPlayers());
    card->content()->addWidget(createStrength());
    card->content()->addWidget(m_board, 1);
    card->content()->addWidget(createButtons());
    card->content()->addWidget(m_texts);
    auto* texts = new QVBoxLayout(m_texts);
    texts->setContentsMargins({});
    for (QLabel* each : {m_state, m_message, m_hintText})
        texts->addWidget(each);
    texts->addStretch();
    return card;
}

void PlayPage::setUpMoves() {
    m_progress->setWordWrap(false);
    m_progress->setObjectName(QStringLiteral("playProgress"));
    m_movesCard->addHeaderWidget(m_progress);
    m_moves->stretchColumn(MovesModel::Comment);
    m_movesCard->content()->addWidget(m_moves);
}

void PlayPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    m_session.setActive(true);
}

void PlayPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_session.setActive(false);
}

bool PlayPage::eventFilter(QObject* watched, QEvent* event) {
    // While a dialog asks about the game (save it?), the game pauses.
    if (watched == window() && event->type() == QEvent::WindowBlocked)
        m_session.setActive(false);
    if (watched == window() && event->type() == QEvent::WindowUnblocked)
        m_session.setActive(isVisible());
    return QWidget::eventFilter(watched, event);
}

void PlayPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

void PlayPage::change(const std::function<void(PlayView&)>& how) {
    PlayView view = m_session.view();
    how(view);
    m_session.setView(view);
}

void PlayPage::play(Move move) {
    if (isReplay())
        m_refusal = tr("This is the board after move %1. Select the last move to play on, or go "
                       "back to before it.")
                        .arg(shownPlies());
    else
        m_refusal = asSentence(m_session.play(move));
    showState();
}

void PlayPage::look(std::optional<int> plies) {
    if (plies == m_session.game().plies())
        plies.reset();
    change([&](PlayView& view) { view.shown = plies; });
}

int PlayPage::shownPlies() const {
    return std::min(m_session.view().shown.value_or(m_session.game().plies()),
                    m_session.game().plies());
}

void PlayPage::refresh() {
    showPlayers();
    showBoard();
    showState();
    showMoves();
    m_goBack->setEnabled(shownPlies() > 0);
    const auto failure = m_session.uncommented().find(shownPlies() - 1);
    m_detail->show(m_session.game(), shownPlies(),
                   failure == m_session.uncommented().end() ? QString() : failure->second);
    m_curve->show(m_session.game(), shownPlies());
}

void PlayPage::showBoard() {
    const PlayedGame& game = m_session.game();
    if (game.stands.empty())
        return m_board->show({.board = m_document.board()});
    const auto at = static_cast<std::size_t>(shownPlies());
    PlayBoard::Shown shown;
    shown.board = game.stands[at].board;
    shown.firstToMove = game.stands[at].firstToMove;
    shown.isPlayable = !isReplay() && m_session.state() == PlaySession::State::Person;
    if (at > 0) {
        shown.last = game.moves[at - 1];
        if (game.stands[at].outcome != Outcome::Open && game.stands[at].outcome != Outcome::Drawn)
            shown.winner = m_document.face().landingCell(game.stands[at - 1].board, *shown.last);
    }
    if (const MoveValues* hints = m_session.hints(); hints && !isReplay()) {
        shown.good = hints->best;
        shown.values = hints->values;
        shown.areExact = hints->isExact;
    }
    m_board->show(std::move(shown));
}

void PlayPage::showPlayers() {
    const PlayView& view = m_session.view();
    const QSignalBlocker depth(m_depth), seconds(m_seconds);
    m_first->setCurrentIndex(static_cast<int>(view.first));
    m_second->setCurrentIndex(static_cast<int>(view.second));
    QStringList limits = {tr("to a depth"), tr("for a time")};
    for (const Settings& search : m_document.searches())
        limits << tr("as “%1”", "the engine thinks as a search").arg(searchName(search));
    showItems(*m_limit, limits);
    m_limit->setCurrentIndex(static_cast<int>(view.limit) +
                             (view.limit == PlayLimit::Search ? static_cast<int>(view.search) : 0));
    m_depth->setMaximum(m_document.mostPlies());
    m_depth->setValue(view.depth);
    m_seconds->setValue(view.seconds);
    m_depth->setVisible(view.limit == PlayLimit::Depth);
    m_seconds->setVisible(view.limit == PlayLimit::Time);
}

QString PlayPage::stateText() const {
    if (isReplay())
        return shownPlies() == 0
                   ? tr("Before the first move")
                   : tr("After move %1 of %2").arg(shownPlies()).arg(m_session.game().plies());
    const QString status = m_document.statusText();
    switch (m_session.state()) {
    case PlaySession::State::Impossible:
        return tr("No game leads to this board.");
    case PlaySession::State::Over:
        return tr("The game is over: %1.").arg(status);
    case PlaySession::State::Person:
        return tr("%1: a click makes your move.").arg(status);
    case PlaySession::State::Thinking:
        return tr("%1: the engine is thinking…").arg(status);
    case PlaySession::State::Held:
        break;
    }
    return tr("%1: the engine's turn. It waits for “Engine moves”.").arg(status);
}

QString PlayPage::hintText() const {
    const PlayedGame& game = m_session.game();
    if (!game.stands.empty() && game.isOver())
        return tr("All values are shown.");
    if (!m_session.view().hints && game.plies() == 0)
        return tr("Best moves and scores are hidden. Press H to show them.");
    if (!m_session.view().hints)
        return tr("Best moves, scores and values of the last two moves are hidden. Press H to show "
                  "them.");
    if (game.stands.empty())
        return tr("Hints are shown.");
    if (isReplay())
        return tr("Hints are for the board after move %1, the last; this is an earlier one.")
            .arg(game.plies());
    const MoveValues* hints = m_session.hints();
    if (!hints)
        return m_session.state() == PlaySession::State::Thinking
                   ? tr("Hints come when the engine has moved.")
                   : tr("Solving this position…");
    const QString best = shortMoveNames(m_document, hints->best);
    double value = -std::numeric_limits<double>::infinity();
    for (const MoveValues::Value& each : hints->values)
        value = std::max(value, each.value);
    if (!hints->isExact)
        return tr("Best by estimates at depth %1: %2 (%3).")
            .arg(hints->depth)
            .arg(best, commentValueText(value, false));
    return tr("Best: %1 (%2). %3", "moves, value, sentence")
        .arg(best, commentValueText(value, true),
             asSentence(valueMeaning(m_document.face(), value, hints->end, game.last().firstToMove,
                                     game.last().plies)));
}

void PlayPage::showState() {
    const PlaySession::State state = m_session.state();
    m_state->setText(stateText());
    const QString reason = !m_refusal.isEmpty()                      ? m_refusal
                           : state == PlaySession::State::Impossible ? m_document.whyImpossible()
                                                                     : m_session.error();
    m_message->setText(reason);
    m_message->setVisible(!reason.isEmpty());
    m_hintText->setVisible(reason.isEmpty());
    constexpr int lines = 5; // so that the board keeps its size for all texts
    m_texts->setMinimumHeight(lines * fontMetrics().lineSpacing() + 2 * spacingUnit);
    m_undo->setEnabled(m_session.canUndo());
    m_redo->setEnabled(m_session.canRedo());
    m_stop->setEnabled(state == PlaySession::State::Thinking);
    m_resume->setEnabled(state == PlaySession::State::Held);
    m_resumeButton->setVisible(m_resume->isEnabled());
    m_stopButton->setVisible(!m_resume->isEnabled());
    m_hints->setChecked(m_session.view().hints);
    m_hintText->setText(hintText());
}

void PlayPage::showMoves() {
    const PlayedGame& game = m_session.game();
    m_model.show(game, m_session.uncommented(), palette());
    m_movesCard->setEmptyText(
        game.plies() > 0
            ? QString()
            : tr("No move has been made yet. Make one on the board, or paste a game to "
                 "look at: each move gets a comment and a value here."));
    m_moves->setCurrentRow(shownPlies() - 1);
    const int solved = m_session.solvedMoves(), estimated = m_session.estimatedMoves();
    m_progress->setText(game.plies() == 0 ? QString()
                        : estimated == 0
                            ? tr("%1 of %n moves solved", nullptr, game.plies()).arg(solved)
                            : tr("%1 of %n moves solved · %2 estimated", nullptr, game.plies())
                                  .arg(solved)
                                  .arg(estimated));
}

} // namespace yomi::ui::games
