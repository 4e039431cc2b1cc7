// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/endgame_solver.h"
#include "core/hands/played_endgame.h"

#include <QString>

namespace yomi::ui::hands {

/// A play with its body first, "333444+56", or "pass".
QString playWords(const yomi::hands::RuleBook& book, int play);
/// "Pair", "Pass".
QString playKind(const yomi::hands::RuleBook& book, int play);
/// A family of plays, whatever their length, or one of its categories: "Straights", "Bombs",
/// "Straights of 5".
QString familyText(const yomi::hands::RuleBook& book, const std::string& family);

/// "Player 1 · landlord".
QString playerText(int player);
/// The winning side: "Player 1 wins", "Players 2 and 3 win".
QString winnerText(int side, int players);
/// Why the player to move may not make this play of his cards.
QString whyIllegal(const yomi::hands::EndgamePosition& position, int play);
/// Who is to move, and what he may do, or who has won.
QString tableState(const yomi::hands::EndgamePosition& position);
/// The question of a puzzle, and once it is answered, whether that is right. `answer` is that of
/// the start; null if it is not known.
QString puzzleText(const yomi::hands::PlayedEndgame& game,
                   const yomi::hands::EndgameAnswer* answer);
/// "player 2: 22".
QString stepsText(const yomi::hands::RuleBook& book,
                  const std::vector<yomi::hands::EndgameStep>& steps);
/// What a play of the position of this answer did to the result.
QString playComment(const yomi::hands::RuleBook& book, const yomi::hands::EndgameAnswer& before,
                    int play);

} // namespace yomi::ui::hands
