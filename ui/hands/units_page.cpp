// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/units_page.h"

#include "ui/common/bubble.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/hands/meld_actions.h"
#include "ui/hands/words.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

namespace yomi::ui::hands {

UnitsPage::UnitsPage(HandDocument& document, HandAnalysis& analysis, QWidget* parent)
    : Card(tr("Units that fit"), parent)
    , m_analysis(analysis)
    , m_table(
          new ValueTable({{tr("Unit"), tr("A unit all of whose tiles are in the hand."), {}},
                          {tr("Tiles"), tr("The tiles that it takes."), {}},
                          {tr("Score"), tr("What it scores, by the rule book."), Unit::Count},
                          {tr("Wish"),
                           tr("Locked, open, forbidden, or with a bonus: the context menu, or the "
                              "keys L, O, F and B."),
                           {}}},
                         this))
    , m_view(new TableView(m_table, tr("Units that fit")))
    , m_actions(new MeldActions(document, this))
    , m_bubble(new Bubble(m_view)) {
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);
    content()->addWidget(m_view, 1);
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
    connect(&analysis, &AnalysisBase::changed, this, &UnitsPage::refresh);
}

int UnitsPage::currentMeld() const {
    const HandAnswer* answer = m_analysis.answer().get();
    const int row = m_view->currentRow();
    return answer && row >= 0 ? answer->result.fitting[static_cast<std::size_t>(row)] : -1;
}

void UnitsPage::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void UnitsPage::refresh() {
    if (!isVisible())
        return; // an edit has no time for pages that nobody looks at
    const HandAnswer* answer = m_analysis.answer().get();
    if (!answer)
        return setEmptyText(m_analysis.whyNothing());
    const RuleBook& book = *answer->inputs.book;
    if (isCardGame(book))
        return;
    QList<QVariantList> rows;
    bool wished = false;
    for (const int meld : answer->result.fitting) {
        const QString wish = wishText(answer->inputs, meld);
        wished = wished || !wish.isEmpty();
        rows << QVariantList{meldText(book, meld), tilesWords(book, book.meld(meld).tiles),
                             book.meld(meld).score, wish};
    }
    constexpr int wishes = 3;
    m_view->setColumnHidden(wishes, !wished); // the names have more use for the room
    setEmptyText(rows.isEmpty() ? tr("No unit has all its tiles in this hand.") : QString());
    m_table->setRows(std::move(rows));
}

bool UnitsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        m_bubble->say({}, {});
    // Before the table searches for a row that begins with the letter.
    if (watched == m_view && event->type() == QEvent::KeyPress && currentMeld() >= 0 &&
        m_actions->takeKey(currentMeld(), *static_cast<QKeyEvent*>(event)))
        return true;
    return Card::eventFilter(watched, event);
}

} // namespace yomi::ui::hands
