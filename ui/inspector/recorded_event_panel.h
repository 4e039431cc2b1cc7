// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/inspector/cursor.h"

namespace yomi::ui::inspector {

/// The event of a recording without a tree: its description from its line, the line itself, and why
/// there is no tree.
class RecordedEventPanel : public Card {
    Q_OBJECT

public:
    explicit RecordedEventPanel(Cursor& cursor, QWidget* parent = nullptr);

private:
    void refresh();
    QString headline(const ReadRecording& read) const;
    QString explanation(const ReadRecording& read) const;

    Cursor& m_cursor;
    QLabel* m_headline;
    QLabel* m_explanation;
    QLabel* m_line;
    QLabel* m_why;
};

} // namespace yomi::ui::inspector
