// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/discard_ranking.h"
#include "ui/common/card.h"
#include "ui/hands/hand_analysis.h"

class QButtonGroup;
class QLineEdit;
class QMenu;

namespace yomi::ui {
class CommandButton;
}

namespace yomi::ui::hands {

class SizedScrollArea;
class TileField;

/// All kinds of tiles with the number of copies left, found by name and by type. Those that
/// complete the hand are highlighted.
class PalettePanel : public Card {
    Q_OBJECT

public:
    /// Tiles for the hand go in at the caret of its field.
    PalettePanel(HandDocument& document, HandAnalysis& analysis, const TileField& hand,
                 QWidget* parent = nullptr);

    TileField* field() const { return m_field; }
    /// Sets the height for the panel, as far as it can shrink; tiles are at most `scale` times
    /// their usual height. Returns whether all tiles fit, so that the page does not scroll.
    bool setRoom(int height, double scale);
    QLineEdit* filter() const { return m_filter; }

    /// Lights the tiles that bring the hand nearer to a complete one.
    void setUseful(std::vector<UsefulTile> useful);

    /// Handles typing over tiles: adds cards at once, the ten by T or by 1 and 0; names go into the
    /// filter.
    void type(const QString& text);
    /// Whether this key types a card, or half of a ten.
    bool isCard(const QString& text) const;

Q_SIGNALS:
    void pointed(int kind); ///< −1 for none

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createHeader();
    void showTypes();
    void refresh();
    /// The wait for a kind of tile, null if it does not complete the hand.
    const Wait* waitFor(int kind) const;
    void choose(int tile, Qt::KeyboardModifiers modifiers);
    void put(int tile, Pile pile);
    void fillMenu(QMenu& menu, int tile);
    void fitTypes();
    bool fit();

    HandDocument& m_document;
    HandAnalysis& m_analysis;
    const TileField& m_hand;
    std::shared_ptr<const RuleBook> m_book; ///< whose types are shown
    TileField* m_field;
    SizedScrollArea* m_scrolled;
    int m_room = 0; ///< the height available for the panel
    double m_scale = 1;
    CommandButton* m_asSeen; ///< pressed: a click marks the tile as seen
    QLineEdit* m_filter;
    QWidget* m_types;
    QButtonGroup* m_typeButtons;
    bool m_tenBegun = false; ///< by a 1 typed just before
    QString m_type;          ///< the type shown; empty for all
    std::vector<UsefulTile> m_useful;
};

} // namespace yomi::ui::hands
