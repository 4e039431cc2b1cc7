// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/two_runs_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/search/search_document.h"
#include "ui/search/words.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace yomi::ui::search {

TwoRunsPage::TwoRunsPage(SearchDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_card(new Card(tr("Two runs")))
    , m_counts(new QLabel)
    , m_view(new QTreeView)
    , m_runs([&face = document.face()](const Asked& asked, const std::stop_token& stop) {
        return recordTwoRuns(asked.root, face, asked.a, asked.b, stop);
    }) {
    m_counts->setObjectName(QStringLiteral("twoRunsCounts"));
    m_counts->setWordWrap(true);
    createView();
    m_card->addHeaderWidget(new JobBar(m_runs.run(), tr("Searching…")));
    m_card->content()->setSpacing(2 * spacingUnit);
    m_card->content()->addWidget(
        mutedLabel(tr("The last iterations of two searches laid on each other. A row is a line of "
                      "moves; one that is searched twice counts once. Double-click a row, or press "
                      "Enter, to step through the search there.")));
    m_card->content()->addWidget(createChoices());
    m_card->content()->addWidget(m_counts);
    m_card->content()->addWidget(m_view, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_card);
    connect(&document, &Document::changed, this, &TwoRunsPage::refresh);
    connect(&document, &Document::viewChanged, this, &TwoRunsPage::refresh);
    connect(&m_runs, &AnalysisBase::changed, this, &TwoRunsPage::takeRuns);
}

QComboBox* TwoRunsPage::addChoice(bool ofB) {
    auto* box = new QComboBox;
    box->setAccessibleName(ofB ? tr("Search B") : tr("Search A"));
    box->setToolTip(ofB ? tr("The search that A is compared with: a row of the page Compare.")
                        : tr("The search shown: the one whose settings stand at the left."));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int characters = 34;
    box->setMinimumContentsLength(characters);
    connect(box, &QComboBox::activated, this, [this, ofB](int row) {
        if (ofB)
            m_document.compareWith(static_cast<std::size_t>(row));
        else
            m_document.showSearch(static_cast<std::size_t>(row));
    });
    m_choices << box;
    return box;
}

QWidget* TwoRunsPage::createChoices() {
    auto* choices = new QWidget;
    auto* row = new FlowLayout(choices, 2 * spacingUnit);
    for (const bool ofB : {false, true}) {
        auto* label = new QLabel(ofB ? tr("B") : tr("A"));
        QComboBox* box = addChoice(ofB);
        label->setBuddy(box);
        auto* both = new QHBoxLayout;
        both->setSpacing(2 * spacingUnit);
        both->addWidget(label);
        both->addWidget(box);
        row->addLayout(both);
    }
    auto* only = new QCheckBox(tr("differences only"));
    only->setToolTip(tr("Hides what both searches visit with all that is below it."));
    connect(only, &QCheckBox::toggled, this, [this](bool on) {
        m_model.setDifferencesOnly(on);
        goToDifference(true);
    });
    row->addWidget(only);
    for (const bool forward : {false, true}) {
        auto* action =
            new QAction(forward ? tr("Next difference") : tr("Previous difference"), this);
        action->setShortcuts(forward ? QList<QKeySequence>{Qt::Key_N}
                                     : QList<QKeySequence>{Qt::SHIFT | Qt::Key_N, Qt::Key_P});
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, forward] { goToDifference(forward); });
        addAction(action);
        m_view->addAction(action);
        auto* link = new LinkButton(forward ? tr("next") : tr("previous"));
        link->setToolTip(tr("%1 (%2)").arg(action->text(),
                                           action->shortcut().toString(QKeySequence::NativeText)));
        link->setAccessibleName(action->text());
        connect(link, &QAbstractButton::clicked, action, &QAction::trigger);
        row->addWidget(link);
    }
    return choices;
}

void TwoRunsPage::createView() {
    m_view->setModel(&m_model);
    m_view->setAccessibleName(tr("What two searches visit"));
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->header()->setStretchLastSection(false);
    constexpr int leastWidth = 72;
    m_view->header()->setMinimumSectionSize(leastWidth);
    m_view->header()->setResizeContentsPrecision(0); // of the rows in sight
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(TwoRunsModel::MoveAndBoard, QHeaderView::Stretch);
    connect(m_view, &QAbstractItemView::activated, this, &TwoRunsPage::open);
    for (const bool inB : {false, true}) {
        auto* action =
            new QAction(inB ? tr("Step through B there") : tr("Step through A there"), this);
        connect(action, &QAction::triggered, this, [this, inB] {
            if (m_view->currentIndex().isValid())
                openIn(inB, m_model.node(m_view->currentIndex()));
        });
        m_view->addAction(action);
    }
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
    if (const QString reason = m_document.whyNotSearched(); !reason.isEmpty()) {
        m_runs.clear();
        return showNothing(reason);
    }
    m_runs.ask(asked);
}

void TwoRunsPage::refreshChoices() {
    QStringList names;
    for (const Settings& settings : m_document.searches())
        names << searchName(settings);
    const std::array rows = {m_document.view().search, m_document.view().other};
    for (int i = 0; i < m_choices.size(); ++i) {
        m_choices[i]->clear();
        m_choices[i]->addItems(names);
        m_choices[i]->setCurrentIndex(static_cast<int>(rows[static_cast<std::size_t>(i)]));
    }
}

void TwoRunsPage::takeRuns() {
    switch (m_runs.state()) {
    case AnalysisState::Fresh:
        m_model.setRuns({m_runs.answer(), m_runs.result()});
        m_view->show();
        showCounts();
        return goToDifference(true);
    case AnalysisState::Stopped:
        m_runs.clear();
        return showNothing(tr("The searches were stopped. Change something to start again."));
    case AnalysisState::Failed:
        return showNothing(m_runs.error());
    case AnalysisState::Idle:
    case AnalysisState::Computing:
    case AnalysisState::Stale:
        break;
    }
}

void TwoRunsPage::showNothing(const QString& reason) {
    m_model.setRuns(nullptr);
    m_view->hide();
    m_counts->setText(reason);
}

void TwoRunsPage::showCounts() {
    const Shares& shares = m_model.runs()->tree.shares;
    const auto number = [](std::uint32_t count) {
        return QStringLiteral("<b>%1</b>").arg(numberText(count, Unit::Count));
    };
    if (m_document.view().search == m_document.view().other)
        m_counts->setText(tr("A and B are the same search, %1 lines. Choose another one for B.")
                              .arg(number(shares.both)));
    else
        m_counts->setText(
            tr("Both visit %1 lines of moves, only A %2, only B %3.")
                .arg(number(shares.both), number(shares.onlyOne), number(shares.onlyOther)));
}

void TwoRunsPage::goToDifference(bool forward) {
    const QModelIndex current = m_view->currentIndex();
    const std::optional<NodeId> node = m_model.difference(
        current.isValid() ? std::optional(m_model.node(current)) : std::nullopt, forward);
    if (node)
        m_view->setCurrentIndex(m_model.indexOf(*node));
}

void TwoRunsPage::open(const QModelIndex& index) {
    const NodeId node = m_model.node(index);
    const MergedNode& line = m_model.runs()->tree.nodes[node];
    openIn(line.one == noNode || (index.column() == TwoRunsModel::InB && line.other != noNode),
           node);
}

void TwoRunsPage::openIn(bool inB, NodeId node) {
    const MergedNode& line = m_model.runs()->tree.nodes[node];
    const NodeId visit = inB ? line.other : line.one;
    if (visit == noNode)
        return;
    const EventIndex event = m_model.runs()->trace(inB).nodes[visit].entered;
    if (inB)
        m_document.showSearch(m_document.view().other);
    m_document.setEvent(event);
    Q_EMIT opened();
}

} // namespace yomi::ui::search
