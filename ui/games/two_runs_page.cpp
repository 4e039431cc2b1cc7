// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/two_runs_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/games/list_items.h"
#include "ui/games/search_document.h"
#include "ui/inspector/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QTreeView>
#include <QVBoxLayout>

namespace yomi::ui::games {

namespace {

/// Records both and merges their last iterations. Throws as the searches do.
TwoRuns recordTwoRuns(const SearchRoot& root, const GameFace& face, const Settings& a,
                      const Settings& b, const std::stop_token& stop) {
    const Limits limits = {stop, {}};
    return mergedRuns(root.record(a, limits).trace, root.record(b, limits).trace, face, stop);
}

} // namespace

TwoRunsPage::TwoRunsPage(SearchDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_card(new Card(tr("Two runs")))
    , m_view(new TwoRunsView(createChoices()))
    , m_runs([&face = document.face()](const Asked& asked, const std::stop_token& stop) {
        return recordTwoRuns(asked.root, face, asked.a, asked.b, stop);
    }) {
    for (const bool inB : {false, true})
        m_view->offerSteps(inB, [this, inB](NodeId node) { open(inB, node); });
    m_card->addHeaderWidget(new JobBar(m_runs.run(), tr("Searching…")));
    m_card->content()->setSpacing(2 * spacingUnit);
    m_card->content()->addWidget(
        mutedLabel(tr("The last iterations of two searches laid on each other. A row is a line of "
                      "moves; one that is searched twice counts once. Double-click a row, or press "
                      "Enter, to step through the search there.")));
    m_card->content()->addWidget(m_view, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_card);
    setFocusPlace(*this, m_view->tree());
    connect(&document, &Document::changed, this, &TwoRunsPage::refresh);
    connect(&document, &Document::viewChanged, this, &TwoRunsPage::refresh);
    connect(&m_runs, &AnalysisBase::changed, this, [this] {
        m_view->showAnswer(m_runs,
                           tr("The searches were stopped. Change something to start again."));
    });
}

QComboBox* TwoRunsPage::addChoice(bool ofB) {
    auto* box = new QComboBox;
    box->setAccessibleName(ofB ? tr("Search B") : tr("Search A"));
    box->setToolTip(ofB ? tr("The search that A is compared with: a row of the page Compare.")
                        : tr("The search with the settings on the left."));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::activated, this, [this, ofB](int row) {
        if (ofB)
            m_document.compareWith(static_cast<std::size_t>(row));
        else
            m_document.showSearch(static_cast<std::size_t>(row));
    });
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
    const Asked asked = {m_document.root(), m_document.shownSearch(), m_document.otherSearch()};
    if (asked == m_asked)
        return;
    m_asked = asked;
    const QString reason = asked.a == asked.b
                               ? tr("There is no other search to compare with. Add one in Compare.")
                               : m_document.whyNotSearched();
    if (!reason.isEmpty()) {
        m_runs.clear();
        return m_view->showNothing(reason);
    }
    m_runs.ask(asked);
}

void TwoRunsPage::refreshChoices() {
    QStringList names;
    for (const Settings& settings : m_document.searches())
        names << searchName(settings);
    const std::array rows = {m_document.view().search, m_document.view().other};
    for (int i = 0; i < m_choices.size(); ++i) {
        showItems(*m_choices[i], names);
        m_choices[i]->setCurrentIndex(static_cast<int>(rows[static_cast<std::size_t>(i)]));
    }
}

void TwoRunsPage::open(bool inB, NodeId node) {
    const EventIndex event = m_view->model().runs()->trace(inB).nodes[node].entered;
    if (inB)
        m_document.showSearch(m_document.view().other);
    m_document.setEvent(event);
    Q_EMIT opened();
}

} // namespace yomi::ui::games
