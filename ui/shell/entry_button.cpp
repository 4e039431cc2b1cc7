// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/entry_button.h"

#include "ui/common/colors.h"
#include "ui/shell/style_parts.h"

#include <QEvent>

#include <algorithm>

namespace yomi::ui {

namespace {
constexpr int gap = 2; // between the title and the text about it
}

EntryButton::EntryButton(Shape shape, const QIcon& icon, const QString& title, const QString& about,
                         QWidget* parent)
    : QAbstractButton(parent)
    , m_shape(shape)
    , m_about(about) {
    setIcon(icon);
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(about);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    // Cards in one row of a grid are as high as the highest of them.
    QSizePolicy policy(QSizePolicy::Expanding,
                       shape == Shape::Card ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    policy.setHeightForWidth(hasHeightForWidth());
    setSizePolicy(policy);
}

void EntryButton::setFaded(bool faded) {
    m_faded = faded;
    update();
}

void EntryButton::setElideMode(Qt::TextElideMode mode) {
    m_elide = mode;
    update();
}

QFont EntryButton::titleFont() const {
    QFont bold = font();
    bold.setWeight(m_shape == Shape::Card ? QFont::DemiBold : QFont::Normal);
    return bold;
}

int EntryButton::iconExtent() const {
    return icon().isNull() ? 0 : m_shape == Shape::Card ? 36 : 20;
}

int EntryButton::textLeft() const {
    const int padding = m_shape == Shape::Card ? cardPadding : 2 * spacingUnit;
    return padding + (iconExtent() > 0 ? iconExtent() + cardPadding : 0);
}

QSize EntryButton::sizeHint() const {
    const int width = m_shape == Shape::Card ? 260 : 200;
    return {width, heightForWidth(width)};
}

int EntryButton::heightForWidth(int width) const {
    const int title = QFontMetrics(titleFont()).height();
    if (m_shape == Shape::Row)
        return title + gap + fontMetrics().height() + 3 * spacingUnit;
    const QRect about = fontMetrics().boundingRect(
        QRect(0, 0, std::max(1, width - textLeft() - cardPadding), 1 << 16), Qt::TextWordWrap,
        m_about);
    return std::max(title + gap + about.height(), iconExtent()) + 2 * cardPadding;
}

void EntryButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void EntryButton::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    const bool card = m_shape == Shape::Card;
    const QColor bare = card ? colors.surface : QColor(Qt::transparent);
    const QColor fill = isDown() ? colors.line : underMouse() ? colors.accentSoft : bare;
    const bool focus = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const QPen line = focus ? QPen(colors.accent, 1.5) : card ? QPen(colors.line) : QPen(Qt::NoPen);
    drawRounded(painter, rect(), fill, line, card ? cardRadius : controlRadius);

    const int padding = card ? cardPadding : 2 * spacingUnit;
    const int top = card ? cardPadding : 3 * spacingUnit / 2;
    const int extent = iconExtent();
    painter.setOpacity(m_faded ? 0.45 : 1.0);
    icon().paint(&painter, padding, card ? padding : (height() - extent) / 2, extent, extent);
    painter.setOpacity(1.0);

    const QRect text(textLeft(), top, width() - textLeft() - padding, height() - 2 * top);
    const QFontMetrics title(titleFont());
    painter.setFont(titleFont());
    painter.setPen(m_faded ? colors.muted : colors.text);
    painter.drawText(text, Qt::AlignTop | Qt::AlignLeft,
                     title.elidedText(this->text(), Qt::ElideRight, text.width()));
    painter.setFont(font());
    painter.setPen(colors.muted);
    const QRect about = text.adjusted(0, title.height() + gap, 0, 0);
    if (card)
        painter.drawText(about, Qt::TextWordWrap, m_about);
    else
        painter.drawText(about, Qt::AlignTop | Qt::AlignLeft,
                         fontMetrics().elidedText(m_about, m_elide, about.width()));
}

} // namespace yomi::ui
