// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/common/picture_dialog.h"
#include "ui/common/playback_bar.h"
#include "ui/common/wording.h"
#include "ui/inspector/path_strip.h"
#include "ui/inspector/step_actions.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_legend.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>

namespace yomi::ui::inspector {

TreePanel::TreePanel(Cursor& cursor, QWidget* parent)
    : Card({}, parent) // the tab has its name; the links need the room
    , m_cursor(cursor)
    , m_steps(new StepActions(cursor, this))
    , m_path(new PathStrip(cursor))
    , m_canvas(new TreeCanvas(cursor))
    , m_legend(new TreeLegend(cursor.legendFace(), cursor.hasRemarks()))
    , m_recording(new JobBar(cursor.recording().run(), cursor.recordingText(), this))
    , m_playback(new PlaybackBar(tr("Events of the search")))
    , m_line(new LineLabel)
    , m_statistics(new QLabel) {
    setAccessibleName(tr("Search tree"));
    m_line->setObjectName(QStringLiteral("principalVariation"));
    m_statistics->setWordWrap(true);
    m_statistics->setObjectName(QStringLiteral("subtreeStatistics"));
    addHeader();
    m_playback->addStepButton(m_steps->over());
    m_playback->addStepButton(m_steps->out());
    m_playback->setStepMenu(m_steps->runTo() + m_steps->ofSelected());
    content()->setSpacing(spacingUnit);
    content()->addWidget(m_path);
    content()->addWidget(m_canvas, 1);
    content()->addWidget(m_legend);
    content()->addWidget(m_line);
    content()->addWidget(m_statistics);
    content()->addWidget(m_playback);
    m_recording->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    m_recording->setAutoFillBackground(true);
    connect(&cursor.recording().run(), &LatestRunBase::busyChanged, m_recording, &QWidget::raise);

    connect(m_playback, &PlaybackBar::positionChosen, this,
            [this](int position) { m_cursor.go(static_cast<EventIndex>(position)); });
    connect(m_steps, &StepActions::nowhere, m_statistics, &QLabel::setText);
    connect(&cursor, &Cursor::runChanged, this, &TreePanel::takeRun);
    connect(&cursor, &Cursor::eventChanged, this, &TreePanel::refreshPlace);
    connect(&cursor, &Cursor::numbersChanged, this, [this] { m_line->setText(lineText()); });
    connect(&cursor, &Cursor::selectionChanged, this, &TreePanel::refreshStatistics);
    takeRun();
}

QAction* TreePanel::addTreeAction(const QString& text, const QKeySequence& key,
                                  const std::function<void()>& act) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    m_treeActions << action;
    m_canvas->addAction(action);
    return action;
}

void TreePanel::addCommand(const QString& label, QAction* action) {
    action->setIconText(label);
    explainWithKey(*action, action->text());
    addHeaderWidget(new CommandButton(action));
}

QAction* TreePanel::addTreeCommand(const QString& label, const QString& text,
                                   const QKeySequence& key, const std::function<void()>& act) {
    QAction* action = addTreeAction(text, key, act);
    addCommand(label, action);
    return action;
}

void TreePanel::addHeader() {
    if (m_steps->nextBoard())
        addHeaderWidget(createBoardField());
    const auto call = [canvas = m_canvas](void (TreeCanvas::*method)()) {
        return [canvas, method] {
            (canvas->*method)();
        };
    };
    addTreeCommand(tr("Centre"), tr("Centre on the current node"), Qt::CTRL | Qt::Key_J,
                   call(&TreeCanvas::centreOnCurrent));
    addTreeAction(tr("Show the current node"), Qt::CTRL | Qt::SHIFT | Qt::Key_J,
                  call(&TreeCanvas::expandToCurrent));
    addTreeCommand(tr("Fit"), tr("Zoom to fit"), Qt::CTRL | Qt::Key_0,
                   call(&TreeCanvas::zoomToFit));
    addTreeAction(tr("Normal size"), Qt::CTRL | Qt::Key_1, call(&TreeCanvas::zoomToNormal));
    addTreeAction(tr("Zoom in"), Qt::Key_Plus, [this] { m_canvas->zoomBy(1.25); });
    addTreeAction(tr("Zoom out"), Qt::Key_Minus, [this] { m_canvas->zoomBy(0.8); });
    addTreeCommand(tr("Show all"), tr("Show all nodes"), Qt::CTRL | Qt::Key_E,
                   [this] { m_canvas->setAllOpen(true); });
    addTreeCommand(tr("Hide all"), tr("Hide all but the current path"),
                   Qt::CTRL | Qt::SHIFT | Qt::Key_E, [this] { m_canvas->setAllOpen(false); });
    addTreeAction(tr("Show or hide the selected subtree"), Qt::CTRL | Qt::Key_H,
                  call(&TreeCanvas::toggleSelected));
    m_showLegend = addTreeAction(tr("Legend"), Qt::CTRL | Qt::Key_L,
                                 [this] { m_legendWish = m_showLegend->isChecked(); });
    addSwitch(tr("Legend"), m_showLegend, *m_legend);
    addTreeAction(tr("Export the tree…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
                  [this] { exportPicture(); });
}

void TreePanel::addSwitch(const QString& label, QAction* action, QWidget& part) {
    action->setCheckable(true);
    part.hide();
    connect(action, &QAction::toggled, &part, &QWidget::setVisible);
    addCommand(label, action);
}

void TreePanel::addOutlineAction(QWidget* outline) {
    addSwitch(tr("Outline"), addTreeAction(tr("Outline"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, [] {}),
              *outline);
}

void TreePanel::addControl(const QString& label, QWidget* control) {
    addHeaderWidget(labelled(label, control));
}

void TreePanel::exportPicture() {
    if (m_cursor.run())
        PictureDialog(pictureSource(), this).exec();
}

PictureSource TreePanel::pictureSource() {
    const auto pictureOf = [this](int part, bool withLegend) {
        const bool isWhole = part == 1;
        const QSize size = m_canvas->pictureSize(isWhole);
        Picture picture{tr("Search tree of %1").arg(m_cursor.title()),
                        {{size, [this, isWhole](QPainter& painter) {
                              m_canvas->paintPicture(painter, isWhole);
                          }}}};
        if (withLegend)
            picture.parts.push_back({{size.width(), m_legend->heightForWidth(size.width())},
                                     [this, size](QPainter& painter) {
                                         m_legend->paint(painter, size.width());
                                     }});
        return picture;
    };
    const auto problemOf = [this](int part) {
        constexpr TreeLayout::Row most = 20'000; // boards in a drawing that programs can still open
        const TreeLayout::Row rows = m_canvas->layoutNow()->rows();
        return part == 1 && m_canvas->scale().hasMarks() && rows > most
                   ? tr("Too tall: %1 rows (limit %2). Collapse nodes or zoom out.", nullptr,
                        pluralOf(static_cast<double>(rows)))
                         .arg(numberText(static_cast<double>(rows), Unit::Count),
                              numberText(static_cast<double>(most), Unit::Count))
                   : QString();
    };
    return {tr("Export the tree"),
            tr("search tree"),
            {tr("what is in view"), tr("all that is unfolded")},
            pictureOf,
            problemOf};
}

QWidget* TreePanel::createBoardField() {
    m_board = new QLineEdit;
    m_board->setAccessibleName(tr("Board to look for"));
    m_find = labelled(tr("find"), m_board);
    connect(m_board, &QLineEdit::textChanged, m_steps, &StepActions::lookFor);
    connect(m_board, &QLineEdit::returnPressed, m_steps->nextBoard(), &QAction::trigger);
    return m_find;
}

void TreePanel::showBoardField() {
    if (!m_find)
        return;
    const GameFace& face = m_cursor.run() ? m_cursor.face() : m_cursor.legendFace();
    m_find->setVisible(face.hasBoards());
    if (!face.hasBoards())
        return;
    const QString example = face.boardExample();
    m_board->setPlaceholderText(example);
    m_board->setToolTip(tr("Type a board as text, such as %1, and press Enter: runs to the next "
                           "node with it.")
                            .arg(example));
    constexpr int padding = 28;
    m_board->setFixedWidth(m_board->fontMetrics().horizontalAdvance(QString(example.size(), u'o')) +
                           padding);
}

void TreePanel::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showBoardField();
}

QList<QAction*> TreePanel::menuActions(QWidget* keys) {
    const QList<QAction*> single = QList{m_steps->over(), m_steps->out()} + m_steps->ofSelected();
    return {submenuAction(tr("&Step"), m_playback->playActions() + single, keys),
            submenuAction(tr("&Run to"), m_steps->runTo(), keys),
            submenuAction(tr("&Tree"), m_treeActions, keys)};
}

void TreePanel::takeRun() {
    const bool any = m_cursor.run() != nullptr;
    setEmptyText(any ? QString() : m_cursor.emptyReason());
    showBoardField();
    m_legend->setByVisits(any && m_cursor.trace().isByVisits());
    m_playback->setLast(any ? static_cast<int>(m_cursor.eventCount()) - 1 : -1);
    refreshPlace();
}

void TreePanel::refreshPlace() {
    if (!m_cursor.run())
        return;
    m_playback->setPosition(static_cast<int>(m_cursor.event()));
    m_line->setText(lineText());
    refreshStatistics();
}

QString TreePanel::lineText() const {
    if (!m_cursor.run())
        return {};
    const Trace& trace = m_cursor.trace();
    QStringList moves;
    for (const NodeId node : m_cursor.line()) {
        const Move move = trace.nodes[node].move;
        moves << m_cursor.face().shortMoveName(move, trace.game->moveText(move));
    }
    QString text = moves.isEmpty() ? tr("Principal variation: none yet")
                                   : tr("Principal variation: %1").arg(listText(moves));
    if (m_cursor.isAtResult())
        text = (trace.isByVisits() ? tr("%1 (mean %2)") : tr("%1 (value %2)"))
                   .arg(text, rootLookOf(*m_cursor.run(), m_cursor.state(), m_cursor.event(),
                                         m_cursor.iteration(), m_cursor.numbers())
                                  .value);
    const QString root = m_cursor.rootText();
    return root.isEmpty() ? text
                          : tr("%1. %2", "where the search begins, its line").arg(root, text);
}

void TreePanel::refreshStatistics() {
    if (!m_cursor.run())
        return;
    const std::optional<NodeId> node = m_cursor.selected();
    const SubtreeWork work = m_cursor.run()->subtree(node, m_cursor.iteration());
    const auto number = [](std::int64_t value) {
        return numberText(static_cast<double>(value), Unit::Count);
    };
    const QString name = node ? tr("Node %1").arg(number(*node)) : tr("Root");
    if (m_cursor.trace().isByVisits()) // it has no cuts
        return m_statistics->setText(
            tr("%1: nodes %2, leaves %3").arg(name, number(work.nodes), number(work.leaves)));
    m_statistics->setText(tr("%1: nodes %2, leaves %3, cuts %4, pruned %5, table hits %6")
                              .arg(name, number(work.nodes), number(work.leaves), number(work.cuts),
                                   number(work.pruned), number(work.tableHits)));
}

void TreePanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    QRect bar({}, m_recording->sizeHint());
    bar.moveCenter(rect().center());
    m_recording->setGeometry(bar);
    constexpr int roomForAll = 480; // with less height the tree needs the room
    const bool isCompact = height() < roomForAll;
    m_path->setCompact(isCompact);
    m_showLegend->setChecked(m_legendWish.value_or(!isCompact));
}

} // namespace yomi::ui::inspector
