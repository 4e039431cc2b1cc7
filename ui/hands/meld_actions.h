// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/hand_document.h"

#include <QObject>

class QKeyEvent;
class QMenu;

namespace yomi::ui::hands {

/// What a person can want of a meld, wherever one is shown: by its context menu, or by the keys
/// L (lock), O (lay open), F (forbid) and B (favour it with a bonus), each of which also takes
/// back.
class MeldActions : public QObject {
    Q_OBJECT

public:
    /// `widget` shows the melds; what asks for a bonus opens over it.
    MeldActions(HandDocument& document, QWidget* widget);

    void fillMenu(QMenu& menu, int meld);
    /// Whether the key is one of the four; then it is used.
    bool takeKey(int meld, const QKeyEvent& key);

Q_SIGNALS:
    void refused(const QString& sentence);

private:
    void toggle(int meld, Wish wish);
    void toggleFavour(int meld);
    void askBonus(int meld);
    void perform(const Edit& edit);

    HandDocument& m_document;
    QWidget* m_widget;
};

} // namespace yomi::ui::hands
