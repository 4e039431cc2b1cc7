// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_page.h"

#include "ui/common/colors.h"
#include "ui/common/columns.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/side_scroll.h"
#include "ui/hands/table_board.h"
#include "ui/hands/table_edits.h"
#include "ui/hands/table_lists.h"
#include "ui/hands/table_proof.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/words.h"

#include <QTabWidget>

#include <chrono>

namespace yomi::ui::hands {

TablePage::TablePage(HandDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_game(document, this)
    , m_board(new TableBoard(m_game))
    , m_columns(new Columns(this)) {
    auto* plays = new TablePlays(m_game);
    auto* right = new CardSplitter(Qt::Vertical, QStringLiteral("table"));
    right->addWidget(plays);
    auto* proof = new TableProof(m_game);
    auto* lower = new QTabWidget;
    lower->setObjectName(QStringLiteral("tableLists"));
    lower->setDocumentMode(true);
    lower->addTab(new TableMoves(m_game), tr("Moves"));
    lower->addTab(proof, tr("Proof"));
    right->addWidget(lower);
    right->setSizes({6000, 4000}); // shares of the height
    auto* notice = noticeLabel(document);
    m_board->content()->insertWidget(0, notice);
    constexpr int leastBoard = 340, mostBoard = 620;
    auto* board = new SideScroll(m_board, leastBoard, mostBoard);
    m_columns->setContentsMargins(cardPadding, cardPadding / 2, cardPadding, cardPadding);
    m_columns->addWidget(board, 1);
    m_columns->addWidget(right, 1);
    connect(m_columns, &Columns::stackedChanged, board, &SideScroll::setWhole);
    connect(m_board, &TableBoard::pasteRequested, this, &TablePage::pasteRequested);
    connect(m_board, &TableBoard::chosenChanged, plays, &TablePlays::select);
    connect(plays, &TablePlays::chosen, m_board, &TableBoard::choose);
    connect(plays, &TablePlays::activated, m_board, &TableBoard::makePlay);
    connect(proof, &TableProof::searchRecorded, this, &TablePage::openRequested);
    m_menu = submenuAction(
        tr("&Table"), m_board->actions() + plays->actions() + QList{proof->openAction()}, this);
    connect(&m_game, &TableGame::changed, this, &TablePage::workChanged);
    setFocusPlace(*this, m_board->hand(1));
}

void TablePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_game.setActive(true);
}

void TablePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_game.setActive(false);
}

void TablePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_board->setRoom(m_columns->areStacked() ? 0 : height() - 2 * cardPadding);
}

QString TablePage::copyText() const {
    return m_game.hasTable() ? QString::fromStdString(handsText(m_game.position())) : QString();
}

QString TablePage::pasteText(const QString& text) {
    return m_game.perform(pasteTable(m_document.inputs(), text));
}

QString TablePage::workText() const {
    const EndgameAnswer* answer = m_game.hasTable() ? m_game.answer(m_game.shownPlies()) : nullptr;
    return answer ? tr("Endgame solver · %1 · %2")
                        .arg(nodesText(answer->nodes),
                             numberText(std::chrono::duration<double>(answer->time).count(),
                                        Unit::Seconds))
                  : QString();
}

} // namespace yomi::ui::hands
