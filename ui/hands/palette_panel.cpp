// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/palette_panel.h"

#include "core/hands/hand_text.h"
#include "core/hands/waits.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"
#include "ui/hands/sized_scroll_area.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/type_marks.h"
#include "ui/hands/words.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <stdexcept>

namespace yomi::ui::hands {

namespace {

struct TileHeights {
    int largest, smallest;
};
constexpr TileHeights idolHeights{50, 34};
constexpr TileHeights cardHeights{64, 28}; // at the minimum all fit into a row of 440 pixels

/// The mark of a type, for its button.
QIcon typeIcon(const QString& type) {
    constexpr int size = 12, scale = 2;
    QPixmap picture(scale * size, scale * size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(typeColor(type));
    painter.drawPath(typeMark(type, picture.rect()));
    painter.end();
    picture.setDevicePixelRatio(scale);
    return picture;
}

} // namespace

PalettePanel::PalettePanel(HandDocument& document, HandAnalysis& analysis, const TileField& hand,
                           QWidget* parent)
    : Card(tr("Palette"), parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_hand(hand)
    , m_field(new TileField(tr("Palette"), Flow::Wrap))
    , m_scrolled(new SizedScrollArea(m_field))
    , m_asSeen(new CommandButton(QString()))
    , m_filter(new QLineEdit)
    , m_types(new QWidget)
    , m_typeButtons(new QButtonGroup(this)) {
    createHeader();
    content()->addWidget(m_scrolled);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_field->setEmptyText(tr("No tile has such a name. Esc shows all again."));
    connect(m_field, &TileField::activated, this, &PalettePanel::choose);
    connect(m_field, &TileField::menuWanted, this, &PalettePanel::fillMenu);
    connect(m_field, &TileField::typed, this, &PalettePanel::type);
    connect(m_field, &TileField::pointed, this,
            [this](int tile) { Q_EMIT pointed(m_field->kindOf(tile)); });
    connect(&document, &Document::changed, this, &PalettePanel::refresh);
    connect(&analysis, &AnalysisBase::changed, this, &PalettePanel::refresh);
    refresh();
}

void PalettePanel::createHeader() {
    auto* row = new QHBoxLayout(m_types);
    row->setContentsMargins({});
    row->setSpacing(spacingUnit);
    m_types->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_typeButtons->setExclusive(false); // a second click shows all types again
    auto* both = new QWidget;           // in one row, however narrow
    auto* shared = new QHBoxLayout(both);
    shared->setContentsMargins({});
    shared->setSpacing(2 * spacingUnit);
    shared->addStretch();
    shared->addWidget(m_types);
    shared->addWidget(m_filter, 1);
    m_asSeen->setCheckable(true);
    addHeaderWidget(m_asSeen);
    addHeaderWidget(both);
    constexpr int leastFilter = 90, mostFilter = 190;
    m_filter->setMinimumWidth(leastFilter);
    m_filter->setMaximumWidth(mostFilter);
    m_filter->setPlaceholderText(tr("name, kana, romaji"));
    m_filter->setObjectName(QStringLiteral("tileFilter"));
    m_filter->setAccessibleName(tr("Filter by name"));
    m_filter->setToolTip(tr("Shows the tiles with this in a name, their kana or romaji. Enter adds "
                            "the first one, with Shift to the seen tiles."));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, [this] {
        refresh();
        m_field->setCurrentItem(0);
    });
}

void PalettePanel::showTypes() {
    for (QAbstractButton* button : m_typeButtons->buttons())
        delete button;
    m_type.clear();
    QStringList types;
    for (const TileKind& kind : m_book->kinds())
        if (const QString type = QString::fromStdString(kind.type);
            !type.isEmpty() && !types.contains(type))
            types << type;
    for (const QString& type : types) {
        auto* button = new QToolButton;
        button->setText(type);
        button->setIcon(typeIcon(type));
        button->setCheckable(true);
        button->setToolTip(tr("Shows only the tiles of the type %1.").arg(type));
        m_typeButtons->addButton(button);
        m_types->layout()->addWidget(button);
        connect(button, &QToolButton::toggled, this, [this, button, type](bool on) {
            if (on) {
                for (QAbstractButton* other : m_typeButtons->buttons())
                    if (other != button)
                        other->setChecked(false);
                m_type = type;
            } else if (m_type == type) {
                m_type.clear();
            }
            refresh();
        });
    }
    const bool cards = isCardGame(*m_book);
    m_filter->setVisible(!cards);
    m_asSeen->setText(cards ? tr("Mark as seen", "a card") : tr("Mark as seen"));
    m_asSeen->setToolTip(
        cards ? tr("While pressed, a click marks the card as seen, so that no other hand has it; "
                   "Shift does the same for one click.")
              : tr("While pressed, a click marks the tile as seen, so that it cannot be drawn; "
                   "Shift does the same for one click."));
    fitTypes();
}

void PalettePanel::refresh() {
    const Inputs& inputs = m_document.inputs();
    const RuleBook& book = *inputs.book;
    m_field->setBook(inputs.book);
    if (m_book != inputs.book) {
        m_book = inputs.book;
        m_filter->clear();
        showTypes();
        fit();
    }
    const Tiles hand = countTiles(book, inputs.hand), seen = countTiles(book, inputs.seen);
    std::vector<FieldTile> tiles;
    for (const int kind : book.tileNames().containing(m_filter->text().toStdString())) {
        if (!m_type.isEmpty() && m_type != QString::fromStdString(book.kind(kind).type))
            continue;
        const int left = tilesLeft(book, hand, seen, kind);
        FieldTile tile{kind, {}, tr("%n left", nullptr, left)};
        tile.look.note = QStringLiteral("×%1").arg(left);
        tile.look.dimmed = left == 0;
        const Wait* wait = waitFor(kind);
        if (wait || std::ranges::find(m_useful, kind, &UsefulTile::tile) != m_useful.end()) {
            tile.look.bar = static_cast<double>(left) / book.kind(kind).copies;
            tile.look.ring = colorsFor(palette()).accent;
            tile.value = wait ? tr("%n left · completes the hand with %1", nullptr, left)
                                    .arg(scoreText(wait->score))
                              : tr("%n left · brings the hand nearer", nullptr, left);
        }
        tiles.push_back(std::move(tile));
    }
    m_field->setTiles(std::move(tiles));
}

void PalettePanel::setUseful(std::vector<UsefulTile> useful) {
    if (std::exchange(m_useful, useful) != useful)
        refresh();
}

const Wait* PalettePanel::waitFor(int kind) const {
    const HandAnswer* answer = m_analysis.answer().get();
    if (!answer || !(answer->inputs == m_document.inputs()))
        return nullptr; // the answer to this hand is being computed
    const auto found = std::ranges::find(answer->result.waits, kind, &Wait::tile);
    return found == answer->result.waits.end() ? nullptr : &*found;
}

bool PalettePanel::setRoom(int height, double scale) {
    m_room = height;
    m_scale = scale;
    return fit();
}

/// As high as all kinds need, whatever the filter hides. If that is too high, the tiles shrink, and
/// then the page scrolls. Cards are in one row if possible.
bool PalettePanel::fit() {
    activateLayouts(*this);
    const auto [largest, smallest] = isCardGame(*m_book) ? cardHeights : idolHeights;
    const int room = m_room - (minimumSizeHint().height() - m_scrolled->minimumSizeHint().height());
    const auto needed = [this] {
        return m_field->heightFor(m_book->kindCount(), width() - 2 * cardPadding);
    };
    const auto row = [this] {
        return m_field->minimumSizeHint().height();
    };
    m_field->setTileHeight(smallest);
    const bool oneRow = isCardGame(*m_book) && needed() == row();
    int height = static_cast<int>(m_scale * largest);
    m_field->setTileHeight(height);
    while (height > smallest && needed() > (oneRow ? std::min(row(), room) : room))
        m_field->setTileHeight(--height);
    const bool fits = needed() <= room;
    m_scrolled->setHeights(fits ? row() : needed(), needed(), needed());
    return fits;
}

/// The names of the types are next to their marks if there is room.
void PalettePanel::fitTypes() {
    constexpr int roomy = 600, leastButton = 28;
    const bool named = width() >= roomy;
    const QList<QAbstractButton*> buttons = m_typeButtons->buttons();
    for (QAbstractButton* button : buttons)
        static_cast<QToolButton*>(button)->setToolButtonStyle(named ? Qt::ToolButtonTextBesideIcon
                                                                    : Qt::ToolButtonIconOnly);
    m_types->setMinimumWidth(static_cast<int>(buttons.size()) * (leastButton + spacingUnit));
}

void PalettePanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    fitTypes();
    fit();
}

/// With Shift, or with the switch, to the seen tiles; with both into the hand.
void PalettePanel::choose(int tile, Qt::KeyboardModifiers modifiers) {
    put(tile,
        modifiers.testFlag(Qt::ShiftModifier) != m_asSeen->isChecked() ? Pile::Seen : Pile::Hand);
}

void PalettePanel::put(int tile, Pile pile) {
    const int kind = m_field->kindOf(tile);
    const auto gap = pile == Pile::Hand ? std::optional(m_hand.caret()) : std::nullopt;
    m_field->showMessage(m_document.perform(addTile(m_document.inputs(), pile, kind, gap)), tile);
}

void PalettePanel::type(const QString& text) {
    if (!isCardGame(m_document.book())) {
        m_filter->setFocus();
        m_filter->setText(text);
        return;
    }
    const bool began = std::exchange(m_tenBegun, text == u'1');
    if (m_tenBegun)
        return m_field->showMessage(tr("Type 0 for the ten; T is the ten, too."));
    try {
        const QString cards = began && text == u'0' ? QStringLiteral("10") : text;
        for (const int kind : parseTiles(m_document.book(), cards.toStdString()))
            choose(kind, {});
    } catch (const std::invalid_argument& error) {
        m_field->showMessage(messageOf(error));
    }
}

bool PalettePanel::isCard(const QString& text) const {
    return isCardGame(m_document.book()) && !text.isEmpty() &&
           (m_document.book().tileNames().find(text.toStdString()) || text == u'1' ||
            (m_tenBegun && text == u'0'));
}

void PalettePanel::fillMenu(QMenu& menu, int tile) {
    const bool cards = isCardGame(m_document.book());
    QAction* add =
        menu.addAction(cards ? tr("Add to the &hand", "of cards") : tr("Add to the &hand"));
    add->setShortcut(Qt::Key_Return);
    connect(add, &QAction::triggered, this, [this, tile] { put(tile, Pile::Hand); });
    QAction* see = menu.addAction(cards ? tr("Mark as &seen", "a card") : tr("Mark as &seen"));
    see->setShortcut(Qt::SHIFT | Qt::Key_Return);
    connect(see, &QAction::triggered, this, [this, tile] { put(tile, Pile::Seen); });
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_filter || event->type() != QEvent::KeyPress)
        return Card::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_field->currentItem() >= 0)
            choose(m_field->currentItem(), key->modifiers());
        m_filter->selectAll(); // the next name replaces this one
        return true;
    case Qt::Key_Down:
        m_field->setFocus();
        return true;
    case Qt::Key_Escape:
        m_filter->clear();
        m_field->setFocus();
        return true;
    default:
        return Card::eventFilter(watched, event);
    }
}

} // namespace yomi::ui::hands
