// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/examination_pages.h"

#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/common/stale_overlay.h"
#include "ui/games/search_cursor.h"
#include "ui/inspector/checks_page.h"
#include "ui/inspector/line_page.h"
#include "ui/inspector/query_page.h"
#include "ui/inspector/recorded_two_runs_page.h"
#include "ui/inspector/statistics_page.h"

#include <QTabBar>

namespace yomi::ui::games {

ExaminationPages::ExaminationPages(SearchCursor& cursor, QWidget* parent)
    : QTabWidget(parent)
    , m_cursor(&cursor) {
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Ways to examine the search"));
    setCornerWidget(new JobBar(cursor.examining().run(), tr("Examining the search…")));
    setFocusProxy(tabBar());
    connect(&cursor.recording(), &AnalysisBase::fadedChanged, new StaleOverlay(this),
            &QWidget::setVisible);
}

void ExaminationPages::showEvent(QShowEvent* event) {
    if (count() == 0)
        makePages();
    QTabWidget::showEvent(event);
}

void ExaminationPages::hideEvent(QHideEvent* event) {
    QTabWidget::hideEvent(event);
    if (m_cursor)
        m_cursor->restRecording();
}

void ExaminationPages::makePages() {
    // In the order of Examination.
    addTab(new StatisticsPage(*m_cursor), tr("Statistics"));
    addTab(new ChecksPage(*m_cursor), tr("Checks"));
    addTab(new QueryPage(*m_cursor), tr("Query"));
    addTab(new LinePage(*m_cursor), tr("Why not this line?"));
    addTab(new RecordedTwoRunsPage(*m_cursor, [&face = m_cursor->document().face()](
                                                  const RecordingHeader&) { return &face; }),
           tr("Second recording"));
    follow();
    connect(&m_cursor->document(), &Document::viewChanged, this, &ExaminationPages::follow);
    connect(this, &QTabWidget::currentChanged, this, [this](int index) {
        View view = m_cursor->document().view();
        view.examination = static_cast<Examination>(index);
        m_cursor->document().setView(view);
    });
    giveRoomToCurrent(*this);
}

void ExaminationPages::follow() {
    setCurrentIndex(static_cast<int>(m_cursor->document().view().examination));
}

} // namespace yomi::ui::games
