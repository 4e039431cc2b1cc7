// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/search_panel.h"

#include "ui/common/colors.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QStandardItemModel>

#include <stdexcept>

namespace yomi::ui::tictactoe {

namespace {

/// Keeps the table that the algorithm before had, where the new one leaves a choice.
void chooseAlgorithm(Settings& settings, Algorithm algorithm) {
    const bool hadTable = settings.usesTable();
    settings.algorithm = algorithm;
    settings.table.reset();
    if (algorithm == Algorithm::Pvs)
        return;
    if (hadTable)
        settings.table = true;
    if (settings.update == Update::UnmakeEach)
        settings.update = Update::Unmake;
}

void chooseTable(Settings& settings, TableImages images, bool fresh) {
    settings.table.reset();
    if (!settings.usesTable())
        settings.table = true;
    settings.images.reset();
    if (images != TableImages::Article)
        settings.images = images;
    settings.freshTable = fresh;
}

void chooseNoTable(Settings& settings) {
    const bool isChoice = settings.algorithm != Algorithm::Pvs;
    settings.table = isChoice ? std::optional<bool>() : false;
    settings.images.reset();
    settings.freshTable = false;
}

void chooseDeepening(Settings& settings, bool iterative, bool ordering) {
    settings.iterative = iterative;
    settings.ordering = ordering;
}

void chooseBoard(Settings& settings, BoardKind board, Update update) {
    settings.board = board;
    settings.update = update;
}

/// Why the settings have no meaning; empty when they have one.
QString refusal(const Settings& settings) {
    try {
        resolved(settings);
        return {};
    } catch (const std::invalid_argument& error) {
        return QString::fromUtf8(error.what());
    }
}

/// The same search, with everything said that may be left out.
Settings spelledOut(Settings settings) {
    settings.table = settings.usesTable();
    settings.images = settings.images.value_or(TableImages::Article);
    settings.evaluation = settings.evaluation.value_or(usual().evaluations.front());
    settings.ordering = settings.ordering || !settings.iterative;
    return settings;
}

} // namespace

SearchPanel::SearchPanel(QWidget* parent)
    : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * spacingUnit);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    const auto algorithm = [](Algorithm which) {
        return [which](Settings& settings) {
            chooseAlgorithm(settings, which);
        };
    };
    ask(*grid, tr("Algorithm"), tr("How the tree is searched."),
        {{tr("minimax"), algorithm(Algorithm::Minimax)},
         {tr("alpha-beta"), algorithm(Algorithm::AlphaBeta)},
         {tr("PVS"), algorithm(Algorithm::Pvs)}});
    const auto table = [](TableImages images, bool fresh) {
        return [=](Settings& settings) {
            chooseTable(settings, images, fresh);
        };
    };
    ask(*grid, tr("Table"),
        tr("The transposition table: what a store writes, and whether the moves of the position "
           "share one table."),
        {{tr("off"), chooseNoTable},
         {tr("on, 8 images"), table(TableImages::Article, false)},
         {tr("on, one a class"), table(TableImages::Canonical, false)},
         {tr("fresh, 8 images"), table(TableImages::Article, true)},
         {tr("fresh, one a class"), table(TableImages::Canonical, true)}});
    const auto evaluation = [](Evaluation which) {
        return [which](Settings& settings) {
            settings.evaluation.reset();
            if (which != usual().evaluations.front())
                settings.evaluation = which;
        };
    };
    ask(*grid, tr("Evaluation"), tr("What a leaf is worth."),
        {{tr("article"), evaluation(Evaluation::Article)},
         {tr("win-draw-loss"), evaluation(Evaluation::WinDrawLoss)},
         {tr("fast win"), evaluation(Evaluation::FastWin)}});
    QList<Choice> depths = {{tr("to the end"), [](Settings& settings) {
                                 settings.depth.reset();
                             }}};
    for (int depth = 0; depth <= squareCount; ++depth)
        depths << Choice{tr("%1, to ply %2").arg(depth).arg(depth + 1), [depth](Settings& s) {
                             s.depth = depth;
                         }};
    ask(*grid, tr("Depth limit"),
        tr("Counted below the moves of the position: with 0 the search ends at its moves, ply 1."),
        depths);
    const auto deepening = [](bool iterative, bool ordering) {
        return [=](Settings& settings) {
            chooseDeepening(settings, iterative, ordering);
        };
    };
    ask(*grid, tr("Deepening"),
        tr("Iterative deepening searches to depth 0, 1, 2 and so on; ordered, each iteration "
           "tries the best moves of the one before first."),
        {{tr("off"), deepening(false, true)},
         {tr("on, ordered"), deepening(true, true)},
         {tr("on, unordered"), deepening(true, false)}});
    const auto board = [](BoardKind kind, Update update) {
        return [=](Settings& settings) {
            chooseBoard(settings, kind, update);
        };
    };
    ask(*grid, tr("Board kind"),
        tr("The board's form and how a move is taken back. Nodes do not depend on it, time does."),
        {{tr("bitboard"), board(BoardKind::Bitboard, Update::Unmake)},
         {tr("bitboard, copy"), board(BoardKind::Bitboard, Update::Copy)},
         {tr("bitboard, twice"), board(BoardKind::Bitboard, Update::UnmakeEach)},
         {tr("record"), board(BoardKind::Record, Update::Unmake)},
         {tr("record, copy"), board(BoardKind::Record, Update::Copy)},
         {tr("record, twice"), board(BoardKind::Record, Update::UnmakeEach)}});
    setSettings({});
}

void SearchPanel::ask(QGridLayout& grid, const QString& question, const QString& explanation,
                      const QList<Choice>& choices) {
    auto* box = new QComboBox;
    box->setToolTip(explanation);
    box->setAccessibleName(question);
    box->setAccessibleDescription(explanation);
    constexpr int height = 24;
    box->setMinimumContentsLength(8);
    box->setFixedHeight(height);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const Choice& choice : choices)
        box->addItem(choice.text);
    auto* label = new QLabel(question);
    label->setBuddy(box);
    label->setToolTip(explanation);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(box, row, 1);
    m_questions << Question{box, choices};
    connect(box, &QComboBox::activated, this, [this, choices](int index) {
        const Settings chosen = with(choices[index]);
        if (spelledOut(chosen) == spelledOut(m_settings))
            return;
        setSettings(chosen);
        Q_EMIT settingsChosen(chosen);
    });
}

Settings SearchPanel::with(const Choice& choice) const {
    Settings settings = m_settings;
    choice.choose(settings);
    return settings;
}

void SearchPanel::setSettings(const Settings& settings) {
    m_settings = settings;
    for (const Question& question : m_questions)
        refresh(question);
}

void SearchPanel::refresh(const Question& question) {
    auto* items = qobject_cast<QStandardItemModel*>(question.box->model());
    for (int i = 0; i < question.choices.size(); ++i) {
        const Settings chosen = with(question.choices[i]);
        const QString reason = refusal(chosen);
        items->item(i)->setEnabled(reason.isEmpty());
        items->item(i)->setToolTip(reason);
        if (spelledOut(chosen) == spelledOut(m_settings))
            question.box->setCurrentIndex(i);
    }
}

} // namespace yomi::ui::tictactoe
