// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/tree_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/playback_bar.h"
#include "ui/trace/node_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTreeView>

namespace yomi::ui::trace {

TreePage::TreePage(RecordingStepper& stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_card(new Card(tr("Tree")))
    , m_tree(new QTreeView)
    , m_playback(new PlaybackBar(tr("Events of the recording"))) {
    m_tree->setModel(&m_model);
    m_tree->setAccessibleName(tr("Tree of the recording"));
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(NodeTree::Move, QHeaderView::Stretch);
    m_card->content()->addWidget(m_tree, 1);
    m_card->content()->addWidget(m_playback);
    constexpr int sideWidth = 340;
    auto* side = new QWidget;
    side->setFixedWidth(sideWidth);
    auto* right = new QVBoxLayout(side);
    right->setContentsMargins({});
    right->setSpacing(cardPadding);
    right->addWidget(new NodePanel(stepper), 1);
    right->addWidget(new LinesPanel(stepper), 1);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, cardPadding, 0, 0);
    columns->setSpacing(cardPadding);
    columns->addWidget(m_card, 1);
    columns->addWidget(side);
    connect(m_playback, &PlaybackBar::positionChosen, this,
            [this](int position) { m_stepper.go(static_cast<EventIndex>(position)); });
    connect(&stepper, &RecordingStepper::recordingChanged, this, &TreePage::takeRecording);
    connect(&stepper, &RecordingStepper::eventChanged, this, &TreePage::follow);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (const std::optional<NodeId> node = m_model.node(index); node && !m_following)
                    m_stepper.goToNode(*node);
            });
    takeRecording();
}

void TreePage::takeRecording() {
    const bool any = m_stepper.hasEvents();
    m_card->setEmptyText(any                ? QString()
                         : m_stepper.read() ? tr("The recording has no events.")
                                            : m_stepper.whyNothing());
    m_model.setRecording(m_stepper.read());
    m_playback->setLast(any ? static_cast<int>(m_stepper.read()->recording.events.size()) - 1 : -1);
    follow();
    if (!any)
        return;
    const QModelIndex iteration = m_model.index(0, 0, {});
    m_tree->expand(iteration);
    m_tree->expand(m_model.index(0, 0, iteration));
}

void TreePage::follow() {
    if (!m_stepper.hasEvents())
        return;
    m_playback->setPosition(static_cast<int>(m_stepper.event()));
    const QScopedValueRollback following(m_following, true);
    if (const std::optional<NodeId> node = m_stepper.node())
        m_tree->setCurrentIndex(m_model.indexOf(*node));
}

} // namespace yomi::ui::trace
