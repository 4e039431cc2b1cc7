// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/hand_workspace.h"

#include "core/hands/hand_text.h"
#include "ui/common/colors.h"
#include "ui/common/columns.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/hands/advice_page.h"
#include "ui/hands/answer_pages.h"
#include "ui/hands/answer_panel.h"
#include "ui/hands/command_line.h"
#include "ui/hands/hand_methods_dialog.h"
#include "ui/hands/hand_panel.h"
#include "ui/hands/outlook_panel.h"
#include "ui/hands/palette_panel.h"
#include "ui/hands/plays_panel.h"
#include "ui/hands/rule_book_editor.h"
#include "ui/hands/rule_switches.h"
#include "ui/hands/rules_panel.h"
#include "ui/hands/sized_scroll_area.h"
#include "ui/hands/table_edits.h"
#include "ui/hands/table_page.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/words.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QPointer>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace yomi::ui::hands {

namespace {

constexpr int sideWidth = 460;

bool isBackspace(const QKeyEvent& key) {
    return key.key() == Qt::Key_Backspace && key.modifiers() == Qt::NoModifier;
}

} // namespace

HandWorkspace::HandWorkspace(HandDocument& document, QWidget* parent)
    : Workspace(parent)
    , m_document(document)
    , m_analysis(document, this)
    , m_advice(document, this)
    , m_outlook(document, this)
    , m_editRules(
          explainedAction(tr("Edit rule books…"),
                          tr("The unit lists of MilliJan: copy, change, import and export them."),
                          this, [this] { openEditor(); }))
    , m_compareMethods(explainedAction(tr("Compare methods…"),
                                       tr("The article's methods and the engine on one hand."),
                                       this, [this] { openMethods(); }))
    , m_hand(new HandPanel(document, m_analysis, m_advice))
    , m_answer(new AnswerPanel(document, m_analysis, m_preview))
    , m_palette(new PalettePanel(document, m_analysis, *m_hand->hand()))
    , m_pages(new QTabWidget)
    , m_advicePage(new AdvicePage(m_analysis, m_advice, m_outlook, document, m_preview))
    , m_units(new UnitsPage(document, m_analysis))
    , m_side(new QWidget)
    , m_views(new QTabBar)
    , m_handPage(new QWidget)
    , m_tablePage(new TablePage(document))
    , m_columns(new Columns(m_handPage)) {
    auto* left = new QVBoxLayout;
    left->setSpacing(cardPadding);
    left->addWidget(m_hand);
    left->addWidget(m_answer, 1);
    left->addWidget(m_palette);
    m_side->setMaximumWidth(sideWidth);
    auto* right = new QVBoxLayout(m_side);
    right->setContentsMargins({});
    right->setSpacing(cardPadding);
    right->addWidget(createRules());
    right->addWidget(createPages(), 1);
    right->addItem(new QSpacerItem(sideWidth, 0, QSizePolicy::Preferred)); // if there is room
    m_columns->addLayout(left, 1);
    m_columns->addWidget(m_side);
    m_views->addTab(tr("Hand"));
    m_views->addTab(tr("Table"));
    m_views->setDocumentMode(true);
    m_views->setExpanding(false);
    m_views->setAccessibleName(tr("Hand or table"));
    auto* views = new QVBoxLayout(this);
    views->setContentsMargins({});
    views->setSpacing(0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_views, m_handPage, m_tablePage})
        views->addWidget(each);
    setFocusProxy(m_palette->field());
    createActions();
    for (QWidget* child : m_handPage->findChildren<QWidget*>())
        if (qobject_cast<QComboBox*>(child) || qobject_cast<QAbstractItemView*>(child))
            child->installEventFilter(this); // they search their rows for typed text

    m_handPage->installEventFilter(this);
    connect(m_columns, &Columns::stackedChanged, this, &HandWorkspace::fitLinks);
    connect(m_hand, &HandPanel::pasteRequested, this, &Workspace::pasteRequested);
    connect(m_hand, &HandPanel::cleared, m_palette->field(), qOverload<>(&QWidget::setFocus));
    connect(m_hand, &HandPanel::pointed, this, &HandWorkspace::pointAtHeld);
    connect(m_palette, &PalettePanel::pointed, this, &HandWorkspace::pointAtKind);
    for (TileField* field : {m_hand->hand(), m_hand->seen(), m_palette->field()})
        field->setComposedInto(m_palette->filter());
    connect(m_hand->hand(), &TileField::typed, m_palette, &PalettePanel::type);
    connect(m_hand->seen(), &TileField::typed, m_palette, &PalettePanel::type);
    connect(m_advicePage, &AdvicePage::usefulChanged, m_palette, &PalettePanel::setUseful);
    connect(&m_analysis, &AnalysisBase::changed, this, &HandWorkspace::showWork);
    connect(m_views, &QTabBar::currentChanged, this, [this](int tab) { showTable(tab == 1); });
    connect(m_tablePage, &TablePage::pasteRequested, this, &Workspace::pasteRequested);
    connect(m_tablePage, &TablePage::openRequested, this, &Workspace::openRequested);
    connect(m_tablePage, &TablePage::workChanged, this, &HandWorkspace::showWork);
    connect(&document, &Document::viewChanged, this, &HandWorkspace::showView);
    connect(&document, &Document::changed, this, [this] {
        m_preview.clear(); // the object under the mouse may be gone
        showPages();
        showView();
    });
    showPages();
    showView();
}

bool HandWorkspace::isTableShown() const {
    return m_document.view().table.isShown && isCardGame(m_document.book());
}

void HandWorkspace::showView() {
    const bool table = isTableShown(), cards = isCardGame(m_document.book());
    if (table == m_tablePage->isVisibleTo(this) && table != m_handPage->isVisibleTo(this) &&
        cards == m_views->isVisibleTo(this))
        return;
    const QSignalBlocker blocker(m_views);
    m_views->setVisible(cards);
    m_columns->setContentsMargins(cardPadding, cards ? cardPadding / 2 : cardPadding, cardPadding,
                                  cardPadding);
    m_views->setCurrentIndex(table ? 1 : 0);
    m_handPage->setVisible(!table);
    m_tablePage->setVisible(table);
    m_tablePage->menuAction()->setEnabled(table);
    for (QAction* action : std::as_const(m_handActions))
        action->setEnabled(!table);
    setFocusProxy(table ? static_cast<QWidget*>(m_tablePage) : m_palette->field());
    showWork();
}

void HandWorkspace::showTable(bool table) {
    View view = m_document.view();
    view.table.isShown = table;
    m_document.setView(view);
    if (table)
        focusPage(*m_tablePage);
    else
        m_palette->field()->setFocus();
}

/// Tiles grow with the window and with the person's font. If the palette has too little room for
/// all its tiles, they shrink as far as they are readable.
void HandWorkspace::fitPage() {
    constexpr QSizeF usual(1280, 714);
    constexpr double largest = 2, smallest = 0.7, step = 0.05, usualRow = 26;
    fitLinks();
    double scale =
        std::clamp(std::max(std::min(width() / usual.width(), seenHeight() / usual.height()),
                            rowHeightFor(fontMetrics()) / usualRow),
                   1.0, largest);
    bool fits = fitTiles(scale);
    while (!fits && scale - step >= smallest)
        fits = fitTiles(scale -= step);
    m_answer->setLeastRows(fits ? 1 : 2); // a page that scrolls need not be low
}

/// Puts the links above the hand in one row if the side leaves enough width.
void HandWorkspace::fitLinks() {
    const int links = m_hand->layout()->itemAt(0)->sizeHint().width() + 2 * cardPadding;
    const int both = width() - 3 * cardPadding, least = m_side->minimumSizeHint().width();
    m_hand->setMinimumWidth(m_columns->areStacked() ? 0 : std::clamp(both - least, 0, links));
    m_side->setMaximumWidth(
        m_columns->areStacked() ? QWIDGETSIZE_MAX : std::max(least, std::min(both / 2, sideWidth)));
}

/// The visible height of the hand's page.
int HandWorkspace::seenHeight() const {
    const int tabs = m_views->isVisibleTo(this) ? m_views->sizeHint().height() : 0;
    return (parentWidget() ? std::min(height(), parentWidget()->height()) : height()) - tabs;
}

bool HandWorkspace::fitTiles(double scale) {
    constexpr int handTile = 64, answerTile = 44;
    m_hand->setTileHeight(static_cast<int>(scale * handTile));
    m_answer->setTileHeight(static_cast<int>(scale * answerTile));
    activateLayouts(*m_hand);
    activateLayouts(*m_answer);
    const int below =
        m_columns->areStacked() ? m_side->minimumSizeHint().height() + cardPadding : 0;
    return m_palette->setRoom(seenHeight() - m_hand->sizeHint().height() -
                                  m_answer->sizeHint().height() - below - 4 * cardPadding,
                              scale);
}

void HandWorkspace::keyPressEvent(QKeyEvent* event) {
    const bool isForHand = !isTableShown();
    if (isForHand && isBackspace(*event))
        m_hand->hand()->removeBeforeCaret();
    else if (const QString text = TileField::typedBy(*event); isForHand && !text.isEmpty())
        m_palette->type(text);
    else
        Workspace::keyPressEvent(event);
}

/// Rows are not edited: what an input method composes over them is for the palette's filter.
bool HandWorkspace::composesInPalette(QWidget& view, QEvent& event) {
    TileField& palette = *m_palette->field();
    if (event.type() == QEvent::InputMethod) {
        const QString& text = static_cast<QInputMethodEvent&>(event).commitString();
        if (text.isEmpty() || !text.trimmed().isEmpty()) // a wide blank would choose a tile
            QCoreApplication::sendEvent(&palette, &event);
        return true;
    }
    if (event.type() != QEvent::InputMethodQuery)
        return false;
    QCoreApplication::sendEvent(&palette, &event);
    auto& query = static_cast<QInputMethodQueryEvent&>(event);
    const QRect cursor = query.value(Qt::ImCursorRectangle).toRect();
    query.setValue(Qt::ImCursorRectangle,
                   cursor.translated(view.mapFromGlobal(palette.mapToGlobal(QPoint()))));
    return true;
}

bool HandWorkspace::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_handPage && event->type() == QEvent::Resize)
        fitPage(); // its layout is done
    auto* view = qobject_cast<QAbstractItemView*>(watched);
    if (view && composesInPalette(*view, *event))
        return true;
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && m_units->isAncestorOf(widget) && m_units->takeKey(*key))
            return true;
        const QString typed = TileField::typedBy(*key);
        if ((view && !typed.isEmpty()) || m_palette->isCard(typed) || isBackspace(*key)) {
            keyPressEvent(key);
            return true;
        }
    }
    return Workspace::eventFilter(watched, event);
}

HandWorkspace::~HandWorkspace() {
    // Panels report when focus and mouse leave them: now, while the receivers still exist.
    hide();
}

QWidget* HandWorkspace::createRules() {
    auto* rules = new RulesPanel(m_document);
    m_editRules->setIconText(tr("Edit"));
    m_compareMethods->setIconText(tr("Compare methods"));
    for (QAction* action : {m_editRules, m_compareMethods})
        rules->addHeaderWidget(new CommandButton(action));
    return rules;
}

/// Creates the further pages. Those that do not apply to a rule book are hidden.
QWidget* HandWorkspace::createPages() {
    m_pages->setDocumentMode(true);
    const auto add = [this](QWidget* page, const QString& title, PageOf of) {
        m_pages->addTab(page, title);
        m_pageOf.push_back(of);
    };
    add(createAdvice(), tr("Advice"), PageOf::Tiles);
    add(new OneShortPage(m_analysis, m_preview), tr("One short"), PageOf::Tiles);
    add(m_units, tr("Units"), PageOf::Tiles);
    auto* plays = new PlaysPanel(m_document, m_analysis, m_preview);
    connect(plays, &PlaysPanel::pointedChanged, this, &Workspace::pointedChanged);
    add(plays, tr("Plays"), PageOf::Cards);
    add(new RuleSwitches(m_document), tr("House rules"), PageOf::Cards);
    return m_pages;
}

QWidget* HandWorkspace::createAdvice() {
    auto* outlook = new OutlookPanel(m_document, m_outlook);
    auto* parts = new CardSplitter(Qt::Vertical, QStringLiteral("advice"));
    parts->addWidget(m_advicePage);
    parts->addWidget(outlook);
    parts->setSizes({5500, 4500}); // shares of the height
    connect(m_advicePage, &AdvicePage::chosenChanged, outlook,
            [this, outlook] { outlook->setDiscards(m_advicePage->chosen()); });
    return parts;
}

void HandWorkspace::createActions() {
    m_actions = m_answer->actions();
    const auto separate = [this] {
        auto* separator = new QAction(this);
        separator->setSeparator(true);
        m_actions << separator;
    };
    const auto add = [this](const QString& text, const QKeySequence& keys, auto slot) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, m_hand, slot);
        m_handActions << action;
    };
    separate();
    add(tr("Sort the hand"), Qt::CTRL | Qt::SHIFT | Qt::Key_T, &HandPanel::sortByTile);
    add(tr("Sort the hand by melds"), Qt::CTRL | Qt::SHIFT | Qt::Key_G, &HandPanel::sortByMeld);
    add(tr("Deal a hand"), Qt::CTRL | Qt::SHIFT | Qt::Key_D, &HandPanel::dealHand);
    add(tr("Clear the hand"), Qt::CTRL | Qt::Key_Backspace,
        [hand = m_hand] { hand->clear(Pile::Hand); });
    add(tr("Clear what was seen"), Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace,
        [hand = m_hand] { hand->clear(Pile::Seen); });
    m_actions << m_handActions;
    m_editRules->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_U);
    m_compareMethods->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    separate();
    m_actions << m_editRules << m_compareMethods;
    auto* other = new QAction(tr("Hand or table of cards"), this);
    other->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    connect(other, &QAction::triggered, this, [this] {
        if (isCardGame(m_document.book()))
            showTable(!isTableShown());
    });
    m_actions << other << m_tablePage->menuAction();
}

void HandWorkspace::openEditor() {
    const std::shared_ptr<const RuleChoice> rules = m_document.inputs().rules;
    const auto* units = std::get_if<UnitList>(rules.get());
    auto* editor = new RuleBookEditor(UnitLibrary::userFolder(),
                                      {rules, units}, // shares the ownership of the choice
                                      this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &RuleBookEditor::used, this, [this](const UnitList& list) {
        m_document.perform(chooseRules(m_document.inputs(), list));
    });
    editor->open();
}

void HandWorkspace::openMethods() {
    if (!m_methods)
        m_methods = new HandMethodsDialog(m_document, this);
    m_methods->show();
    m_methods->raise();
    m_methods->activateWindow();
}

void HandWorkspace::showPages() {
    const PageOf wanted = isCardGame(m_document.book()) ? PageOf::Cards : PageOf::Tiles;
    if (m_pagesOf == wanted)
        return;
    if (m_pagesOf)
        m_lastPage[*m_pagesOf] = m_pages->currentIndex();
    m_pagesOf = wanted;
    for (int page = 0; page < m_pages->count(); ++page) {
        const bool isWanted = m_pageOf[static_cast<std::size_t>(page)] == wanted;
        const auto policy = isWanted ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(page)->setSizePolicy(policy, policy); // the others need no height
        m_pages->setTabVisible(page, isWanted);
    }
    const auto first = std::ranges::find(m_pageOf, wanted) - m_pageOf.begin();
    const auto known = m_lastPage.find(wanted);
    const QPointer<QWidget> keyboard(QApplication::focusWidget()); // where the rules are chosen
    m_pages->setCurrentIndex(known == m_lastPage.end() ? static_cast<int>(first) : known->second);
    if (keyboard && isAncestorOf(keyboard))
        keyboard->setFocus();
}

void HandWorkspace::showWork() {
    if (isTableShown())
        return Q_EMIT workChanged(m_tablePage->workText());
    const HandAnswer* answer = m_analysis.answer().get();
    Q_EMIT workChanged(answer ? tr("Packed counters · %1 · %2 in total")
                                    .arg(nodesText(answer->result.best.nodes),
                                         numberText(answer->result.seconds, Unit::Seconds))
                              : m_analysis.emptyReason());
}

void HandWorkspace::pointAt(int kind) {
    m_hand->hand()->setLitKind(kind);
    m_palette->field()->setLitKind(kind);
    m_preview.clear();
    Q_EMIT pointedChanged(kind < 0 ? QString() : tileDescription(m_document.book(), kind));
}

void HandWorkspace::pointAtHeld(int kind) {
    pointAt(kind);
    m_advicePage->pointAtDiscard(kind);
}

void HandWorkspace::pointAtKind(int kind) {
    pointAt(kind);
    const HandAnswer* answer = m_analysis.answer().get();
    if (!m_analysis.isFresh() || kind < 0)
        return;
    const auto& waits = answer->result.waits;
    if (std::ranges::find(waits, kind, &Wait::tile) != waits.end())
        m_preview.show(answer->inputs, kind);
}

QString HandWorkspace::copyText() const {
    return isTableShown() ? m_tablePage->copyText() : m_hand->copyText();
}

QString HandWorkspace::pasteText(const QString& text) {
    return isTableShown() ? m_tablePage->pasteText(text) : m_hand->pasteText(text);
}

QList<Remedy> HandWorkspace::pasteRemedies(const QString& text) {
    if (isTableShown())
        return {};
    const Inputs& inputs = m_document.inputs();
    std::shared_ptr<const RuleChoice> rules = inputs.rules;
    try {
        parseTiles(*inputs.book, text.trimmed().toStdString());
    } catch (const OtherRules& other) {
        rules = presetRules(other.preset());
    } catch (const std::invalid_argument&) {
        // other rules do not accept it
    }
    const bool isOther = rules != inputs.rules;
    const Edit table = pasteTable(isOther ? chooseRules(inputs, rules).after : inputs, text);
    if (isCardGame(*table.after.book) && table.refusal.isEmpty())
        return {{tr("Put the hands on the table"), [this, table] {
                     m_document.perform(table);
                     showTable(true);
                 }}};
    if (const Edit hand = pasteHand(inputs, rules, text); isOther && hand.refusal.isEmpty())
        return {{tr("Choose %1").arg(worded(hand.after.book->title())), [this, hand] {
                     m_document.perform(hand);
                 }}};
    return {};
}

QString HandWorkspace::copyCommand() const {
    return isTableShown() ? tableCommand(m_document.inputs())
                          : handCommand(m_document.inputs(), m_document.view());
}

} // namespace yomi::ui::hands
