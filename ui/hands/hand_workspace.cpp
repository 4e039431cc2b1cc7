// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_workspace.h"

#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/hands/answer_panel.h"
#include "ui/hands/command_line.h"
#include "ui/hands/hand_panel.h"
#include "ui/hands/palette_panel.h"
#include "ui/hands/rules_panel.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/words.h"

#include <QHBoxLayout>
#include <QSplitter>
#include <QTabWidget>

namespace yomi::ui::hands {

HandWorkspace::HandWorkspace(HandDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_analysis(document)
    , m_hand(new HandPanel(document, m_analysis))
    , m_answer(new AnswerPanel(document, m_analysis))
    , m_palette(new PalettePanel(document)) {
    constexpr int sideWidth = 360;
    auto* rows = new QSplitter(Qt::Vertical);
    rows->addWidget(m_answer);
    rows->addWidget(m_palette);
    rows->setStretchFactor(0, 1);
    rows->setChildrenCollapsible(false);
    rows->setHandleWidth(cardPadding);
    auto* left = new QVBoxLayout;
    left->setSpacing(cardPadding);
    left->addWidget(m_hand);
    left->addWidget(rows, 1);
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    auto* right = new QVBoxLayout(side);
    right->setContentsMargins({});
    right->setSpacing(cardPadding);
    right->addWidget(new RulesPanel(document));
    right->addWidget(createPages(), 1);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    columns->setSpacing(cardPadding);
    columns->addLayout(left, 1);
    columns->addWidget(side);
    setFocusProxy(m_palette->field());

    connect(m_hand, &HandPanel::pointed, this, &HandWorkspace::tellPointed);
    connect(m_palette, &PalettePanel::pointed, this, &HandWorkspace::tellPointed);
    connect(m_hand->hand(), &TileField::typed, m_palette, &PalettePanel::type);
    connect(m_hand->table(), &TileField::typed, m_palette, &PalettePanel::type);
    connect(&m_analysis, &HandAnalysis::changed, this, &HandWorkspace::showReading);
}

QWidget* HandWorkspace::createPages() {
    auto* pages = new QTabWidget;
    pages->setDocumentMode(true);
    return pages;
}

void HandWorkspace::showReading() {
    const HandReading* reading = m_analysis.reading();
    Q_EMIT workChanged(
        reading
            ? tr("Packed counters · %1 nodes · all of it in %2")
                  .arg(numberText(static_cast<double>(reading->analysis.best.nodes), Unit::Count),
                       numberText(reading->seconds, Unit::Seconds))
            : m_analysis.error());
}

void HandWorkspace::tellPointed(int kind) {
    m_hand->hand()->setLitKind(kind);
    m_palette->field()->setLitKind(kind);
    Q_EMIT pointedChanged(kind < 0 ? QString() : tileDescription(m_document.book(), kind));
}

QString HandWorkspace::copyText() const {
    return m_hand->copyText();
}

QString HandWorkspace::pasteText(const QString& text) {
    return m_hand->pasteText(text);
}

QString HandWorkspace::copyCommand() const {
    return handCommand(m_document.inputs());
}

} // namespace yomi::ui::hands
