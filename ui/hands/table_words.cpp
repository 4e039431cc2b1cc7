// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/table_words.h"

#include "ui/common/wording.h"
#include "ui/hands/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace yomi::ui::hands {

using namespace yomi::hands;

namespace {

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::hands::Table)
};

} // namespace

QString playWords(const RuleBook& book, int play) {
    return play == passPlay ? TableText::tr("pass") : meldText(book, play);
}

QString playKind(const RuleBook& book, int play) {
    return play == passPlay ? TableText::tr("Pass") : categoryText(book, book.meld(play).category);
}

QString familyText(const RuleBook& book, const std::string& family) {
    if (family == "solo_chain")
        return TableText::tr("Straights");
    if (family == "pair_chain")
        return TableText::tr("Pairs in a row");
    if (family == "trio_chain")
        return TableText::tr("Airplanes alone");
    if (family == "trio_solo_chain")
        return TableText::tr("Airplanes with singles");
    if (family == "trio_pair_chain")
        return TableText::tr("Airplanes with pairs");
    const auto known = std::ranges::find(book.categories(), family, &Category::name);
    return categoryGroupText(book, static_cast<int>(known - book.categories().begin()));
}

QString playerText(int player) {
    return player == 1 ? TableText::tr("Player 1 · landlord")
                       : TableText::tr("Player %1").arg(player);
}

QString winnerText(int side, int players) {
    return side == 1      ? TableText::tr("Player 1 wins")
           : players == 2 ? TableText::tr("Player 2 wins")
                          : TableText::tr("Players 2 and 3 win");
}

QString whyIllegal(const EndgamePosition& position, int play) {
    const RuleBook& book = *position.book;
    if (winnerOf(position))
        return TableText::tr("The game is over.");
    if (play == passPlay)
        return TableText::tr("Player %1 leads and may not pass.").arg(position.toMove);
    const auto banned = bannedCategories(book, position.bans);
    if (banned[static_cast<std::size_t>(book.meld(play).category)])
        return TableText::tr("%1 is banned: %2.").arg(playWords(book, play), playKind(book, play));
    if (!contains(position.hand(position.toMove), book.meld(play).tiles))
        return TableText::tr("Player %1 does not have %2.")
            .arg(QString::number(position.toMove), playWords(book, play));
    return TableText::tr("%1 does not beat %2.")
        .arg(playWords(book, play), playWords(book, position.last.value_or(passPlay)));
}

QString tableState(const EndgamePosition& position) {
    if (const auto winner = winnerOf(position))
        return TableText::tr("Player %1 has no cards left. %2.")
            .arg(QString::number(*winner), winnerText(sideOf(*winner), position.players()));
    if (!position.last)
        return TableText::tr("Player %1 to move: lead any play.").arg(position.toMove);
    return TableText::tr("Player %1 to move: beat %2, or pass.")
        .arg(QString::number(position.toMove), playWords(*position.book, *position.last));
}

QString puzzleText(const PlayedEndgame& game, const EndgameAnswer* answer) {
    const RuleBook& book = *game.start.book;
    const int player = game.start.toMove;
    if (game.plays.empty())
        return TableText::tr("Puzzle: player %1 wins with exactly one of %n leads. Which one?",
                             nullptr, static_cast<int>(legalPlays(game.start).size()))
            .arg(player);
    if (!answer)
        return TableText::tr("Puzzle: the answer is being checked…");
    const int play = game.plays.front();
    const auto made = std::ranges::find(answer->plays, play, &EndgamePlay::play);
    return made->wins ? TableText::tr("Puzzle solved: %1 is the only lead that wins.")
                            .arg(playWords(book, play))
                      : TableText::tr("%1 does not win. Answer: %2. Take it back and look again.",
                                      "a play, the plays of the others")
                            .arg(playWords(book, play), stepsText(book, made->refutation));
}

QString stepsText(const RuleBook& book, const std::vector<EndgameStep>& steps) {
    QStringList texts;
    for (const EndgameStep& step : steps)
        texts << (step.play == passPlay
                      ? TableText::tr("player %1 passes").arg(step.player)
                      : TableText::tr("player %1: %2")
                            .arg(QString::number(step.player), playWords(book, step.play)));
    return listText(texts);
}

QString playComment(const RuleBook& book, const EndgameAnswer& before, int play) {
    const auto made = std::ranges::find(before.plays, play, &EndgamePlay::play);
    QStringList winning;
    for (const EndgamePlay& each : before.plays)
        if (each.wins)
            winning << playWords(book, each.play);
    const int ways = static_cast<int>(winning.size());
    if (made->wins)
        return before.plays.size() == 1 ? TableText::tr("Wins; the only legal play.")
               : ways == 1              ? TableText::tr("Wins; the only play that does.")
                           : TableText::tr("Wins; one of %n winning plays.", nullptr, ways);
    const QString answer = stepsText(book, made->refutation);
    if (winning.isEmpty())
        return TableText::tr("Loses, as every play does. Answer: %1.").arg(answer);
    constexpr int mostNamed = 3;
    const QString some = listText(winning.mid(0, mostNamed));
    const QString all = ways > mostNamed
                            ? TableText::tr("%1 and %n more", nullptr, ways - mostNamed).arg(some)
                            : some;
    return TableText::tr("Gives the win away. Winning: %1. Answer: %2.").arg(all, answer);
}

} // namespace yomi::ui::hands
