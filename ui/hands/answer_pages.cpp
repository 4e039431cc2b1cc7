// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/answer_pages.h"

#include "ui/common/bubble.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/hands/hand_preview.h"
#include "ui/hands/meld_actions.h"
#include "ui/hands/words.h"

#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

namespace yomi::ui::hands {

AnswerPage::AnswerPage(const QString& title, HandAnalysis& analysis, QWidget* parent)
    : Card(title, parent)
    , m_analysis(analysis) {
    connect(&analysis, &AnalysisBase::changed, this, &AnswerPage::refresh);
}

TableView* AnswerPage::addTable(ValueTable* table, const QString& name, int wide) {
    auto* view = new TableView(table, name);
    view->stretchColumn(wide);
    view->wrapRows();
    content()->addWidget(view, 1);
    connect(view, &TableView::rowPointed, this,
            [this, view](int row) { lookAhead(row < 0 ? view->currentRow() : row); });
    connect(view, &TableView::currentRowChanged, this, &AnswerPage::lookAhead);
    return view;
}

void AnswerPage::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void AnswerPage::refresh() {
    if (isVisible())
        setEmptyText(answer() ? fill(*answer()) : m_analysis.emptyReason());
}

OneShortPage::OneShortPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent)
    : AnswerPage(tr("One tile short"), analysis, parent)
    , m_preview(preview)
    , m_table(
          new ValueTable({{tr("Tile"), tr("The tile that is missing."), {}},
                          {tr("Left"), tr("How many copies can still be drawn."), Unit::Count},
                          {tr("Melds"), tr("The melds that lack this tile and nothing else."), {}}},
                         this)) {
    addTable(m_table, tr("Melds that are one tile short"), 2);
}

QString OneShortPage::fill(const HandAnswer& answer) {
    const RuleBook& book = *answer.inputs.book;
    QList<QVariantList> rows;
    for (const OneShort& missing : answer.result.oneShort)
        rows << QVariantList{tileName(book, missing.tile), missing.left,
                             meldsText(book, missing.melds)};
    m_table->setRows(std::move(rows));
    return answer.result.oneShort.empty() ? tr("No meld lacks just one tile of this hand.")
                                          : QString();
}

void OneShortPage::lookAhead(int row) {
    if (row < 0 || !answer())
        return m_preview.clear();
    const auto& missing = answer()->result.oneShort;
    if (const auto at = static_cast<std::size_t>(row); at < missing.size())
        m_preview.show(answer()->inputs, missing[at].tile);
}

UnitsPage::UnitsPage(HandDocument& document, HandAnalysis& analysis, QWidget* parent)
    : AnswerPage(tr("Units that fit"), analysis, parent)
    , m_table(
          new ValueTable({{tr("Unit"), tr("A unit all of whose tiles are in the hand."), {}},
                          {tr("Tiles"), tr("The tiles that it takes."), {}},
                          {tr("Score"), tr("What it scores, by the rule book."), Unit::Count},
                          {tr("Wish"),
                           tr("Locked, open, forbidden, or with a bonus: the context menu, or the "
                              "keys L, O, F and B."),
                           {}}},
                         this))
    , m_view(addTable(m_table, tr("Units that fit"), 1))
    , m_actions(new MeldActions(document, this))
    , m_bubble(new Bubble(m_view)) {
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](QPoint place) {
        if (currentMeld() < 0)
            return;
        auto* menu = new QMenu(m_view);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        m_actions->fillMenu(*menu, currentMeld());
        menu->addSeparator();
        menu->addActions(m_view->actions());
        menu->popup(m_view->viewport()->mapToGlobal(place));
    });
    connect(m_actions, &MeldActions::refused, this, [this](const QString& sentence) {
        m_bubble->say(
            sentence,
            m_view->visualRect(m_view->currentIndex()).translated(m_view->viewport()->pos()));
    });
}

int UnitsPage::currentMeld() const {
    const int row = m_view->currentRow();
    return answer() && row >= 0 ? answer()->result.fitting[static_cast<std::size_t>(row)] : -1;
}

QString UnitsPage::fill(const HandAnswer& answer) {
    const RuleBook& book = *answer.inputs.book;
    if (isCardGame(book))
        return {};
    QList<QVariantList> rows;
    bool wished = false;
    for (const int meld : answer.result.fitting) {
        const QString wish = wishText(answer.inputs, meld);
        wished = wished || !wish.isEmpty();
        rows << QVariantList{meldText(book, meld), tilesWords(book, book.meld(meld).tiles),
                             book.meld(meld).score, wish};
    }
    constexpr int wishes = 3;
    m_view->setColumnHidden(wishes, !wished); // the names need the room more
    m_table->setRows(std::move(rows));
    return m_table->rowCount() > 0 ? QString() : tr("No unit has all its tiles in this hand.");
}

bool UnitsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        m_bubble->say({}, {});
    return AnswerPage::eventFilter(watched, event);
}

bool UnitsPage::takeKey(const QKeyEvent& key) {
    return currentMeld() >= 0 && m_actions->takeKey(currentMeld(), key);
}

} // namespace yomi::ui::hands
