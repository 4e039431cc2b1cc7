// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/position_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/scaled_font.h"
#include "ui/common/wording.h"
#include "ui/games/game_board.h"
#include "ui/inspector/words.h"

#include <QAccessible>
#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace yomi::ui::games {

PositionPanel::PositionPanel(GameBoard* board, SearchCursor& cursor, QWidget* parent)
    : QWidget(parent)
    , m_document(cursor.document())
    , m_cursor(cursor)
    , m_board(board)
    , m_value(new QLabel)
    , m_best(mutedLabel({}))
    , m_engineMove(new QAction(tr("Engine move"), this))
    , m_engineButton(createEngineButton())
    , m_message(mutedLabel({}))
    , m_column(new QVBoxLayout(this)) {
    m_value->setFont(scaledFont(headingFont(), 1.5));
    m_value->setObjectName(QStringLiteral("positionValue"));
    m_best->setObjectName(QStringLiteral("bestMoves"));
    m_best->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    fitBest();
    m_message->setObjectName(QStringLiteral("positionMessage"));
    m_message->setForegroundRole(QPalette::BrightText);

    auto* answerRow = new QHBoxLayout;
    answerRow->addWidget(m_value, 1);
    answerRow->addWidget(m_engineButton);
    m_column->setContentsMargins({});
    m_column->setSpacing(spacingUnit);
    m_column->addWidget(createSwitch());
    constexpr int first = 1000; // the board grows first
    m_column->addWidget(m_board, first);
    m_column->addLayout(answerRow);
    m_column->addWidget(m_best);
    m_column->addWidget(m_message);
    m_column->addStretch(1);

    connect(m_engineMove, &QAction::triggered, this, &PositionPanel::playBestMove);
    connect(m_board, &GameBoard::refused, this, &PositionPanel::showRefusal);
    connect(&m_document, &Document::changed, this, [this] { showRefusal({}); });
    connect(&m_document, &Document::viewChanged, this, &PositionPanel::refresh);
    connect(&cursor, &Cursor::runChanged, this, &PositionPanel::refresh);
    connect(&cursor.recording(), &AnalysisBase::changed, this, &PositionPanel::refresh);
    connect(&cursor.recording(), &AnalysisBase::fadedChanged, m_value, &QWidget::setDisabled);
    connect(&cursor.recording(), &AnalysisBase::fadedChanged, m_best, &QWidget::setDisabled);
    setPlaying(true);
}

/// Widgets below keep their place whatever the number of best moves.
void PositionPanel::fitBest() {
    m_best->setFixedHeight(2 * m_best->fontMetrics().lineSpacing());
}

void PositionPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitBest();
}

QPushButton* PositionPanel::createEngineButton() {
    m_engineMove->setShortcut(Qt::CTRL | Qt::Key_M);
    m_engineMove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    auto* button = new QPushButton(m_engineMove->text());
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button->setSizePolicy(policy);
    explainWithKey(*m_engineMove, tr("Plays the first of the best moves that the search found."));
    button->setToolTip(m_engineMove->toolTip());
    connect(button, &QPushButton::clicked, m_engineMove, &QAction::trigger);
    return button;
}

QWidget* PositionPanel::createSwitch() {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    auto* group = new QButtonGroup(both);
    const auto add = [&](const QString& text, const QString& tip) {
        auto* button = new QPushButton(text);
        button->setCheckable(true);
        button->setToolTip(tip);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        group->addButton(button);
        row->addWidget(button, 1);
        return button;
    };
    QPushButton* play = add(tr("Play"), tr("A click plays a move of the side to move."));
    add(tr("Edit"), m_board->editingHint());
    play->setChecked(true);
    connect(play, &QPushButton::toggled, this, &PositionPanel::setPlaying);
    return both;
}

void PositionPanel::addAbove(QWidget* widget) {
    m_column->insertWidget(0, widget);
}

void PositionPanel::addBelow(QWidget* widget) {
    m_column->insertWidget(m_column->count() - 1, widget);
}

void PositionPanel::setPlaying(bool playing) {
    m_board->setPlaying(playing);
    refresh();
}

void PositionPanel::playBestMove() {
    if (m_document.isOver())
        return showRefusal(tr("The game is over: %1.").arg(m_document.statusText()));
    if (!m_cursor.run())
        return showRefusal(m_cursor.emptyReason());
    if (!m_cursor.isFresh() || m_cursor.isEndHidden())
        return;
    const int best = m_cursor.searchRun()->result().last().bestMoves.front();
    m_document.playHere(static_cast<Move>(best));
}

void PositionPanel::showRefusal(const QString& sentence) {
    m_refusal = sentence;
    refresh();
}

QString PositionPanel::namesOf(const std::vector<int>& moves) const {
    QStringList names;
    for (const int move : moves)
        names << moveName(m_cursor.trace(), m_cursor.face(), static_cast<Move>(move));
    return listText(names);
}

void PositionPanel::refresh() {
    const bool known =
        m_cursor.run() && m_cursor.isFresh() && !m_cursor.isEndHidden() && !m_document.isOver();
    const bool playing = m_board->isPlaying();
    std::vector<int> best;
    if (known) {
        const SearchResult& result = m_cursor.searchRun()->result();
        const Iteration& answer = result.last();
        best = answer.bestMoves;
        m_value->setText(tr("Value %1").arg(scoreText(points(answer.value, result.stepsPerPoint))));
        constexpr std::size_t room = 4; // of names
        const QString all = tr("Best: %1").arg(namesOf(best));
        m_best->setText(areAllBest(answer) ? tr("All moves are best.")
                        : best.size() > room
                            ? tr("%n moves are best.", nullptr, static_cast<int>(best.size()))
                            : all);
        m_best->setToolTip(all);
    } else if (!m_cursor.run() || m_cursor.isEndHidden() || m_document.isOver()) {
        m_value->setText(m_cursor.run() && !m_document.isOver() ? tr("Value ?")
                                                                : m_document.statusText());
        m_best->clear();
        m_best->setToolTip({});
    }
    m_board->setBestMoves(best);
    m_engineButton->setVisible(playing);
    m_engineButton->setEnabled(!m_document.isOver());
    const QString reason = m_refusal.isEmpty() ? m_document.whyImpossible() : m_refusal;
    m_message->setText(reason);
    m_message->setVisible(!reason.isEmpty());
    if (!reason.isEmpty()) {
        QAccessibleEvent event(m_message, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace yomi::ui::games
