// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/one_short_page.h"

#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/hands/hand_preview.h"
#include "ui/hands/words.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace yomi::ui::hands {

OneShortPage::OneShortPage(HandAnalysis& analysis, HandPreview& preview, QWidget* parent)
    : Card(tr("One tile short"), parent)
    , m_analysis(analysis)
    , m_preview(preview)
    , m_table(
          new ValueTable({{tr("Tile"), tr("The tile that is missing."), {}},
                          {tr("Left"), tr("How many copies can still be drawn."), Unit::Count},
                          {tr("Melds"), tr("The melds that lack this tile and nothing else."), {}}},
                         this))
    , m_view(new TableView(m_table, tr("Melds that are one tile short"))) {
    m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    content()->addWidget(m_view, 1);
    connect(m_view, &TableView::rowPointed, this,
            [this](int row) { lookAhead(row < 0 ? m_view->currentRow() : row); });
    connect(m_view, &TableView::currentRowChanged, this, &OneShortPage::lookAhead);
    connect(&analysis, &AnalysisBase::changed, this, &OneShortPage::refresh);
}

void OneShortPage::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void OneShortPage::refresh() {
    if (!isVisible())
        return; // an edit has no time for pages that nobody looks at
    const HandAnswer* answer = m_analysis.answer().get();
    if (!answer)
        return setEmptyText(m_analysis.whyNothing());
    QList<QVariantList> rows;
    for (const OneShort& missing : answer->result.oneShort) {
        QStringList melds;
        for (const int meld : missing.melds)
            melds << meldText(*answer->inputs.book, meld);
        rows << QVariantList{tileName(*answer->inputs.book, missing.tile), missing.left,
                             melds.join(QStringLiteral(" · "))};
    }
    setEmptyText(rows.isEmpty() ? tr("No meld lacks just one tile of this hand.") : QString());
    m_table->setRows(std::move(rows));
}

void OneShortPage::lookAhead(int row) {
    const HandAnswer* answer = m_analysis.answer().get();
    if (row < 0 || !answer)
        return m_preview.clear();
    const auto& missing = answer->result.oneShort;
    if (const auto at = static_cast<std::size_t>(row); at < missing.size())
        m_preview.show(answer->inputs, missing[at].tile);
}

} // namespace yomi::ui::hands
