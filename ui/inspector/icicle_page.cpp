// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/icicle_page.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/keyboard.h"
#include "ui/common/numbers.h"
#include "ui/common/picture_dialog.h"
#include "ui/common/stale_overlay.h"
#include "ui/inspector/icicle_legend.h"
#include "ui/inspector/path_strip.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace yomi::ui::inspector {

IciclePage::IciclePage(Cursor& cursor, QWidget* parent)
    : Card({}, parent) // the tab has its name
    , m_cursor(cursor)
    , m_fraction(std::make_shared<std::atomic<double>>(0))
    , m_path(new PathStrip(cursor))
    , m_view(new IcicleView(cursor.legendFace()))
    , m_legend(new IcicleLegend)
    , m_color(new QComboBox)
    , m_iterations(new QComboBox)
    , m_back(new CommandButton(tr("Back")))
    , m_open(new LinkButton(tr("Show in tree")))
    , m_export(new CommandButton(tr("Export…")))
    , m_layout([fraction = m_fraction](const Question& question, const std::stop_token& stop) {
        *fraction = 0;
        return IcicleLayout(question.trace, question.colorBy, stop,
                            [&](double part) { *fraction = part; });
    }) {
    setAccessibleName(tr("Icicle"));
    createHeader();
    content()->addWidget(m_path);
    content()->addWidget(m_view, 1);
    content()->addWidget(m_legend);
    connect(m_view, &IcicleView::nodeSelected, this,
            [this](std::optional<NodeId> node, int iteration) {
                if (!showsRun())
                    return; // the icicle of the run is still being laid out
                m_cursor.goTo({node, {}}, iteration);
                m_cursor.select(node); // at a root its first node is the current one
            });
    connect(m_view, &IcicleView::pointed, this, &IciclePage::pointed);
    connect(m_view, &IcicleView::sightChanged, this, &IciclePage::showSight);
    connect(&m_layout, &AnalysisBase::changed, this, &IciclePage::takeLayout);
    connect(&m_layout, &AnalysisBase::fadedChanged, new StaleOverlay(m_view), &QWidget::setVisible);
    connect(m_color, &QComboBox::activated, this, &IciclePage::refresh);
    connect(m_iterations, &QComboBox::activated, this, &IciclePage::showRange);
    connect(&cursor, &Cursor::runChanged, this, &IciclePage::takeRun);
    connect(&cursor, &Cursor::eventChanged, this, &IciclePage::showPlace);
    connect(&cursor, &Cursor::selectionChanged, this, &IciclePage::showPlace);
    setFocusPlace(*this, m_view);
    showSight();
    takeRun();
}

void IciclePage::createHeader() {
    m_color->setAccessibleName(tr("Colour"));
    m_color->setToolTip(tr("What the colour of a block means."));
    // In the order of ColorBy.
    m_color->addItems({tr("how it ended"), tr("value"), tr("the table"), tr("iteration")});
    m_iterations->setAccessibleName(tr("Iterations"));
    m_iterations->setToolTip(tr("All iterations side by side, or the one that the tree shows."));
    m_iterations->addItems({tr("all iterations"), tr("the iteration shown")});
    m_iterations->hide(); // a single one is not informative
    m_back->setToolTip(tr("Back to where you zoomed in (Esc). A click selects, a double click "
                          "zooms in."));
    m_back->setAccessibleName(tr("Zoom back"));
    connect(m_back, &QAbstractButton::clicked, m_view, &IcicleView::zoomBack);
    m_open->setObjectName(QStringLiteral("inTheTree"));
    m_open->setToolTip(tr("Shows the selected node in the search tree."));
    connect(m_open, &QAbstractButton::clicked, this, &IciclePage::opened);
    addHeaderWidget(new JobBar(m_layout.run(), tr("Laying out the icicle…"), this,
                               [fraction = m_fraction] { return fraction->load(); }));
    addHeaderWidget(m_back);
    addHeaderWidget(m_open);
    addHeaderWidget(m_iterations);
    addHeaderWidget(labelled(tr("Colour"), m_color));
    m_export->setToolTip(tr("Saves the icicle as a drawing (SVG) or as pixels (PNG)."));
    connect(m_export, &QAbstractButton::clicked, this,
            [this] { PictureDialog(pictureSource(), this).exec(); });
    addHeaderWidget(m_export);
}

PictureSource IciclePage::pictureSource() {
    const auto pictureOf = [this](int part, bool withLegend) {
        return picture(part == 0 ? m_view->range() : m_view->whole(), withLegend);
    };
    return {tr("Export the icicle"),
            tr("icicle"),
            {tr("what is in view"), tr("the whole tree")},
            pictureOf};
}

Picture IciclePage::picture(PlaceRange range, bool withLegend) const {
    const auto drawBlocks = [this, range](QPainter& painter) {
        const IcicleLayout& icicle = *m_view->icicle();
        const double device = painter.device()->devicePixelRatioF();
        paintIcicle(painter, icicle,
                    {icicle, m_view->size(), m_view->font(), m_view->whole(), range, device},
                    m_view->font(), palette());
    };
    Picture picture{tr("Icicle of %1; colour: %2").arg(m_cursor.title(), m_color->currentText()),
                    {{m_view->size(), drawBlocks}}};
    if (withLegend)
        picture.parts.push_back({m_legend->size(), [this](QPainter& painter) {
                                     m_legend->paint(painter, m_legend->width());
                                 }});
    return picture;
}

void IciclePage::takeRun() {
    if (!m_cursor.run()) {
        m_layout.clear();
        m_view->setIcicle(nullptr);
        return setEmptyText(m_cursor.emptyReason());
    }
    if (showsRun())
        return;
    m_iterations->setVisible(m_cursor.trace().iterations.size() > 1); // one says nothing
    m_iterations->setCurrentIndex(0);
    setEmptyText({});
    refresh();
}

void IciclePage::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    constexpr int roomForBoards = 460;
    m_path->setCompact(height() < roomForBoards);
}

void IciclePage::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    m_cursor.needRun();
    refresh();
}

void IciclePage::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showLegend();
}

void IciclePage::refresh() {
    if (const auto& run = m_cursor.run(); run && isVisible())
        m_layout.ask({{run, &run->trace()}, static_cast<ColorBy>(m_color->currentIndex())});
}

void IciclePage::takeLayout() {
    switch (m_layout.state()) {
    case AnalysisState::Fresh:
        break;
    case AnalysisState::Stopped:
        m_layout.clear();
        m_view->setIcicle(nullptr);
        return setEmptyText(
            tr("The layout was stopped. Leave this page and come back to start again."));
    case AnalysisState::Failed:
        return setEmptyText(m_layout.error());
    case AnalysisState::Idle:
    case AnalysisState::Computing:
    case AnalysisState::Stale:
        return;
    }
    setEmptyText({});
    m_view->setIcicle(std::shared_ptr<const IcicleLayout>(m_layout.answer(), m_layout.result()));
    showLegend();
    showPlace();
}

bool IciclePage::showsRun() const {
    return m_cursor.run() && m_view->icicle() && &m_view->icicle()->trace() == &m_cursor.trace();
}

void IciclePage::showPlace() {
    if (!showsRun())
        return;
    showRange();
    m_view->setSelected(m_cursor.selected(), m_cursor.iteration());
}

void IciclePage::showRange() {
    if (showsRun())
        m_view->setShownIteration(
            m_iterations->currentIndex() == 1 ? std::optional(m_cursor.iteration()) : std::nullopt);
}

void IciclePage::showLegend() {
    if (m_view->icicle())
        m_legend->setEntries(legendOf(*m_view->icicle(), palette()));
}

void IciclePage::showSight() {
    m_back->setEnabled(m_view->canZoomBack());
    const bool hasBlocks = m_view->range().length() > 0;
    m_export->setEnabled(hasBlocks);
    m_legend->setNote(
        hasBlocks ? tr("%1. Blocks without a pixel of their own are drawn together: %2")
                        .arg(icicleSummary(*m_view->icicle(), m_view->range()),
                             numberText(static_cast<double>(m_view->blocksTogether()), Unit::Count))
                  : QString());
}

} // namespace yomi::ui::inspector
