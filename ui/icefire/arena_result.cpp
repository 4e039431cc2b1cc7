// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/arena_result.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/wording.h"
#include "ui/icefire/words.h"

#include <QLocale>
#include <QVBoxLayout>

namespace yomi::ui::icefire {

namespace {

int forfeitsOf(const ArenaResult& result, std::size_t contestant) {
    int forfeits = 0;
    for (const auto& [reason, count] : result.forfeits[contestant])
        forfeits += count;
    return forfeits;
}

/// "strong forfeited: 1 × late answer, 1 × program ended."
QString forfeitSentence(const std::string& name, const ArenaResult& result,
                        std::size_t contestant) {
    QStringList reasons;
    for (const auto& [reason, count] : result.forfeits[contestant])
        reasons << ArenaResultPanel::tr("%L1 × %2", "forfeits, and why")
                       .arg(count)
                       .arg(reasonText(reason));
    return ArenaResultPanel::tr("%1 forfeited: %2.").arg(escaped(name), listText(reasons));
}

QList<ValueColumn> resultColumns() {
    return {
        {ArenaResultPanel::tr("contestant"),
         ArenaResultPanel::tr("The bot or the program's command line."),
         {}},
        {ArenaResultPanel::tr("won"), ArenaResultPanel::tr("Games won."), ui::Unit::Count},
        {ArenaResultPanel::tr("drawn"), ArenaResultPanel::tr("Games that ended with equal scores."),
         ui::Unit::Count},
        {ArenaResultPanel::tr("lost"), ArenaResultPanel::tr("Games lost by play."),
         ui::Unit::Count},
        {ArenaResultPanel::tr("forfeits"),
         ArenaResultPanel::tr(
             "Games lost by a bad command, a late answer or a program that ended."),
         ui::Unit::Count},
        {ArenaResultPanel::tr("median"),
         ArenaResultPanel::tr(
             "Time of an answer that half of the answers did not exceed, first ones included."),
         ui::Unit::Seconds},
        {ArenaResultPanel::tr("worst later"),
         ArenaResultPanel::tr(
             "Longest time of an answer, the first one of each game left out, which has a limit of "
             "its own."),
         ui::Unit::Seconds}};
}

} // namespace

ArenaResultPanel::ArenaResultPanel(QWidget* parent)
    : Card(tr("Result"), parent)
    , m_rate(answerLabel({}))
    , m_sentence(mutedLabel({}))
    , m_forfeits(mutedLabel({}))
    , m_table(new ValueTable(resultColumns(), this))
    , m_view(new TableView(m_table, tr("Contestants"))) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_rate->setObjectName(QStringLiteral("winRate"));
    m_sentence->setObjectName(QStringLiteral("winSentence"));
    m_forfeits->setObjectName(QStringLiteral("forfeits"));
    m_view->setSortingEnabled(false);
    m_view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    content()->setSpacing(spacingUnit);
    content()->addWidget(m_rate);
    content()->addWidget(m_sentence);
    content()->addWidget(m_view);
    content()->addWidget(m_forfeits);
    setEmptyText(tr("Start the arena: the games appear here as they end."));
}

void ArenaResultPanel::showResult(const ArenaRequest& request, const ArenaResult& result) {
    const auto percent = [](double share) {
        return numberText(share, ui::Unit::Percent, Room::Tiny);
    };
    // Bounds are rough: whole percents, including 0 and 100.
    const auto bound = [](double share) {
        return QLocale().toString(qRound(100 * share));
    };
    const QString first = escaped(request.contestants[0]);
    const QString second = escaped(request.contestants[1]);
    m_rate->setText(
        tr("%1 % (%2 – %3 %)")
            .arg(percent(result.score), bound(result.interval[0]), bound(result.interval[1])));
    m_rate->setToolTip(exactText(result.score, ui::Unit::Percent));
    m_sentence->setText(
        tr("Points of %1 against %2, a draw ½, with the interval that holds the true "
           "share with 95 % confidence. Games: %L3.")
            .arg(first, second)
            .arg(result.games()));
    QList<QVariantList> rows;
    QStringList forfeits;
    for (const std::size_t i : {0U, 1U}) {
        const AnswerTimes& times = result.times[i];
        const int forfeited = forfeitsOf(result, i);
        rows << QVariantList{escaped(request.contestants[i]),
                             i == 0 ? result.wins : result.losses,
                             result.draws,
                             (i == 0 ? result.losses : result.wins) - forfeited,
                             forfeited,
                             times.median,
                             times.worstLater > 0 ? QVariant(times.worstLater) : QVariant()};
        if (forfeited > 0)
            forfeits << forfeitSentence(request.contestants[i], result, i);
    }
    m_table->setRows(std::move(rows));
    m_forfeits->setText(forfeits.join(u'\n'));
    m_forfeits->setVisible(!forfeits.isEmpty());
    setEmptyText({});
}

} // namespace yomi::ui::icefire
