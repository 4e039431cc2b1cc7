// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/token_typing.h"

#include "ui/splitdamage/life_list.h"
#include "ui/splitdamage/words.h"

namespace yomi::ui::splitdamage {

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
        if (!m_performing) // what is typed would bring back a board that is no more
            m_entry->shut();
    });
}

void TokenTyping::begin(Place place) {
    m_place = place;
    m_before = m_document.inputs();
    ++m_session;
    Q_EMIT refused({});
}

void TokenTyping::open(Place place, Field field, const QRect& rect) {
    begin(place);
    QString text;
    if (const Character* character = characterAt(m_before.board, place))
        text = field == Field::Name
                   ? characterName(m_before.board, place)
                   : QString::number(field == Field::Health ? character->health : character->armor);
    m_entry->open(field, rect, text, false);
}

void TokenTyping::openTyped(Place place, const QString& text, const QRect& rect) {
    begin(place);
    m_entry->open(Field::Health, rect, text, true);
    take(text);
}

void TokenTyping::cancel() {
    if (isOpen())
        leave(Exit::Cancel);
}

Edit TokenTyping::typedEdit(const QString& text) const {
    Edit edit{{}, m_before};
    int number = 0;
    if (m_entry->field() == Field::Armor) {
        edit.refusal = readNumber(tr("Armor"), text, 0, mostArmor, number);
        return edit.refusal.isEmpty() ? setArmor(m_before, m_place, number) : edit;
    }
    edit.refusal = readNumber(tr("Health"), text, leastHealth, mostHealth, number);
    if (!edit.refusal.isEmpty())
        return edit;
    if (characterAt(m_before.board, m_place))
        return setHealth(m_before, m_place, number);
    return m_place.minion ? addMinion(m_before, m_place.side, number)
                          : addHero(m_before, m_place.side, number);
}

void TokenTyping::take(const QString& text) {
    const Edit edit = typedEdit(text);
    const bool isRefused = !edit.refusal.isEmpty();
    perform(isRefused ? takenBack() : edit);
    // An empty field is on its way to a number; it is refused only when it is left.
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
        if (text != characterName(m_before.board, m_place)) // it was only looked at
            perform(rename(m_before, m_place, text));
    } else if (const QString refusal = typedEdit(text).refusal; !refusal.isEmpty()) {
        m_entry->setRefused(true);
        Q_EMIT refused(refusal);
        if (m_entry->hasFocus()) // a key meant to take it: the text stays to be mended
            return;
    }
    const bool hadFocus = m_entry->hasFocus();
    m_entry->shut();
    if (hadFocus)
        Q_EMIT left(exit);
}

} // namespace yomi::ui::splitdamage
