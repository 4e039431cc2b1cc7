// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "ui/charts/plot_view.h"
#include "ui/common/controls.h"
#include "ui/common/picture.h"
#include "ui/common/save_file.h"
#include "ui/common/stale_overlay.h"

#include <QAccessible>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace yomi::ui {

namespace {

constexpr double savedScale = 2;

} // namespace

ChartPanel::ChartPanel(const QString& title, QWidget* parent)
    : Card(title, parent)
    , m_plot(new PlotView([this](QPainter& painter) { paintMarks(painter); }, this))
    , m_overlay(new StaleOverlay(m_plot->viewport()))
    , m_menu(new QMenu(this))
    , m_menuButton(new CommandButton(QStringLiteral("⋯"), this)) {
    m_plot->installEventFilter(this);
    m_plot->viewport()->installEventFilter(this);
    content()->addWidget(m_plot);
    m_menuButton->opens(m_menu);
    m_menuButton->setToolTip(tr("Copy or save this chart and its numbers"));
    addHeaderWidget(m_menuButton);
    buildMenu();
    ChartPanel::setTitle(title);
}

// The plot paints and reports through this object, so it is destroyed first, without signals.
ChartPanel::~ChartPanel() {
    m_plot->removeEventFilter(this);
    m_plot->viewport()->removeEventFilter(this);
    delete m_plot;
}

void ChartPanel::scrollPlot() {
    if (m_scrolled)
        return;
    m_scrolled = new QScrollArea(this);
    m_scrolled->setWidget(m_plot);
    m_scrolled->setWidgetResizable(true);
    m_scrolled->setFrameShape(QFrame::NoFrame);
    m_scrolled->setFocusPolicy(Qt::NoFocus);
    m_scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content()->addWidget(m_scrolled);
}

void ChartPanel::showPart(const QRectF& part) {
    if (m_scrolled)
        m_scrolled->ensureVisible(0, qRound(part.center().y()), 0, qRound(part.height()));
}

void ChartPanel::setTitle(const QString& title) {
    Card::setTitle(title);
    m_plot->setAccessibleName(title);
    m_menuButton->setAccessibleName(tr("%1: copy and save").arg(title));
}

void ChartPanel::setHighlighted(int index) {
    if (index >= itemCount())
        index = -1;
    if (m_highlighted == index)
        return;
    m_highlighted = index;
    updatePlot();
    m_plot->viewport()->update();
}

void ChartPanel::setStale(bool stale) {
    m_overlay->setVisible(stale);
}

bool ChartPanel::isStale() const {
    return !m_overlay->isHidden();
}

void ChartPanel::showEmpty(const QString& sentence) {
    setEmptyText(sentence);
    m_menuButton->setEnabled(false);
    m_plot->setAccessibleDescription(sentence);
}

void ChartPanel::dataChanged() {
    setEmptyText({});
    m_menuButton->setEnabled(true);
    setStale(false);
    if (m_highlighted >= itemCount())
        m_highlighted = -1;
    updatePlot();
    m_plot->setAccessibleDescription(description());
    m_plot->viewport()->update();
}

bool ChartPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_plot) {
        if (event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent*>(event)))
            return true;
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
            updatePlot();
    } else if (watched == m_plot->viewport()) {
        switch (event->type()) {
        case QEvent::Resize:
            updatePlot();
            break;
        case QEvent::Leave:
            m_pointer.reset();
            lightByPerson(-1, {});
            break;
        case QEvent::MouseMove:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
            if (takeMouse(*static_cast<QMouseEvent*>(event)))
                return true;
            break;
        case QEvent::ContextMenu:
            m_menu->popup(static_cast<QContextMenuEvent*>(event)->globalPos());
            return true;
        default:
            break;
        }
    }
    return Card::eventFilter(watched, event);
}

bool ChartPanel::takeMouse(const QMouseEvent& event) {
    m_pointer = event.position();
    if (mouseEvent(event))
        return true;
    const int index = itemAt(event.position());
    if (event.type() == QEvent::MouseMove)
        lightByPerson(index, event.position());
    else if (event.type() == QEvent::MouseButtonRelease && event.button() == Qt::LeftButton &&
             index >= 0)
        Q_EMIT activated(index);
    return false;
}

bool ChartPanel::takeKey(const QKeyEvent& event) {
    m_pointer.reset();
    if (keyEvent(event))
        return true;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        moveHighlight(-1);
        return true;
    case Qt::Key_Right:
    case Qt::Key_Down:
        moveHighlight(1);
        return true;
    case Qt::Key_Escape:
        if (m_highlighted < 0)
            return false;
        lightByPerson(-1, {});
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_highlighted < 0)
            return false;
        Q_EMIT activated(m_highlighted);
        return true;
    default:
        return false;
    }
}

void ChartPanel::moveHighlight(int step) {
    if (itemCount() == 0)
        return;
    const int first = step > 0 ? 0 : itemCount() - 1;
    const int next =
        m_highlighted < 0 ? first : std::clamp(m_highlighted + step, 0, itemCount() - 1);
    lightByPerson(next, itemPosition(next));
    m_plot->setAccessibleDescription(itemText(next));
    QAccessibleEvent changed(m_plot, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void ChartPanel::lightByPerson(int index, QPointF tipAt) {
    const bool changed = index != m_highlighted;
    setHighlighted(index);
    m_plot->viewport()->update();
    if (index >= 0)
        QToolTip::showText(m_plot->viewport()->mapToGlobal(tipAt.toPoint()), itemText(index),
                           m_plot->viewport());
    else
        QToolTip::hideText();
    if (changed)
        Q_EMIT hovered(index);
}

QString ChartPanel::description() const {
    constexpr int most = 20;
    QStringList texts;
    for (int index = 0; index < std::min(itemCount(), most); ++index)
        texts << itemText(index);
    return texts.join(QStringLiteral("; "));
}

void ChartPanel::buildMenu() {
    m_menu->addAction(tr("Copy picture"), this, [this] {
        QGuiApplication::clipboard()->setImage(picture(savedScale));
        tellBriefly(this, tr("The picture is on the clipboard."));
    });
    m_menu->addAction(tr("Copy numbers"), this, [this] {
        QGuiApplication::clipboard()->setText(tabSeparated(numbers()));
        tellBriefly(this, tr("The numbers are on the clipboard."));
    });
    m_menu->addSeparator();
    const auto addSave = [this](const QString& text, const QString& ending, const QString& filter) {
        m_menu->addAction(text, this, [this, ending, filter] {
            askAndSave(this, title() + ending, filter, [this](const QString& fileName) {
                const QString problem = saveTo(fileName);
                if (problem.isEmpty())
                    tellBriefly(this, tr("%1 is saved.").arg(fileName));
                return problem;
            });
        });
    };
    addSave(tr("Save as PNG…"), QStringLiteral(".png"), tr("PNG pictures (*.png)"));
    addSave(tr("Save as SVG…"), QStringLiteral(".svg"), tr("SVG drawings (*.svg)"));
    addSave(tr("Save numbers as CSV…"), QStringLiteral(".csv"), tr("CSV tables (*.csv)"));
}

QString ChartPanel::saveTo(const QString& fileName) const {
    const QString ending = QFileInfo(fileName).suffix().toLower();
    QByteArray bytes;
    if (ending == QStringLiteral("png")) {
        bytes = pngOf(picture(savedScale));
    } else if (ending == QStringLiteral("svg")) {
        bytes = svg();
    } else if (ending == QStringLiteral("csv")) {
        bytes = commaSeparated(numbers()).toUtf8();
    } else {
        return tr("%1 ends in none of .png, .svg and .csv.").arg(fileName);
    }
    return saveBytes(fileName, bytes);
}

Picture ChartPanel::savedPicture() const {
    const auto draw = [this](QPainter& painter) {
        // The target is necessary: without it the view would be scaled again at a higher
        // resolution.
        m_plot->render(&painter, QRectF({}, m_plot->size()), m_plot->rect());
    };
    return {title(), {{m_plot->size(), draw}}};
}

QImage ChartPanel::picture(double scale) const {
    return imageOf(savedPicture(), scale, palette());
}

QByteArray ChartPanel::svg() const {
    return svgOf(savedPicture(), palette());
}

} // namespace yomi::ui
