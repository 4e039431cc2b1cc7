// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/search_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/games/list_items.h"
#include "ui/inspector/words.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QStandardItemModel>

#include <stdexcept>

namespace yomi::ui::games {

namespace {

using yomi::search::BestMove;
using yomi::search::Fail;
using yomi::search::NullWindow;
using yomi::search::Replacement;
using yomi::search::Root;

/// Keeps whether the previous algorithm had a table; MTD(f) needs one.
void chooseAlgorithm(Settings& settings, Algorithm algorithm) {
    const bool hadTable = settings.usesTable() || algorithm == Algorithm::Mtdf;
    settings.algorithm = algorithm;
    settings.table.reset();
    if (hadTable != settings.usesTable())
        settings.table = hadTable;
    if (algorithm != Algorithm::Pvs && settings.update == Update::UnmakeEach)
        settings.update = Update::Unmake;
}

void chooseNoTable(Settings& settings) {
    settings.table.reset();
    if (settings.usesTable())
        settings.table = false;
    settings.images.reset();
    settings.tableEntries.reset();
    settings.replacement.reset();
    settings.freshTable = false;
    settings.ownMove = false;
}

/// Leaves out default values.
template <class Value, class Chosen>
void choose(std::optional<Value>& setting, Chosen value, Chosen usual) {
    setting.reset();
    if (value != usual)
        setting = value;
}

QGridLayout* gridOf(QWidget* parent) {
    auto* grid = new QGridLayout(parent);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    return grid;
}

} // namespace

SearchPanel::SearchPanel(const yomi::search::GameDefaults& usual, QWidget* parent)
    : QWidget(parent)
    , m_usual(usual)
    , m_more(new QWidget)
    , m_fold(new CommandButton(tr("More switches"))) {
    auto* questions = new QWidget;
    askUsual(*gridOf(questions));
    askMore(*gridOf(m_more));
    m_more->hide();
    m_fold->setToolTip(tr("Root, windows, order of the moves and size of the table."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(3);
    column->addWidget(questions);
    column->addWidget(m_fold);
    column->addWidget(m_more);
    connect(m_fold, &QAbstractButton::clicked, this, [this] {
        m_more->setVisible(m_more->isHidden());
        m_fold->setText(m_more->isHidden() ? tr("More switches") : tr("Fewer switches"));
    });
}

void SearchPanel::askUsual(QGridLayout& grid) {
    const auto algorithm = [](Algorithm which) {
        return [which](Settings& settings) {
            chooseAlgorithm(settings, which);
        };
    };
    const QList<Choice> algorithms = {{tr("minimax"), algorithm(Algorithm::Minimax)},
                                      {tr("alpha-beta"), algorithm(Algorithm::AlphaBeta)},
                                      {tr("PVS"), algorithm(Algorithm::Pvs)},
                                      {tr("MTD(f)"), algorithm(Algorithm::Mtdf)}};
    ask(grid, tr("Algorithm"), tr("How the tree is searched."), [=] { return algorithms; });
    ask(grid, tr("Table"),
        tr("The transposition table: what a store writes, and whether the moves of the position "
           "share one table."),
        [this] { return tableChoices(); });
    ask(grid, tr("Evaluation"), tr("What a leaf is worth."),
        [this] { return evaluationChoices(); });
    ask(grid, tr("Depth limit"),
        tr("Counted below the moves of the position: with 0 the search ends at its moves, ply 1."),
        [this] { return depthChoices(); });
    const auto deepening = [](bool iterative, bool ordering) {
        return [=](Settings& settings) {
            settings.iterative = iterative;
            settings.ordering = ordering;
        };
    };
    const QList<Choice> deepenings = {{tr("off"), deepening(false, true)},
                                      {tr("on, ordered"), deepening(true, true)},
                                      {tr("on, unordered"), deepening(true, false)}};
    ask(grid, tr("Deepening"),
        tr("Iterative deepening searches to depth 0, 1, 2 and so on; ordered, each iteration "
           "tries the best moves of the one before first."),
        [=] { return deepenings; });
    if (!m_usual.hasRecordBoard)
        return;
    const auto board = [](BoardKind kind, Update update) {
        return [=](Settings& settings) {
            settings.board = kind;
            settings.update = update;
        };
    };
    const QList<Choice> boards = {
        {tr("bitboard"), board(BoardKind::Bitboard, Update::Unmake)},
        {tr("bitboard, copy"), board(BoardKind::Bitboard, Update::Copy)},
        {tr("bitboard, twice"), board(BoardKind::Bitboard, Update::UnmakeEach)},
        {tr("record"), board(BoardKind::Heap, Update::Unmake)},
        {tr("record, copy"), board(BoardKind::Heap, Update::Copy)},
        {tr("record, twice"), board(BoardKind::Heap, Update::UnmakeEach)}};
    ask(grid, tr("Board kind"),
        tr("The board's form and how a move is taken back. Nodes do not depend on it, time does."),
        [=] { return boards; });
}

void SearchPanel::askMore(QGridLayout& grid) {
    const auto root = [this](Root which) {
        return [=, this](Settings& settings) {
            choose(settings.root, which, m_usual.root);
        };
    };
    const QList<Choice> roots = {{tr("every move"), root(Root::Every)},
                                 {tr("textbook"), root(Root::Textbook)}};
    ask(grid, tr("Root"),
        tr("Whether each move of the position is searched with the full window, or the position is "
           "searched as any node."),
        [=] { return roots; });
    ask(grid, tr("Aspiration"),
        tr("Each iteration searches in a window around the value of the one before, so many points "
           "either way."),
        [this] { return aspirationChoices(); });
    const auto fail = [](Fail which) {
        return [which](Settings& settings) {
            settings.fail = which;
        };
    };
    const QList<Choice> fails = {{tr("soft"), fail(Fail::Soft)}, {tr("hard"), fail(Fail::Hard)}};
    ask(grid, tr("Fail"),
        tr("Whether a value outside the window is returned as found, or as the window's end."),
        [=] { return fails; });
    const auto width = [](NullWindow which) {
        return [which](Settings& settings) {
            settings.nullWindow = which;
        };
    };
    const QList<Choice> widths = {{tr("one point"), width(NullWindow::Article)},
                                  {tr("least difference"), width(NullWindow::True)}};
    ask(grid, tr("Null window"), tr("How wide a null window is."), [=] { return widths; });
    const auto order = [](bool killers, bool history) {
        return [=](Settings& settings) {
            settings.killers = killers;
            settings.history = history;
        };
    };
    const QList<Choice> orders = {{tr("the game's"), order(false, false)},
                                  {tr("killers"), order(true, false)},
                                  {tr("history"), order(false, true)},
                                  {tr("killers, history"), order(true, true)}};
    ask(grid, tr("Order"),
        tr("Killers are tried first because they cut at the same depth, history because they cut "
           "often."),
        [=] { return orders; });
    const auto best = [this](BestMove how, bool own) {
        return [=, this](Settings& settings) {
            choose(settings.bestMove, how, m_usual.bestMove);
            settings.ownMove = own;
        };
    };
    const QList<Choice> bests = {{tr("swapped"), best(BestMove::Swap, false)},
                                 {tr("swapped, own too"), best(BestMove::Swap, true)},
                                 {tr("to the front"), best(BestMove::Front, false)},
                                 {tr("to the front, own too"), best(BestMove::Front, true)}};
    ask(grid, tr("Best move"),
        tr("How the table's move becomes the first, and whether it comes from this iteration's own "
           "table, too."),
        [=] { return bests; });
    ask(grid, tr("Entries"),
        tr("The places of the table; without a limit it holds every position."),
        [this] { return entriesChoices(); });
    const auto replacement = [](Replacement which) {
        return [which](Settings& settings) {
            choose(settings.replacement, which, Replacement::Always);
        };
    };
    const QList<Choice> replacements = {{tr("always"), replacement(Replacement::Always)},
                                        {tr("by depth"), replacement(Replacement::Depth)},
                                        {tr("two-tier"), replacement(Replacement::TwoTier)}};
    ask(grid, tr("Replacement"), tr("Which entry is replaced when the table is full."),
        [=] { return replacements; });
}

QList<SearchPanel::Choice> SearchPanel::tableChoices() const {
    QList<Choice> choices = {{tr("off"), chooseNoTable}};
    for (const bool fresh : {false, true}) {
        if (fresh && m_usual.root != Root::Every)
            break; // fresh tables are only for the root's moves
        for (const std::string_view images : m_usual.images) {
            const QString what = images == yomi::search::canonicalImages ? tr("by symmetry")
                                 : images == yomi::search::noImages      ? tr("one per position")
                                 : images == "article"
                                     ? tr("all symmetries")
                                     : QString::fromStdString(std::string(images));
            choices << Choice{(fresh ? tr("fresh, %1") : tr("on, %1")).arg(what),
                              [=, this](Settings& settings) {
                                  settings.table.reset();
                                  if (!settings.usesTable())
                                      settings.table = true;
                                  choose(settings.images, images, m_usual.images.front());
                                  settings.freshTable = fresh;
                              }};
        }
    }
    return choices;
}

QList<SearchPanel::Choice> SearchPanel::evaluationChoices() const {
    QList<Choice> choices;
    for (const std::string_view which : m_usual.evaluations)
        choices << Choice{evaluationName(which), [=, this](Settings& settings) {
                              choose(settings.evaluation, which, m_usual.evaluations.front());
                          }};
    return choices;
}

QList<SearchPanel::Choice> SearchPanel::depthChoices() const {
    QList<Choice> choices = {{tr("to the end"), [](Settings& settings) {
                                  settings.depth.reset();
                              }}};
    const auto add = [&](int depth) {
        choices << Choice{depth + 1 < m_pliesLeft
                              ? tr("%1 (%n plies)", nullptr, depth + 1).arg(depth)
                              : tr("%1, to the end").arg(depth),
                          [depth](Settings& settings) {
                              settings.depth = depth;
                          }};
    };
    for (int depth = 0; depth < m_pliesLeft; ++depth)
        add(depth);
    if (m_settings.depth && *m_settings.depth >= m_pliesLeft)
        add(*m_settings.depth);
    return choices;
}

QList<SearchPanel::Choice> SearchPanel::aspirationChoices() const {
    QList<double> widths = {1, 2, 5, 10};
    if (m_settings.aspiration && !widths.contains(*m_settings.aspiration))
        widths << *m_settings.aspiration;
    QList<Choice> choices = {{tr("off"), [](Settings& settings) {
                                  settings.aspiration.reset();
                              }}};
    for (const double width : widths)
        choices << Choice{tr("± %1").arg(scoreText(width)), [width](Settings& settings) {
                              settings.aspiration = width;
                          }};
    return choices;
}

QList<SearchPanel::Choice> SearchPanel::entriesChoices() const {
    QList<int> sizes = {64, 1024, 16'384, 262'144};
    if (m_settings.tableEntries && !sizes.contains(*m_settings.tableEntries))
        sizes << *m_settings.tableEntries;
    QList<Choice> choices = {{tr("no limit"), [](Settings& settings) {
                                  settings.tableEntries.reset();
                                  settings.replacement.reset();
                              }}};
    for (const int size : sizes)
        choices << Choice{numberText(size, Unit::Count), [size](Settings& settings) {
                              settings.tableEntries = size;
                          }};
    return choices;
}

void SearchPanel::ask(QGridLayout& grid, const QString& question, const QString& explanation,
                      const Choices& choices) {
    auto* box = new QComboBox;
    box->setToolTip(explanation);
    box->setAccessibleName(question);
    box->setAccessibleDescription(explanation);
    box->setMinimumContentsLength(8);
    box->setFixedHeight(rowHeightFor(fontMetrics()) - 2);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* label = new QLabel(question);
    label->setBuddy(box);
    label->setToolTip(explanation);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(box, row, 1);
    m_questions << Question{box, choices};
    connect(box, &QComboBox::activated, this, [this, choices](int index) {
        const Settings chosen = with(choices()[index]);
        if (spelledOut(chosen) == spelledOut(m_settings))
            return;
        setSettings(chosen, m_mostPlies, m_pliesLeft);
        Q_EMIT settingsChosen(chosen);
    });
}

void SearchPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        for (const Question& question : m_questions)
            question.box->setFixedHeight(rowHeightFor(fontMetrics()) - 2);
}

Settings SearchPanel::with(const Choice& choice) const {
    Settings settings = m_settings;
    choice.choose(settings);
    return settings;
}

Settings SearchPanel::spelledOut(Settings settings) const {
    settings.table = settings.usesTable();
    if (!settings.images)
        settings.images = m_usual.images.front();
    if (!settings.evaluation)
        settings.evaluation = m_usual.evaluations.front();
    settings.root = settings.root.value_or(m_usual.root);
    settings.bestMove = settings.bestMove.value_or(m_usual.bestMove);
    settings.replacement = settings.replacement.value_or(Replacement::Always);
    settings.ordering = settings.ordering || !settings.iterative;
    return settings;
}

QString SearchPanel::refusal(const Settings& settings) const {
    try {
        resolved(settings, m_usual, m_mostPlies);
        return {};
    } catch (const std::invalid_argument& error) {
        return messageOf(error);
    }
}

void SearchPanel::setSettings(const Settings& settings, int mostPlies, int pliesLeft) {
    m_settings = settings;
    m_mostPlies = mostPlies;
    m_pliesLeft = pliesLeft;
    for (const Question& question : m_questions)
        refresh(question);
}

void SearchPanel::refresh(const Question& question) {
    const QList<Choice> choices = question.choices();
    QStringList texts;
    for (const Choice& choice : choices)
        texts << choice.text;
    showItems(*question.box, texts);
    auto* items = qobject_cast<QStandardItemModel*>(question.box->model());
    for (int i = 0; i < choices.size(); ++i) {
        const Settings chosen = with(choices[i]);
        const QString reason = refusal(chosen);
        items->item(i)->setEnabled(reason.isEmpty());
        items->item(i)->setToolTip(reason);
        if (spelledOut(chosen) == spelledOut(m_settings))
            question.box->setCurrentIndex(i);
    }
}

} // namespace yomi::ui::games
