// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/entry_button.h"

#include "ui/common/colors.h"
#include "ui/shell/style_parts.h"

#include <QEvent>

#include <algorithm>

namespace yomi::ui {

namespace {
constexpr int gap = 2; // between the title and the description
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
    // May be lower than its size hint, which is that of a narrow entry.
    QSizePolicy policy(QSizePolicy::Expanding,
                       shape == Shape::File ? QSizePolicy::Fixed : QSizePolicy::Preferred);
    policy.setHeightForWidth(hasHeightForWidth());
    setSizePolicy(policy);
}

void EntryButton::setFaded(bool faded) {
    m_faded = faded;
    update();
}

QFont EntryButton::titleFont() const {
    QFont bold = font();
    bold.setWeight(m_shape == Shape::Card ? QFont::DemiBold : QFont::Normal);
    return bold;
}

int EntryButton::iconExtent() const {
    return icon().isNull() ? 0 : 36;
}

QMargins EntryButton::padding() const {
    const int side = m_shape == Shape::File ? 2 * spacingUnit : cardPadding;
    const int above = m_shape == Shape::Card ? cardPadding : 3 * spacingUnit / 2;
    return {side, above, side, above};
}

int EntryButton::textLeft() const {
    return padding().left() + (iconExtent() > 0 ? iconExtent() + cardPadding : 0);
}

QSize EntryButton::sizeHint() const {
    const int width = m_shape == Shape::Card ? 260 : 200;
    return {width, heightForWidth(width)};
}

int EntryButton::heightOf(const QString& words, const QFont& font, int room) const {
    const QFontMetrics metrics(font);
    return m_shape == Shape::File
               ? metrics.height()
               : metrics.boundingRect({0, 0, room, 1 << 16}, Qt::TextWordWrap, words).height();
}

int EntryButton::heightForWidth(int width) const {
    return m_heights.at(width, [&] {
        const QMargins around = padding();
        const int room = std::max(1, width - textLeft() - around.right());
        const int words =
            heightOf(text(), titleFont(), room) + gap + heightOf(m_about, font(), room);
        return std::max(words, iconExtent()) + around.top() + around.bottom();
    });
}

void EntryButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        m_heights.clear();
        updateGeometry();
    }
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

    const QMargins around = padding();
    icon().paint(&painter, around.left(), around.top(), iconExtent(), iconExtent());

    QRect text = rect().marginsRemoved(around);
    text.setLeft(textLeft());
    const auto draw = [&](const QRect& place, const QString& words, Qt::TextElideMode elided) {
        if (m_shape == Shape::File)
            painter.drawText(place, Qt::AlignTop | Qt::AlignLeft,
                             painter.fontMetrics().elidedText(words, elided, place.width()));
        else
            painter.drawText(place, Qt::TextWordWrap, words);
    };
    painter.setFont(titleFont());
    painter.setPen(m_faded ? colors.muted : colors.text);
    draw(text, this->text(), Qt::ElideRight);
    painter.setFont(font());
    painter.setPen(colors.muted);
    const int title = heightOf(this->text(), titleFont(), text.width());
    draw(text.adjusted(0, title + gap, 0, 0), m_about, Qt::ElideMiddle);
}

} // namespace yomi::ui
