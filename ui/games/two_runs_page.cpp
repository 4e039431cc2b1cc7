// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/two_runs_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/keyboard.h"
#include "ui/games/list_items.h"

#include <QComboBox>
#include <QTreeView>
#include <QVBoxLayout>

namespace yomi::ui::games {

TwoRunsPage::TwoRunsPage(SearchDocument& document, const QList<ComparedRows*>& rows,
                         QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_rows(rows)
    , m_explanation(mutedLabel({}))
    , m_view(new TwoRunsView(createChoices()))
    , m_runs([](const RowPair& pair, const std::stop_token& stop) { return pair.record(stop); }) {
    for (const bool inB : {false, true})
        m_view->offerSteps(inB, [this, inB](NodeId node) {
            this->rows().step(inB, m_view->model().runs()->trace(inB).nodes[node].entered);
        });
    auto* card = new Card(tr("Two runs"));
    card->addHeaderWidget(new JobBar(m_runs.run(), tr("Searching…")));
    card->content()->setSpacing(2 * spacingUnit);
    card->content()->addWidget(m_explanation);
    card->content()->addWidget(m_view, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(card);
    setFocusPlace(*this, m_view->tree());
    connect(&document, &Document::viewChanged, this, &TwoRunsPage::refresh);
    for (ComparedRows* each : rows)
        for (const auto signal : {&ComparedRows::changed, &ComparedRows::answered})
            connect(each, signal, this, &TwoRunsPage::refresh);
    connect(&m_runs, &AnalysisBase::changed, this, [this] {
        m_view->showAnswer(m_runs,
                           tr("The searches were stopped. Change something to start again."));
    });
}

QComboBox* TwoRunsPage::addChoice(bool ofB) {
    auto* box = new QComboBox;
    box->setAccessibleName(ofB ? tr("Search B") : tr("Search A"));
    box->setToolTip(tr("A row of the page Compare."));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::activated, this, [this, ofB](int row) { rows().compare(ofB, row); });
    m_choices << box;
    return box;
}

QList<QWidget*> TwoRunsPage::createChoices() {
    return {labelled(tr("A"), addChoice(false)), labelled(tr("B"), addChoice(true))};
}

void TwoRunsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void TwoRunsPage::refresh() {
    if (!isVisible())
        return;
    refreshChoices();
    m_explanation->setText(rows().explanation());
    m_view->setStepping(rows().hasSteps());
    const RowPair pair = rows().pair();
    if (pair == m_asked)
        return;
    m_asked = pair;
    if (!pair.whyNot.isEmpty()) {
        m_runs.clear();
        return m_view->showNothing(pair.whyNot);
    }
    m_runs.ask(pair);
}

void TwoRunsPage::refreshChoices() {
    const std::array compared = rows().compared();
    for (int i = 0; i < m_choices.size(); ++i) {
        showItems(*m_choices[i], rows().choices());
        m_choices[i]->setCurrentIndex(compared[static_cast<std::size_t>(i)]);
    }
}

} // namespace yomi::ui::games
