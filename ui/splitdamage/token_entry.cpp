// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/token_entry.h"

#include "ui/common/colors.h"

#include <QKeyEvent>
#include <QPainter>

#include <optional>

namespace yomi::ui::splitdamage {

namespace {

using Exit = TokenEntry::Exit;

std::optional<Exit> exitFor(const QKeyEvent& event, bool number, bool typed) {
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return Exit::Here;
    case Qt::Key_Escape:
        return Exit::Cancel;
    case Qt::Key_Space:
    case Qt::Key_Comma:
        return number ? std::optional(Exit::Next) : std::nullopt;
    case Qt::Key_Right:
        return typed ? std::optional(Exit::Next) : std::nullopt;
    case Qt::Key_Left:
        return typed ? std::optional(Exit::Previous) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace

TokenEntry::TokenEntry(QWidget* parent)
    : QLineEdit(parent) {
    setFrame(false);
    setAlignment(Qt::AlignCenter);
    hide();
}

void TokenEntry::open(Field field, const QRect& rect, const QString& text, bool typed) {
    m_field = field;
    m_typed = typed;
    setRefused(false);
    setAccessibleName(field == Field::Health  ? tr("Health")
                      : field == Field::Armor ? tr("Armor")
                                              : tr("Name"));
    setMaxLength(field == Field::Name ? 40 : 12);
    setText(text);
    const QString room =
        field == Field::Name ? QStringLiteral("Ragnaros the Firelord") : QStringLiteral("00000");
    QRect box(0, 0, std::max(rect.width(), fontMetrics().horizontalAdvance(room) + 12),
              std::max(rect.height(), sizeHint().height()));
    box.moveCenter(rect.center());
    box.moveLeft(std::clamp(box.left(), 0, parentWidget()->width() - box.width()));
    setGeometry(box);
    m_open = true;
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    typed ? end(false) : selectAll();
}

void TokenEntry::shut() {
    m_open = false; // first: losing the focus must not leave it a second time
    if (hasFocus())
        parentWidget()->setFocus(Qt::OtherFocusReason);
    hide();
}

void TokenEntry::setRefused(bool refused) {
    m_refused = refused;
    update();
}

void TokenEntry::keyPressEvent(QKeyEvent* event) {
    if (const auto exit = exitFor(*event, m_field != Field::Name, m_typed))
        Q_EMIT left(*exit);
    else
        QLineEdit::keyPressEvent(event);
}

void TokenEntry::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    // A menu of the field itself and another window only borrow the focus.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason &&
        m_open)
        Q_EMIT left(Exit::Here);
}

bool TokenEntry::focusNextPrevChild(bool next) {
    if (!m_open)
        return QLineEdit::focusNextPrevChild(next);
    Q_EMIT left(next ? Exit::Next : Exit::Previous);
    return true;
}

void TokenEntry::paintEvent(QPaintEvent* event) {
    const Colors& colors = colorsFor(palette());
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_refused ? colors.bad : colors.accent, 2));
    painter.setBrush(colors.surface); // the token below must not show through
    painter.drawRoundedRect(frame, 4, 4);
    painter.end();
    QLineEdit::paintEvent(event);
}

} // namespace yomi::ui::splitdamage
