// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/hand_advice.h"
#include "ui/hands/hand_analysis.h"

class QLabel;
class QMenu;

namespace yomi::ui {
class CommandButton;
} // namespace yomi::ui

namespace yomi::ui::hands {

class TileField;
struct FieldTile;

/// The hand, and below it the tiles seen.
class HandPanel : public Card {
    Q_OBJECT

public:
    HandPanel(HandDocument& document, HandAnalysis& analysis, HandAdvice& advice,
              QWidget* parent = nullptr);

    TileField* hand() const { return m_hand; }
    TileField* seen() const { return m_seen; }

    /// The height of the hand's tiles; those seen are smaller.
    void setTileHeight(int height);
    /// Performs the edit, or shows the refusal at the hand.
    void perform(const Edit& edit, Pile pile = Pile::Hand, int tile = -1);

    /// The tiles of the hand in the command line's notation.
    QString copyText() const;
    /// Replaces the tiles of the hand; while it has the focus, adds them at the caret if they fit.
    /// Returns the refusal, empty on success.
    QString pasteText(const QString& text);

public Q_SLOTS:
    void sortByTile();
    void sortByMeld();
    void dealHand();
    void clear(yomi::ui::hands::Pile pile);

Q_SIGNALS:
    void pointed(int kind); ///< −1 for none
    void cleared();
    void pasteRequested();

private:
    void addCommands();
    QWidget* createSeenRow();
    void connectField(TileField* field, Pile pile);
    void fillMenu(QMenu& menu, Pile pile, int tile);
    TileField* field(Pile pile) const { return pile == Pile::Hand ? m_hand : m_seen; }
    std::vector<FieldTile> handTiles() const;
    static void addDiscards(std::vector<FieldTile>& tiles, const Ranking& rows);
    void refresh();

    HandDocument& m_document;
    HandAnalysis& m_analysis;
    HandAdvice& m_advice;
    QLabel* m_count;
    TileField* m_hand;
    TileField* m_seen;
    QLabel* m_seenCount;
    CommandButton* m_clearSeen;
};

} // namespace yomi::ui::hands
