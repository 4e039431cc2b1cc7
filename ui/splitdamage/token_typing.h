// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/split_damage_document.h"
#include "ui/splitdamage/token_entry.h"

#include <optional>

namespace yomi::ui::splitdamage {

/// Typing on the board: from the first digit until the field is left. A number is taken at every
/// key, so that the odds follow, and all of it is one undoable step; a text that cannot be taken
/// brings back what stood there before and its sentence. A name is taken at the end. Another edit
/// of the document ends the typing.
class TokenTyping : public QObject {
    Q_OBJECT

public:
    /// The field becomes a child of `board`.
    TokenTyping(SplitDamageDocument& document, QWidget* board);

    /// Opens the field of the character at `place` with the value that stands there, or, on a free
    /// slot, for the health of a new one.
    void open(Place place, TokenEntry::Field field, const QRect& rect);
    /// Opens the health field with the first key typed.
    void openTyped(Place place, const QString& text, const QRect& rect);
    void cancel();

    bool isOpen() const { return m_entry->isVisible(); }
    Place place() const { return m_place; }

Q_SIGNALS:
    /// An empty sentence: what was wrong is right now.
    void refused(const QString& sentence);
    void left(TokenEntry::Exit exit);

private:
    void begin(Place place);
    Edit typedEdit(const QString& text) const;
    void take(const QString& text);
    /// What undoes the typing so far.
    Edit takenBack() const;
    void perform(const Edit& edit);
    void leave(TokenEntry::Exit exit);

    SplitDamageDocument& m_document;
    TokenEntry* m_entry;
    Place m_place;
    Inputs m_before;
    quint64 m_session = 0;
    bool m_performing = false; ///< the document changes by what is typed
};

} // namespace yomi::ui::splitdamage
