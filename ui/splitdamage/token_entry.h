// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace yomi::ui::splitdamage {

/// The field that opens on a token to type a health, an armor or a name into. As in a spreadsheet,
/// a field that was opened by typing is left by the arrow keys too.
class TokenEntry : public QLineEdit {
    Q_OBJECT

public:
    enum class Field { Health, Armor, Name };
    enum class Exit { Here, Next, Previous, Cancel }; ///< where the focus goes

    explicit TokenEntry(QWidget* parent);

    Field field() const { return m_field; }

    /// Shows the field on `rect` (widened to what its text needs) with `text` in it: all of it
    /// selected, or, when typed, the cursor behind it.
    void open(Field field, const QRect& rect, const QString& text, bool typed);
    /// Hides it; the focus, if it was here, goes to the parent.
    void shut();
    /// A red frame for a text that cannot be taken.
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

} // namespace yomi::ui::splitdamage
