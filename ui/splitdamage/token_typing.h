// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/split_damage_document.h"

#include <QLineEdit>

namespace yomi::ui::splitdamage {

/// The field on a token in which health, armor, attack or a name is typed. As in a spreadsheet,
/// arrow keys also leave a field that was opened by typing.
class TokenEntry : public QLineEdit {
    Q_OBJECT

public:
    enum class Field { Health, Armor, Attack, Name };
    enum class Exit { Here, Next, Previous, Cancel }; ///< the next place of the focus

    explicit TokenEntry(QWidget* parent);

    Field field() const { return m_field; }

    /// Shows the field on `rect` (widened for its text) with `text` in it: all of it selected, or,
    /// if `typed`, with the cursor after it.
    void open(Field field, const QRect& rect, const QString& text, bool typed);
    /// Moves it to `rect`, widened in the same way.
    void moveTo(const QRect& rect);
    /// Hides it; the focus, if it has it, goes to the parent.
    void shut();
    /// Shows a red frame for an invalid text.
    void setRefused(bool refused);

Q_SIGNALS:
    void left(Exit exit);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Field m_field = Field::Health;
    bool m_open = false;
    bool m_typed = false;
    bool m_refused = false;
};

/// Typing on the board: from the first digit until the field is left. A number is applied at every
/// key, so that the odds update, and the whole typing is one undoable step; an invalid text
/// restores the previous value and shows its refusal. A name is applied at the end. Another edit of
/// the document and another page end the typing.
class TokenTyping : public QObject {
    Q_OBJECT

public:
    /// The field becomes a child of `board`.
    TokenTyping(SplitDamageDocument& document, QWidget* board);

    /// Opens the field of the character at `place` with its value, or, on a free slot, for the
    /// health of a new character.
    void open(Place place, TokenEntry::Field field, const QRect& rect);
    /// Opens the health field with the first key typed.
    void openTyped(Place place, const QString& text, const QRect& rect);
    /// Moves the open field.
    void moveTo(const QRect& rect) { m_entry->moveTo(rect); }

    bool isOpen() const { return m_entry->isVisible(); }
    Place place() const { return m_place; }
    TokenEntry::Field field() const { return m_entry->field(); }

Q_SIGNALS:
    /// An empty sentence: the text is valid again.
    void refused(const QString& sentence);
    void left(TokenEntry::Exit exit);

private:
    void begin(Place place);
    Edit typedEdit(const QString& text) const;
    Edit typedLife(const QString& text) const;
    void take(const QString& text);
    /// The edit that undoes the typing so far.
    Edit takenBack() const;
    void perform(const Edit& edit);
    void leave(TokenEntry::Exit exit);

    SplitDamageDocument& m_document;
    TokenEntry* m_entry;
    Place m_place;
    Page m_page = Page::Effect; ///< on which it was opened
    Inputs m_before;
    quint64 m_session = 0;
    bool m_performing = false; ///< the typing itself is changing the document
};

} // namespace yomi::ui::splitdamage
