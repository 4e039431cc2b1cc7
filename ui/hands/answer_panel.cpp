// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/answer_panel.h"

#include "ui/common/controls.h"
#include "ui/common/job_bar.h"
#include "ui/hands/words.h"

#include <QVBoxLayout>

namespace yomi::ui::hands {

AnswerPanel::AnswerPanel(HandDocument& document, HandAnalysis& analysis, QWidget* parent)
    : Card(tr("Best partition"), parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_score(answerLabel({}))
    , m_melds(mutedLabel({})) {
    m_score->setObjectName(QStringLiteral("score"));
    m_melds->setObjectName(QStringLiteral("melds"));
    addHeaderWidget(new JobBar(analysis.run(), tr("Reading…")));
    content()->addWidget(m_score);
    content()->addWidget(m_melds);
    content()->addStretch(1);
    connect(&analysis, &HandAnalysis::changed, this, &AnswerPanel::refresh);
    connect(&document, &Document::viewChanged, this, &AnswerPanel::refresh);
    refresh();
}

void AnswerPanel::refresh() {
    const HandReading* reading = m_analysis.reading();
    if (!reading)
        return setEmptyText(m_analysis.error());
    if (reading->inputs.hand.empty())
        return setEmptyText(tr("The hand is empty. Click tiles in the palette, paste a hand, or "
                               "deal one."));
    setEmptyText({});
    const BestPartition& best = reading->analysis.best;
    m_score->setText(scoreText(best.score));
    QStringList melds;
    for (const int meld : best.partitions[static_cast<std::size_t>(m_analysis.shownPartition())])
        melds << meldText(reading->book(), meld);
    m_melds->setText(melds.join(QStringLiteral(" · ")));
}

} // namespace yomi::ui::hands
