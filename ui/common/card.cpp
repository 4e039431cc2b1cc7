// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/card.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/follow_font.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace yomi::ui {

Card::Card(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_heading(new LineLabel(this))
    , m_links(new QWidget(this))
    , m_body(new QStackedLayout)
    , m_empty(mutedLabel({}, this)) {
    m_heading->setFont(headingFont());
    m_heading->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    // In a narrow card it has several rows.
    new FlowLayout(m_links, 3 * spacingUnit / 2, Qt::AlignRight);
    auto* header = new QHBoxLayout;
    header->setSpacing(2 * spacingUnit);
    header->addWidget(m_heading);
    header->addWidget(m_links, 1);

    auto* page = new QWidget(this);
    m_content = new QVBoxLayout(page);
    m_content->setContentsMargins({});
    m_content->setSpacing(2 * spacingUnit);
    m_empty->setAlignment(Qt::AlignCenter);
    m_body->addWidget(page);
    m_body->addWidget(m_empty);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    column->setSpacing(2 * spacingUnit);
    column->addLayout(header);
    column->addLayout(m_body, 1);
    Card::setTitle(title);
    followFont(*m_heading, [this] { Card::setTitle(this->title()); });
}

QString Card::title() const {
    return m_heading->text();
}

void Card::setTitle(const QString& title) {
    m_heading->setText(title);
    m_heading->setHidden(title.isEmpty()); // leaves its room to the commands
    // Elides a long title if its room is short: it must not make the card wider than its place.
    constexpr int leastLetters = 14;
    const int whole = m_heading->sizeHint().width();
    const int least = leastLetters * m_heading->fontMetrics().averageCharWidth();
    m_heading->setMinimumWidth(m_isTitleWhole ? whole : std::min(whole, least));
    setAccessibleName(title);
}

void Card::keepTitleWhole() {
    m_isTitleWhole = true;
    setTitle(title());
}

void Card::addHeaderWidget(QWidget* widget) {
    m_links->layout()->addWidget(widget);
}

void Card::setEmptyText(const QString& sentence) {
    m_empty->setText(sentence);
    m_body->setCurrentIndex(sentence.isEmpty() ? 0 : 1);
}

QString Card::emptyText() const {
    return m_empty->text();
}

void Card::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colors.line);
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
}

CardSplitter::CardSplitter(Qt::Orientation orientation, const QString& name, QWidget* parent)
    : QSplitter(orientation, parent) {
    setObjectName(name);
    setChildrenCollapsible(false);
    setHandleWidth(cardPadding);
}

void CardSplitter::showEvent(QShowEvent* event) {
    QSplitter::showEvent(event);
    if (!m_state.isEmpty())
        restoreState(std::exchange(m_state, {}));
}

} // namespace yomi::ui
