// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/token_typing.h"

#include "core/splitdamage/life_text.h"
#include "ui/common/colors.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/life_list.h"
#include "ui/splitdamage/words.h"

#include <QKeyEvent>
#include <QPainter>

#include <stdexcept>

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
    setAccessibleName(field == Field::Health   ? tr("Health")
                      : field == Field::Armor  ? tr("Armor")
                      : field == Field::Attack ? tr("Attack")
                                               : tr("Name"));
    setMaxLength(field == Field::Name ? 40 : 12);
    setText(text);
    moveTo(rect);
    m_open = true;
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    typed ? end(false) : selectAll();
}

void TokenEntry::moveTo(const QRect& rect) {
    const QString room =
        m_field == Field::Name ? QStringLiteral("Ragnaros the Firelord") : QStringLiteral("00000");
    QRect box(0, 0, std::max(rect.width(), fontMetrics().horizontalAdvance(room) + 12),
              std::max(rect.height(), sizeHint().height()));
    box.moveCenter(rect.center());
    box.moveLeft(std::clamp(box.left(), 0, parentWidget()->width() - box.width()));
    setGeometry(box);
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
    // A menu of the field itself and another window take the focus only temporarily.
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
    painter.setBrush(colors.surface); // hides the token below
    painter.drawRoundedRect(frame, 4, 4);
    painter.end();
    QLineEdit::paintEvent(event);
}

using Field = TokenEntry::Field;
using Exit = TokenEntry::Exit;

TokenTyping::TokenTyping(SplitDamageDocument& document, QWidget* board)
    : QObject(board)
    , m_document(document)
    , m_entry(new TokenEntry(board)) {
    connect(m_entry, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_entry->field() != Field::Name)
            take(text);
    });
    connect(m_entry, &TokenEntry::left, this, &TokenTyping::leave);
    connect(&document, &Document::changed, this, [this] {
        if (!m_performing) // further typing would restore an outdated board
            m_entry->shut();
    });
    connect(&document, &Document::viewChanged, this, [this] {
        if (!isOpen() || m_document.view().page == m_page)
            return;
        leave(Exit::Here);
        m_entry->shut(); // refused texts, too
    });
}

void TokenTyping::begin(Place place) {
    m_place = place;
    m_page = m_document.view().page;
    m_before = m_document.inputs();
    ++m_session;
    Q_EMIT refused({});
}

void TokenTyping::open(Place place, Field field, const QRect& rect) {
    begin(place);
    QString text;
    if (const Character* character = characterAt(m_before.board, place))
        text = field == Field::Name ? characterName(m_before.board, place)
                                    : QString::number(field == Field::Health  ? character->health
                                                      : field == Field::Armor ? character->armor
                                                                              : character->attack);
    m_entry->open(field, rect, text, false);
}

void TokenTyping::openTyped(Place place, const QString& text, const QRect& rect) {
    begin(place);
    m_entry->open(Field::Health, rect, text, true);
    take(text);
}

Edit TokenTyping::typedEdit(const QString& text) const {
    Edit edit{{}, m_before};
    int number = 0;
    if (m_entry->field() == Field::Armor) {
        edit.refusal = readNumber(tr("Armor"), text, 0, mostArmor, number);
        return edit.refusal.isEmpty() ? setArmor(m_before, m_place, number) : edit;
    }
    if (m_entry->field() == Field::Attack) {
        edit.refusal = readNumber(tr("Attack"), text, 0, mostAttack, number);
        return edit.refusal.isEmpty() ? setAttack(m_before, m_place, number) : edit;
    }
    if (m_place.minion)
        return typedLife(text);
    edit.refusal = readNumber(tr("Health"), text, leastHealth, mostHealth, number);
    if (!edit.refusal.isEmpty())
        return edit;
    return characterAt(m_before.board, m_place) ? setHealth(m_before, m_place, number)
                                                : addHero(m_before, m_place.side, number);
}

/// As in a list of minions: 3/2 is attack and health, a d after it a divine shield.
Edit TokenTyping::typedLife(const QString& text) const {
    Character typed;
    try {
        typed = yomi::splitdamage::parseLife(text.toStdString());
    } catch (const std::invalid_argument& error) {
        return {{}, m_before, messageOf(error)};
    }
    const bool isNew = !characterAt(m_before.board, m_place);
    Edit edit = isNew ? addMinion(m_before, m_place.side, typed.health)
                      : setHealth(m_before, m_place, typed.health);
    if (!edit.refusal.isEmpty())
        return edit;
    const int last = minionCount(edit.after.board, m_place.side) - 1; // the place of a new one
    const Place place = isNew ? Place{m_place.side, last} : m_place;
    if (text.contains(u'/'))
        edit.after = setAttack(edit.after, place, typed.attack).after;
    if (typed.divineShield)
        edit.after = setDivineShield(edit.after, place, true).after;
    return edit;
}

void TokenTyping::take(const QString& text) {
    const Edit edit = typedEdit(text);
    const bool isRefused = !edit.refusal.isEmpty();
    perform(isRefused ? takenBack() : edit);
    // An empty field may become a number; it is refused only when it is left.
    m_entry->setRefused(isRefused && !text.isEmpty());
    Q_EMIT refused(text.isEmpty() ? QString() : edit.refusal);
}

Edit TokenTyping::takenBack() const {
    return {tr("Take back what was typed"), m_before};
}

void TokenTyping::perform(const Edit& edit) {
    m_performing = true;
    m_document.perform(edit, "typing " + QByteArray::number(m_session));
    m_performing = false;
}

void TokenTyping::leave(Exit exit) {
    const QString text = m_entry->text();
    if (exit == Exit::Cancel) {
        perform(takenBack());
        Q_EMIT refused({});
    } else if (m_entry->field() == Field::Name) {
        if (text != characterName(m_before.board, m_place)) // it was not changed
            perform(rename(m_before, m_place, text));
    } else if (const QString refusal = typedEdit(text).refusal; !refusal.isEmpty()) {
        m_entry->setRefused(true);
        Q_EMIT refused(refusal);
        if (m_entry->hasFocus()) // a key meant to apply it: the text stays for correction
            return;
    }
    const bool hadFocus = m_entry->hasFocus();
    m_entry->shut();
    if (hadFocus)
        Q_EMIT left(exit);
}

} // namespace yomi::ui::splitdamage
