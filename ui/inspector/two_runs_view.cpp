// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/two_runs_view.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/flow_layout.h"
#include "ui/common/numbers.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace yomi::ui::inspector {

TwoRunsView::TwoRunsView(const QList<QWidget*>& choices, QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel)
    , m_tree(new QTreeView) {
    m_sentence->setObjectName(QStringLiteral("twoRunsCounts"));
    m_sentence->setTextFormat(Qt::RichText); // the counts are emphasized
    m_sentence->setWordWrap(true);
    createTree();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    column->addWidget(createControls(choices));
    column->addWidget(m_sentence);
    column->addWidget(m_tree, 1);
}

void TwoRunsView::createTree() {
    m_tree->setModel(&m_model);
    m_tree->setAccessibleName(tr("What two searches visit"));
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_tree, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const MergedNode& line = m_model.line(index);
        const bool isB = index.column() == TwoRunsModel::InB && line.other != noNode;
        stepThrough(m_steps[true] && (isB || line.one == noNode), index);
    });
    m_tree->header()->setStretchLastSection(false);
    constexpr int leastWidth = 72;
    m_tree->header()->setMinimumSectionSize(leastWidth);
    m_tree->header()->setResizeContentsPrecision(0); // of the visible rows
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(TwoRunsModel::MoveAndBoard, QHeaderView::Stretch);
}

QWidget* TwoRunsView::createControls(const QList<QWidget*>& choices) {
    auto* controls = new QWidget;
    auto* row = new FlowLayout(controls, 2 * spacingUnit);
    for (QWidget* choice : choices)
        row->addWidget(choice);
    auto* only = new QCheckBox(tr("differences only"));
    only->setToolTip(tr("Hides what both searches visit with all that is below it."));
    connect(only, &QCheckBox::toggled, this, [this](bool on) {
        m_model.setDifferencesOnly(on);
        goToDifference(true);
    });
    row->addWidget(only);
    auto* both = new QHBoxLayout; // in one row
    for (const bool forward : {false, true}) {
        auto* action =
            new QAction(forward ? tr("Next difference") : tr("Previous difference"), this);
        action->setShortcuts(forward ? QList<QKeySequence>{Qt::Key_N}
                                     : QList<QKeySequence>{Qt::SHIFT | Qt::Key_N, Qt::Key_P});
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, forward] { goToDifference(forward); });
        addAction(action);
        m_tree->addAction(action);
        action->setIconText(forward ? tr("Next") : tr("Previous"));
        explainWithKey(*action, action->text());
        both->addWidget(new CommandButton(action));
    }
    row->addLayout(both);
    return controls;
}

void TwoRunsView::showRuns(std::shared_ptr<const TwoRuns> runs, std::optional<NodeId> parting) {
    m_model.setRuns(std::move(runs), parting);
    m_tree->show();
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_sentence->setForegroundRole(QPalette::WindowText);
    const Shares& shares = m_model.runs()->tree.shares;
    const auto number = [](std::uint32_t count) {
        return QStringLiteral("<b>%1</b>").arg(numberText(count, Unit::Count));
    };
    m_sentence->setText(
        tr("Both visit %1 lines of moves, only A %2, only B %3.", nullptr, pluralOf(shares.both))
            .arg(number(shares.both), number(shares.onlyOne), number(shares.onlyOther)));
    if (parting)
        m_tree->setCurrentIndex(m_model.indexOf(*parting));
    else
        goToDifference(true);
}

void TwoRunsView::showNothing(const QString& reason) {
    m_model.setRuns(nullptr);
    m_tree->hide();
    m_sentence->setText(withoutMarkup(reason));
    m_sentence->setAlignment(Qt::AlignCenter); // as in an empty card
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
}

void TwoRunsView::showComputing() {
    m_sentence->setText(tr("Comparing the runs…"));
}

void TwoRunsView::offerSteps(bool inB, std::function<void(NodeId)> step) {
    m_steps[inB] = std::move(step);
    auto* action = new QAction(inB ? tr("Step through B there") : tr("Step through A there"), this);
    connect(action, &QAction::triggered, this,
            [this, inB] { stepThrough(inB, m_tree->currentIndex()); });
    m_tree->addAction(action);
    m_stepActions << action;
}

void TwoRunsView::setStepping(bool offered) {
    m_isStepping = offered;
    for (QAction* action : std::as_const(m_stepActions))
        action->setVisible(offered);
}

void TwoRunsView::stepThrough(bool inB, const QModelIndex& index) {
    if (!index.isValid() || !m_isStepping || !m_steps[inB])
        return;
    const MergedNode& line = m_model.line(index);
    if (const NodeId node = inB ? line.other : line.one; node != noNode)
        m_steps[inB](node);
}

void TwoRunsView::setNumbers(Perspective numbers) {
    m_model.setNumbers(numbers);
}

void TwoRunsView::goToDifference(bool forward) {
    const QModelIndex current = m_tree->currentIndex();
    const std::optional<NodeId> node = m_model.difference(
        current.isValid() ? std::optional(m_model.node(current)) : std::nullopt, forward);
    if (node)
        m_tree->setCurrentIndex(m_model.indexOf(*node));
}

} // namespace yomi::ui::inspector
