// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/hands/hand_document.h"

#include <QObject>

class QKeyEvent;
class QMenu;

namespace yomi::ui::hands {

/// The wishes for a meld, in every view of melds: by its context menu, or by the keys L (lock), O
/// (lay open), F (forbid) and B (favour it with a bonus), each of which toggles its wish.
class MeldActions : public QObject {
    Q_OBJECT

public:
    /// `widget` shows the melds; the dialog for a bonus opens over it.
    MeldActions(HandDocument& document, QWidget* widget);

    void fillMenu(QMenu& menu, int meld);
    /// Whether the key is one of the four; if so, it is handled.
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
