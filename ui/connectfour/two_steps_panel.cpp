// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/two_steps_panel.h"

#include "core/connectfour/ladder_record.h"
#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/connectfour/ladder_words.h"
#include "ui/connectfour/rules.h"
#include "ui/inspector/two_runs_view.h"

#include <QAction>
#include <QTreeView>
#include <QVBoxLayout>

namespace yomi::ui::connectfour {

namespace {

inspector::TwoRuns recordSteps(const TwoSteps& steps, const std::stop_token& stop) {
    const auto record = [&](int step) {
        return yomi::connectfour::recordLadder(steps.listed.position,
                                               {.step = step, .weak = steps.weak}, {stop, {}})
            .trace;
    };
    return inspector::mergedRuns(record(steps.lower), record(steps.lower + 1), Rules::face(), stop);
}

} // namespace

TwoStepsPanel::TwoStepsPanel(QWidget* parent)
    : QWidget(parent)
    , m_card(new Card({}))
    , m_explanation(mutedLabel({}))
    , m_view(new inspector::TwoRunsView)
    , m_runs(recordSteps) {
    auto* back = new QAction(tr("Back to the ladder"), this);
    back->setShortcut(Qt::Key_Escape);
    back->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QAction::triggered, this, [this] {
        m_runs.clear();
        m_view->showNothing({});
        Q_EMIT closed();
    });
    addAction(back);
    back->setIconText(tr("Back"));
    explainWithKey(*back, back->text());
    m_card->addHeaderWidget(new JobBar(m_runs.run(), tr("Recording…")));
    m_card->addHeaderWidget(new CommandButton(back));
    m_card->content()->setSpacing(2 * spacingUnit);
    m_card->content()->addWidget(m_explanation);
    m_card->content()->addWidget(m_view, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_card);
    connect(&m_runs, &AnalysisBase::changed, this,
            [this] { m_view->showAnswer(m_runs, tr("The recording was stopped.")); });
}

void TwoStepsPanel::open(const TwoSteps& steps) {
    const int upper = steps.lower + 1;
    const QString text = QString::fromStdString(steps.listed.text);
    m_card->setTitle(tr("Steps %1 and %2").arg(steps.lower).arg(upper));
    m_explanation->setText(
        tr("A is step %1, %2; B is step %3, %4. The position is %5. A row is a line of moves; one "
           "that is searched twice counts once.")
            .arg(steps.lower)
            .arg(stepName(steps.lower))
            .arg(upper)
            .arg(stepName(upper), text.isEmpty() ? tr("the empty board") : text));
    m_view->showNothing(tr("Both are being recorded."));
    m_runs.ask(steps);
    m_view->tree()->setFocus();
}

} // namespace yomi::ui::connectfour
