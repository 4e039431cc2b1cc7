// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/draws_page.h"

#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/hands/hand_preview.h"
#include "ui/hands/words.h"

#include <QEvent>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::hands {

namespace {

QString namesOf(const RuleBook& book, const std::vector<Wait>& waits) {
    QStringList names;
    for (const Wait& wait : waits)
        names << tileName(book, wait.tile);
    return names.join(u' ');
}

/// Why there is neither a wait nor a discard.
QString whyNothing(const HandAnswer& answer) {
    const int full = answer.inputs.book->fullHand();
    const int held = static_cast<int>(answer.inputs.hand.size());
    if (held == full - 1)
        return DrawsPage::tr("No tile completes this hand.");
    if (held == full)
        return DrawsPage::tr("Whatever is discarded, no single tile completes the hand.");
    return DrawsPage::tr("With %1 tiles you see what completes the hand, with %2 what each discard "
                         "leaves to wait for. This hand has %3.")
        .arg(full - 1)
        .arg(full)
        .arg(held);
}

} // namespace

DrawsPage::DrawsPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent)
    : Card(tr("Waits"), parent)
    , m_analysis(analysis)
    , m_preview(preview)
    , m_waits(new ValueTable({{tr("Tile"), tr("A tile that completes the hand."), {}},
                              {tr("Melds"), tr("The melds of the completed hand."), {}},
                              {tr("Left"), tr("How many copies can still be drawn."), Unit::Count},
                              {tr("Score"), tr("What the completed hand scores."), Unit::Count}},
                             this))
    , m_discards(new ValueTable(
          {{tr("Discard"), tr("A tile that can go."), {}},
           {tr("Waits"), tr("The tiles that complete the hand then."), {}},
           {tr("Left"), tr("How many copies of those can still be drawn."), Unit::Count},
           {tr("Best"), tr("The highest score that a wait brings."), Unit::Count},
           {tr("Mean"), tr("The mean score, each wait as often as it is left."), Unit::Count}},
          this))
    , m_waitView(connected(new TableView(m_waits, tr("Waits"))))
    , m_discardView(connected(new TableView(m_discards, tr("Discards")))) {
    m_waitView->viewport()->installEventFilter(this);
    connect(&analysis, &AnalysisBase::changed, this, &DrawsPage::refresh);
}

bool DrawsPage::eventFilter(QObject* watched, QEvent* event) {
    // The partition shows the melds of a wait that is pointed at; a tooltip would cover it.
    return event->type() == QEvent::ToolTip || Card::eventFilter(watched, event);
}

TableView* DrawsPage::connected(TableView* view) {
    view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    view->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    content()->addWidget(view, 1);
    connect(view, &TableView::rowPointed, this,
            [this, view](int row) { lookAhead(row < 0 ? view->currentRow() : row); });
    connect(view, &TableView::currentRowChanged, this, &DrawsPage::lookAhead);
    return view;
}

void DrawsPage::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void DrawsPage::refresh() {
    if (!isVisible())
        return; // an edit has no time for pages that nobody looks at
    const HandAnswer* answer = m_analysis.answer().get();
    if (!answer || answer->inputs.book->fullHand() == 0)
        return setEmptyText(m_analysis.whyNothing());
    showWaits(*answer);
    showDiscards(*answer);
    const bool waits = !answer->result.waits.empty();
    const bool discards = !answer->result.discards.empty();
    m_waitView->setVisible(waits);
    m_discardView->setVisible(discards);
    setTitle(discards ? tr("After each discard") : tr("Waits"));
    setEmptyText(waits || discards ? QString() : whyNothing(*answer));
}

void DrawsPage::showWaits(const HandAnswer& answer) {
    QList<QVariantList> rows;
    for (const Wait& wait : answer.result.waits) {
        QStringList melds;
        for (const int meld : wait.partition)
            melds << meldText(*answer.inputs.book, meld);
        rows << QVariantList{tileName(*answer.inputs.book, wait.tile),
                             melds.join(QStringLiteral(" · ")), wait.left, wait.score};
    }
    m_waits->setRows(std::move(rows));
}

void DrawsPage::showDiscards(const HandAnswer& answer) {
    QList<QVariantList> rows;
    for (const Discard& discard : answer.result.discards)
        rows << QVariantList{tileName(*answer.inputs.book, discard.tile),
                             namesOf(*answer.inputs.book, discard.waits), discard.tilesLeft,
                             discard.bestScore, discard.meanScore};
    m_discards->setRows(std::move(rows));
}

void DrawsPage::lookAhead(int row) {
    const HandAnswer* answer = m_analysis.answer().get();
    if (row < 0 || !answer)
        return m_preview.clear();
    const HandResult& result = answer->result;
    const auto at = static_cast<std::size_t>(row);
    if (at < result.waits.size())
        return m_preview.show(answer->inputs, result.waits[at].tile);
    if (at < result.discards.size())
        m_preview.showDiscard(answer->inputs, result.discards[at]);
}

} // namespace yomi::ui::hands
