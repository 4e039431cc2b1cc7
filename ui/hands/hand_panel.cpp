// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_panel.h"

#include "core/hands/deal.h"
#include "core/hands/hand_text.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QRandomGenerator>

#include <algorithm>
#include <stdexcept>

namespace yomi::ui::hands {

HandPanel::HandPanel(HandDocument& document, HandAnalysis& analysis, HandAdvice& advice,
                     QWidget* parent)
    : Card(tr("Hand"), parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_advice(advice)
    , m_count(headingLabel({}))
    , m_hand(new TileField(tr("Hand"), Flow::Row))
    , m_seen(new TileField({}, Flow::Row))
    , m_seenCount(headingLabel({}))
    , m_clearSeen(new CommandButton(tr("Clear"))) {
    m_count->setObjectName(QStringLiteral("handCount"));
    m_count->setForegroundRole(QPalette::Text);
    m_hand->setOrdered(true);
    addHeaderWidget(m_count);
    addCommands();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    content()->setSpacing(0);
    content()->addWidget(m_hand);
    content()->addWidget(createSeenRow());
    connectField(m_hand, Pile::Hand);
    connectField(m_seen, Pile::Seen);
    connect(m_hand, &TileField::moved, this, [this](int from, int gap) {
        perform(moveTile(m_document.inputs(), Pile::Hand, from, gap));
    });
    connect(&document, &Document::changed, this, &HandPanel::refresh);
    connect(&document, &Document::viewChanged, this, &HandPanel::refresh);
    connect(&analysis, &AnalysisBase::changed, this, &HandPanel::refresh);
    connect(&advice, &AnalysisBase::changed, this, &HandPanel::refresh);
    refresh();
}

void HandPanel::addCommands() {
    const auto add = [this](const QString& text, const QString& tip, auto slot) {
        auto* button = new CommandButton(text);
        button->setToolTip(tip);
        addHeaderWidget(button);
        connect(button, &QAbstractButton::clicked, this, slot);
    };
    add(tr("Sort"), tr("Sorts the hand in the order of the palette."), &HandPanel::sortByTile);
    add(tr("Sort by melds"), tr("Puts the tiles of each meld of the split shown together."),
        &HandPanel::sortByMeld);
    add(tr("Copy"), tr("Copies the hand as text, as the command line takes it."),
        [this] { QGuiApplication::clipboard()->setText(copyText()); });
    add(tr("Paste"),
        tr("Replaces the hand by the clipboard: names, cards such as 334455TJQKA2BR, "
           "a list or counts."),
        &HandPanel::pasteRequested);
    add(tr("Deal"), tr("Draws a hand at random from what was not seen."), &HandPanel::dealHand);
    add(tr("Clear"), tr("Empties the hand."), [this] { clear(Pile::Hand); });
}

QWidget* HandPanel::createSeenRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(2 * spacingUnit);
    connect(m_clearSeen, &QAbstractButton::clicked, this, [this] { clear(Pile::Seen); });
    layout->addWidget(m_seenCount);
    layout->addWidget(m_seen, 1);
    layout->addWidget(m_clearSeen);
    return row;
}

void HandPanel::connectField(TileField* field, Pile pile) {
    field->setRemovable(true);
    const auto removeAt = [this, pile](int tile) {
        perform(removeTile(m_document.inputs(), pile, tile), pile, tile);
    };
    connect(field, &TileField::activated, this, removeAt);
    connect(field, &TileField::removed, this, removeAt);
    connect(field, &TileField::menuWanted, this,
            [this, pile](QMenu& menu, int tile) { fillMenu(menu, pile, tile); });
    connect(field, &TileField::pointed, this,
            [this, field](int tile) { Q_EMIT pointed(field->kindOf(tile)); });
}

void HandPanel::fillMenu(QMenu& menu, Pile pile, int tile) {
    const Inputs& inputs = m_document.inputs();
    const int kind = tilesOf(inputs, pile)[static_cast<std::size_t>(tile)];
    const bool cards = isCardGame(*inputs.book);
    const auto add = [&](const QString& text, const QKeySequence& key, Edit edit) {
        QAction* action = menu.addAction(text);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this,
                [this, edit = std::move(edit), pile, tile] { perform(edit, pile, tile); });
    };
    if (pile == Pile::Hand) {
        add(cards ? tr("&Remove from the hand", "of cards") : tr("&Remove from the hand"),
            QKeySequence::Delete, removeTile(inputs, pile, tile));
        add(tr("&Discard"), {}, discardTile(inputs, tile));
    } else {
        add(cards ? tr("&Remove from the seen cards") : tr("&Remove from the seen tiles"),
            QKeySequence::Delete, removeTile(inputs, pile, tile));
    }
    add(cards ? tr("&Another one into the hand", "of cards") : tr("&Another one into the hand"), {},
        addTile(inputs, Pile::Hand, kind, m_hand->caret()));
}

void HandPanel::setTileHeight(int height) {
    constexpr double ofHand = 0.53;
    m_hand->setTileHeight(height);
    m_seen->setTileHeight(static_cast<int>(ofHand * height));
}

void HandPanel::perform(const Edit& edit, Pile pile, int tile) {
    field(pile)->showMessage(m_document.perform(edit), tile);
}

QString HandPanel::copyText() const {
    return QString::fromStdString(tilesText(m_document.book(), m_document.inputs().hand));
}

QString HandPanel::pasteText(const QString& text) {
    const bool cards = isCardGame(m_document.book());
    try {
        std::vector<int> kinds = parseTiles(m_document.book(), text.trimmed().toStdString());
        if (kinds.empty())
            return cards ? tr("There are no cards on the clipboard.")
                         : tr("There are no tiles on the clipboard.");
        const Inputs& inputs = m_document.inputs();
        if (m_hand->hasFocus()) {
            std::vector<int> hand = inputs.hand;
            hand.insert(hand.begin() + m_hand->caret(), kinds.begin(), kinds.end());
            const Edit more = replaceTiles(inputs, Pile::Hand, std::move(hand),
                                           cards ? tr("Paste cards") : tr("Paste tiles"));
            if (more.refusal.isEmpty())
                return m_document.perform(more);
        }
        return m_document.perform(
            replaceTiles(inputs, Pile::Hand, std::move(kinds),
                         cards ? tr("Paste a hand", "of cards") : tr("Paste a hand")));
    } catch (const std::invalid_argument& error) {
        return messageOf(error);
    }
}

void HandPanel::sortByTile() {
    perform(hands::sortByTile(m_document.inputs()));
}

void HandPanel::sortByMeld() {
    const HandAnswer* answer = m_analysis.answer().get();
    if (!answer || answer->inputs.hand != m_document.inputs().hand)
        return; // the answer to this hand is being computed
    const auto shown = static_cast<std::size_t>(m_analysis.shownPartition());
    perform(hands::sortByMeld(m_document.inputs(), answer->result.best.partitions[shown]));
}

void HandPanel::dealHand() {
    const RuleBook& book = m_document.book();
    const int count = book.fullHand() > 0 ? book.fullHand() : book.mostTiles();
    try {
        std::vector<int> dealt = deal(book, count, QRandomGenerator::global()->generate64(),
                                      countTiles(book, m_document.inputs().seen));
        std::ranges::sort(dealt);
        perform(replaceTiles(m_document.inputs(), Pile::Hand, std::move(dealt),
                             isCardGame(book) ? tr("Deal a hand", "of cards") : tr("Deal a hand")));
    } catch (const std::invalid_argument& error) {
        m_hand->showMessage(messageOf(error));
    }
}

void HandPanel::clear(Pile pile) {
    const bool cards = isCardGame(m_document.book());
    perform(replaceTiles(m_document.inputs(), pile, {},
                         pile == Pile::Seen ? m_clearSeen->accessibleName()
                         : cards            ? tr("Clear the hand", "of cards")
                                            : tr("Clear the hand")),
            pile);
    Q_EMIT cleared();
}

std::vector<FieldTile> HandPanel::handTiles() const {
    const Inputs& inputs = m_document.inputs();
    std::vector<FieldTile> tiles;
    for (const int kind : inputs.hand)
        tiles.push_back({kind, {}, {}});
    const HandAnswer* answer = m_analysis.answer().get();
    if (!answer)
        return tiles;
    // After an edit the colours stay until the new answer arrives a moment later.
    const auto shown = static_cast<std::size_t>(m_analysis.shownPartition());
    const std::vector<int>& partition = answer->result.best.partitions[shown];
    const std::vector<int> melds = takers(*inputs.book, inputs.hand, partition);
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (melds[tile] < 0)
            continue;
        tiles[tile].look.ring = seriesColor(melds[tile]);
        tiles[tile].value =
            meldText(*inputs.book, partition[static_cast<std::size_t>(melds[tile])]);
    }
    if (const Ranking* rows = m_advice.current())
        addDiscards(tiles, *rows);
    return tiles;
}

/// The bars of the discards that leave the hand nearest: the number of tiles that then help.
void HandPanel::addDiscards(std::vector<FieldTile>& tiles, const Ranking& rows) {
    if (rows.empty() || rows.front().tilesLeft == 0)
        return;
    const RankedDiscard& first = rows.front(); // of the nearest, the one with the most tiles
    for (FieldTile& tile : tiles) {
        const auto found = std::ranges::find(rows, tile.kind, &RankedDiscard::discard);
        if (found == rows.end() || found->distance != first.distance)
            continue;
        const int useful = found->tilesLeft;
        tile.look.bar = static_cast<double>(useful) / first.tilesLeft;
        tile.look.badge = QString::number(useful);
        tile.value += (tile.value.isEmpty() ? QString() : QStringLiteral(" · ")) +
                      (first.distance == 1
                           ? tr("discarded, %n tiles complete the hand", nullptr, useful)
                           : tr("discarded, %n tiles bring the hand nearer", nullptr, useful));
    }
}

void HandPanel::refresh() {
    const Inputs& inputs = m_document.inputs();
    const int held = static_cast<int>(inputs.hand.size());
    m_count->setText(countText(*inputs.book, held));
    const bool cards = isCardGame(*inputs.book);
    setTitle(cards ? tr("Hand", "of cards") : tr("Hand"));
    m_hand->setEmptyText(
        cards ? tr("The hand is empty. Click cards in the palette, type, or paste a hand.")
              : tr("The hand is empty. Click in the palette, type, or paste a hand."));
    m_seen->setAccessibleName(cards ? tr("Seen cards") : tr("Seen tiles"));
    m_seenCount->setToolTip(cards ? tr("Cards seen outside the hand are in no other hand.")
                                  : tr("Tiles seen outside the hand cannot be drawn any more."));
    m_clearSeen->setAccessibleName(cards ? tr("Clear the seen cards") : tr("Clear the seen tiles"));
    m_clearSeen->setToolTip(cards ? tr("Forgets which cards were seen.")
                                  : tr("Forgets which tiles were seen."));
    m_seen->setEmptyText(
        cards ? tr("No card yet. Press “Mark as seen” below, or Shift-click in the palette.")
              : tr("None yet. Press “Mark as seen” below, or Shift-click in the palette."));
    m_hand->setBook(inputs.book);
    m_hand->setTiles(handTiles(), std::max(0, inputs.book->fullHand() - held));
    std::vector<FieldTile> seen;
    for (const int kind : inputs.seen)
        seen.push_back({kind, {}, {}});
    m_seen->setBook(inputs.book);
    m_seen->setTiles(std::move(seen));
    m_clearSeen->setVisible(!inputs.seen.empty());
    m_seenCount->setText(
        inputs.seen.empty()
            ? cards ? tr("Seen", "cards") : tr("Seen")
            : (cards ? tr("Seen: %1", "cards") : tr("Seen: %1")).arg(inputs.seen.size()));
}

} // namespace yomi::ui::hands
