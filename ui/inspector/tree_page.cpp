// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_page.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/keyboard.h"
#include "ui/common/playback_bar.h"
#include "ui/common/side_scroll.h"
#include "ui/common/stale_overlay.h"
#include "ui/inspector/event_panel.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/iteration_panel.h"
#include "ui/inspector/node_panel.h"
#include "ui/inspector/numbers_box.h"
#include "ui/inspector/outline_view.h"
#include "ui/inspector/quiz_panel.h"
#include "ui/inspector/recorded_event_panel.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>

namespace yomi::ui::inspector {

TreePage::TreePage(Cursor& cursor, Quiz& quiz, QWidget* parent)
    : QWidget(parent)
    , m_cursor(cursor)
    , m_panel(new TreePanel(cursor))
    , m_either(new QStackedWidget)
    , m_whyOutline(mutedLabel({}))
    , m_outline(new QTreeView)
    , m_playback(new PlaybackBar(tr("Events of the recording")))
    , m_event(new EventPanel(cursor))
    , m_recordedEvent(new RecordedEventPanel(cursor)) {
    auto* inspector = new Inspector(cursor, m_panel);
    m_panel->addControl(tr("numbers"), new NumbersBox(cursor));
    m_either->addWidget(inspector);
    m_either->addWidget(createOutline());
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, cardPadding, 0, 0);
    columns->setSpacing(cardPadding);
    columns->addWidget(m_either, 1);
    columns->addWidget(createSide(quiz));
    for (QWidget* view :
         {static_cast<QWidget*>(m_panel->canvas()), static_cast<QWidget*>(inspector->outline())})
        connect(&cursor.recording(), &AnalysisBase::fadedChanged, new StaleOverlay(view),
                &QWidget::setVisible);
    connect(m_panel->canvas(), &TreeCanvas::pointed, this, &TreePage::pointed);
    connect(&cursor, &Cursor::recordingChanged, this, &TreePage::takeRecording);
    connect(&cursor, &Cursor::eventChanged, this, &TreePage::follow);
    m_model.setNumbers(cursor.recordedNumbers());
    connect(&cursor, &Cursor::numbersChanged, this, [this] {
        m_model.setNumbers(m_cursor.recordedNumbers());
        m_outline->viewport()->update();
    });
    connect(&cursor, &Cursor::remarksChanged, this, [this] {
        m_model.setRemarks(m_cursor.remarks());
        m_model.setHits(m_cursor.hits());
        m_outline->viewport()->update();
    });
    takeRecording();
}

QWidget* TreePage::createOutline() {
    m_outline->setModel(&m_model);
    m_outline->setAccessibleName(tr("Tree of the recording"));
    m_outline->setUniformRowHeights(true);
    m_outline->setFrameShape(QFrame::NoFrame);
    m_outline->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_outline->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_outline->header()->setStretchLastSection(false);
    m_outline->header()->setSectionResizeMode(NodeTree::Move, QHeaderView::Stretch);
    m_whyOutline->setObjectName(QStringLiteral("whyOutline"));
    auto* card = new Card(tr("Tree"));
    card->addHeaderWidget(new NumbersBox(m_cursor));
    card->content()->addWidget(m_whyOutline);
    card->content()->addWidget(m_outline, 1);
    card->content()->addWidget(m_playback);
    connect(m_playback, &PlaybackBar::positionChosen, this,
            [this](int position) { m_cursor.go(static_cast<EventIndex>(position)); });
    connect(m_outline->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (const std::optional<NodeId> node = m_model.node(index); node && !m_following)
                    m_cursor.goToNode(*node);
            });
    return card;
}

QWidget* TreePage::createFileCards() {
    auto* both = new QWidget;
    auto* cards = new QVBoxLayout(both);
    cards->setContentsMargins({});
    cards->setSpacing(cardPadding);
    cards->addWidget(new NodePanel(m_cursor), 1);
    auto* lines = new LinesPanel(m_cursor);
    constexpr int leastHeight = 160;
    lines->setMinimumHeight(leastHeight);
    cards->addWidget(lines);
    return both;
}

QWidget* TreePage::createSide(Quiz& quiz) {
    constexpr int width = 300;
    auto* side = new QWidget;
    side->setFixedWidth(width);
    auto* cards = new QVBoxLayout(side);
    cards->setContentsMargins({});
    cards->setSpacing(cardPadding);
    cards->addWidget(new IterationPanel(m_cursor));
    auto* tabs = new QTabWidget;
    tabs->setDocumentMode(true);
    tabs->tabBar()->setAccessibleName(tr("Event or file"));
    const auto scrolled = [](QWidget* column) {
        constexpr int least = 232; // and as wide as the page
        return new SideScroll(column, least, width);
    };
    auto* event = new QWidget;
    auto* column = new QVBoxLayout(event);
    column->setContentsMargins({});
    column->setSpacing(cardPadding);
    column->addWidget(new QuizPanel(m_cursor, quiz, *m_panel, event));
    column->addWidget(m_event, 1);
    column->addWidget(m_recordedEvent, 1);
    tabs->addTab(scrolled(event), tr("Event"));
    tabs->addTab(scrolled(createFileCards()), tr("Node and lines"));
    const auto lock = [tabs, &quiz] {
        lockTab(*tabs, 1, quiz.isOn());
    };
    connect(&quiz, &Quiz::changed, tabs, lock);
    lock();
    cards->addWidget(tabs, 1);
    return side;
}

QList<QAction*> TreePage::menuActions(QWidget* keys) {
    return m_panel->menuActions(keys);
}

void TreePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_cursor.needRun();
}

void TreePage::takeRecording() {
    const bool isLarge = m_cursor.isTooLarge();
    m_either->setCurrentIndex(isLarge ? 1 : 0);
    m_event->setVisible(!isLarge);
    m_recordedEvent->setVisible(isLarge);
    m_model.setRecording(isLarge ? m_cursor.read() : nullptr);
    setFocusPlace(*this, isLarge ? static_cast<QWidget*>(m_outline) : m_panel->canvas());
    if (!isLarge)
        return;
    m_whyOutline->setText(m_cursor.emptyReason());
    m_playback->setLast(static_cast<int>(m_cursor.eventCount()) - 1);
    follow();
    const QModelIndex iteration = m_model.index(0, 0, {});
    m_outline->expand(iteration);
    m_outline->expand(m_model.index(0, 0, iteration));
}

void TreePage::follow() {
    if (!m_cursor.isTooLarge())
        return;
    m_playback->setPosition(static_cast<int>(m_cursor.event()));
    const QScopedValueRollback following(m_following, true);
    m_outline->setCurrentIndex(m_model.indexOf(m_cursor.recordedNode()));
}

} // namespace yomi::ui::inspector
