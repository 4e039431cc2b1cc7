// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/answer_words.h"

#include "core/hands/hand_text.h"
#include "ui/common/numbers.h"
#include "ui/hands/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace yomi::ui::hands {

namespace {

struct AnswerText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Answer)
};

QString count(std::uint64_t number) {
    return numberText(static_cast<double>(number), Unit::Count);
}

QString counted(std::uint64_t number, const QString& one, const QString& many) {
    return number == 1 ? one : many.arg(count(number));
}

} // namespace

QString answerText(const RuleBook& book, int score) {
    return isCardGame(book) ? counted(static_cast<std::uint64_t>(-score), AnswerText::tr("1 play"),
                                      AnswerText::tr("%1 plays"))
                            : scoreText(score);
}

QString completenessText(const Inputs& inputs, bool usedUp) {
    if (!usedUp)
        return AnswerText::tr("not complete");
    const int fullHand = inputs.book->fullHand();
    const bool full = fullHand == 0 || static_cast<int>(inputs.hand.size()) == fullHand;
    return full ? AnswerText::tr("complete") : AnswerText::tr("all used");
}

QString summaryText(const HandAnswer& answer, const std::vector<int>& partition) {
    const RuleBook& book = *answer.inputs.book;
    const HandResult& result = answer.result;
    if (isCardGame(book))
        return counted(result.fitting.size(), AnswerText::tr("1 legal lead"),
                       AnswerText::tr("%1 legal leads"));
    const int left = leftover(book, countTiles(book, answer.inputs.hand), partition).total();
    QStringList words{
        counted(static_cast<std::uint64_t>(result.best.applicable), AnswerText::tr("1 unit fits"),
                AnswerText::tr("%1 units fit")),
        counted(result.partitions, AnswerText::tr("1 partition"), AnswerText::tr("%1 partitions")),
        left == 0 ? AnswerText::tr("nothing left over")
                  : counted(static_cast<std::uint64_t>(left), AnswerText::tr("1 tile left over"),
                            AnswerText::tr("%1 tiles left over"))};
    if (const QString distance = distanceText(answer); !distance.isEmpty())
        words << distance;
    return words.join(QStringLiteral(" · "));
}

QString bestCountText(const BestPartition& best) {
    return counted(best.optimal, AnswerText::tr("1 best partition"),
                   AnswerText::tr("%1 best partitions"));
}

QString placeText(const BestPartition& best, int shown) {
    const QString place = AnswerText::tr("%1 of %2 best").arg(shown + 1).arg(count(best.optimal));
    return best.optimal > best.partitions.size()
               ? AnswerText::tr("%1, %2 listed").arg(place, count(best.partitions.size()))
               : place;
}

QString nextBestText(const RuleBook& book, const BestPartition& best, const NextBest& next) {
    const int loss = best.score - next.score;
    if (isCardGame(book))
        return counted(static_cast<std::uint64_t>(loss), AnswerText::tr("next best 1 play more"),
                       AnswerText::tr("next best %1 plays more"));
    if (best.complete != next.complete)
        return AnswerText::tr("next best %1, tiles left over").arg(scoreText(next.score));
    return AnswerText::tr("next best −%1").arg(scoreText(loss));
}

QString distanceText(const HandAnswer& answer) {
    if (answer.inputs.book->fullHand() == 0)
        return {};
    const auto& distance = answer.result.distance;
    if (!distance)
        return AnswerText::tr("no complete hand in reach");
    const int draws = distance->draws;
    return draws == 0 ? QString()
                      : counted(static_cast<std::uint64_t>(draws),
                                AnswerText::tr("1 draw from a complete hand"),
                                AnswerText::tr("%1 draws from a complete hand"));
}

} // namespace yomi::ui::hands
