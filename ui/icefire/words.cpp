// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/words.h"

#include "core/icefire/document_json.h"
#include "ui/common/escaped.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace yomi::ui::icefire {

namespace {

struct WordsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Words)
};

struct OutcomeWords {
    QString brief;
    QString sentence;
};

OutcomeWords wordsFor(Outcome outcome) {
    switch (outcome) {
    case Outcome::Ok:
        return {WordsText::tr("done"), WordsText::tr("The command was carried out.")};
    case Outcome::Wait:
        return {WordsText::tr("nothing to do"), WordsText::tr("WAIT does nothing.")};
    case Outcome::Message:
        return {WordsText::tr("message"),
                WordsText::tr("A message for the viewer; it does nothing.")};
    case Outcome::OffLand:
        return {WordsText::tr("not on land"),
                WordsText::tr("The target is off the board or no land: the command is dropped.")};
    case Outcome::BadLevel:
        return {WordsText::tr("no such level"), WordsText::tr("Units have the levels 1, 2 and 3.")};
    case Outcome::BadNumber:
        return {WordsText::tr("no number"),
                WordsText::tr("A number is missing or too large; these rules drop the command.")};
    case Outcome::NoSuchUnit:
        return {
            WordsText::tr("no such unit"),
            WordsText::tr("No unit with this id lived when the turn started. A unit trained in the "
                          "same line cannot move yet.")};
    case Outcome::NotYourUnit:
        return {WordsText::tr("enemy's unit"), WordsText::tr("The unit belongs to the enemy.")};
    case Outcome::AlreadyMoved:
        return {WordsText::tr("moved already"), WordsText::tr("A unit moves once a turn.")};
    case Outcome::Occupied:
        return {WordsText::tr("cell taken"),
                WordsText::tr("The cell is occupied, or a tower next to it protects it.")};
    case Outcome::NoWay:
        return {
            WordsText::tr("no way nearer"),
            WordsText::tr("No free neighbour of the unit is nearer to the target; it stays and may "
                          "be ordered again.")};
    case Outcome::NotPlayable:
        return {WordsText::tr("out of reach"),
                WordsText::tr("The cell is neither on nor next to the player's connected land.")};
    case Outcome::NoGold:
        return {WordsText::tr("too little gold"), WordsText::tr("The player cannot pay for it.")};
    case Outcome::NotOwned:
        return {WordsText::tr("not own land"), WordsText::tr("Buildings need your own land.")};
    case Outcome::NotASpot:
        return {WordsText::tr("no mine spot"), WordsText::tr("Mines need a mine spot.")};
    case Outcome::OnASpot:
        return {WordsText::tr("mine spot"), WordsText::tr("Towers cannot be built on mine spots.")};
    case Outcome::Unexecuted:
        return {WordsText::tr("game over"),
                WordsText::tr("The game was over before its turn came.")};
    case Outcome::Dropped:
        return {WordsText::tr("dropped"),
                WordsText::tr(
                    "A later part of the line is not a command, so the whole line is ignored.")};
    case Outcome::Unrecognised:
        return {WordsText::tr("no command: loses"),
                WordsText::tr("The game does not know this text: the player loses at once.")};
    case Outcome::Timeout:
        return {WordsText::tr("late: loses"),
                WordsText::tr("No line came in time: the player loses.")};
    }
    return {};
}

} // namespace

QString sideName(Player player) {
    return player == 0 ? WordsText::tr("fire") : WordsText::tr("ice");
}

QString sideTitle(Player player) {
    return player == 0 ? WordsText::tr("Fire") : WordsText::tr("Ice");
}

QString rulesetName(Ruleset ruleset) {
    return ruleset == Ruleset::Current ? WordsText::tr("current") : WordsText::tr("contest 2019");
}

QString cellName(Cell cell) {
    return WordsText::tr("(%1, %2)").arg(columnOf(cell)).arg(rowOf(cell));
}

namespace {

/// Only the unit that captures an HQ enters its cell.
bool takesHeadquarters(const Piece& piece) {
    return piece.outcome == Outcome::Ok &&
           std::ranges::find(headquarters, piece.reached) != headquarters.end();
}

} // namespace

QString outcomeText(const Piece& piece) {
    if (takesHeadquarters(piece))
        return WordsText::tr("takes the HQ");
    if (piece.outcome == Outcome::Ok && piece.command->kind == CommandKind::Move)
        return WordsText::tr("to %1").arg(cellName(piece.reached));
    return wordsFor(piece.outcome).brief;
}

QString outcomeSentence(const Piece& piece) {
    return takesHeadquarters(piece) ? WordsText::tr("The enemy's HQ is taken: the game is won.")
                                    : wordsFor(piece.outcome).sentence;
}

QString turnText(const State& state) {
    return WordsText::tr("turn %1 · %2 plays").arg(state.turn).arg(sideName(state.player));
}

QString reasonText(EndReason reason) {
    switch (reason) {
    case EndReason::HeadquartersCaptured:
        return WordsText::tr("HQ captured");
    case EndReason::TurnLimit:
        return WordsText::tr("100 turns");
    case EndReason::Unrecognised:
        return WordsText::tr("bad command");
    case EndReason::Timeout:
        return WordsText::tr("late answer");
    case EndReason::Crash:
        return WordsText::tr("program ended");
    case EndReason::Flood:
        return WordsText::tr("endless line");
    }
    return {};
}

QString playerText(const std::string& name) {
    return name == personName ? WordsText::tr("person") : escaped(name);
}

QString endingText(const Ending& ending) {
    const QString result = ending.winner ? WordsText::tr("%1 wins").arg(sideTitle(*ending.winner))
                                         : WordsText::tr("Draw");
    return WordsText::tr("%1: %2").arg(result, reasonText(ending.reason));
}

QString jumpText(MatchEvent event, bool forward) {
    switch (event) {
    case MatchEvent::Capture:
        return forward ? WordsText::tr("Next capture") : WordsText::tr("Previous capture");
    case MatchEvent::Cut:
        return forward ? WordsText::tr("Next cut") : WordsText::tr("Previous cut");
    case MatchEvent::Bankruptcy:
        return forward ? WordsText::tr("Next bankruptcy") : WordsText::tr("Previous bankruptcy");
    case MatchEvent::Tower:
        return forward ? WordsText::tr("Next tower") : WordsText::tr("Previous tower");
    case MatchEvent::Finish:
        return forward ? WordsText::tr("Finish") : WordsText::tr("Finish (before)");
    }
    return {};
}

QString contentText(const State& state, Cell cell) {
    if (const Unit* unit = state.unitAt(cell))
        return WordsText::tr("%1's unit %2, level %3")
            .arg(sideName(unit->owner))
            .arg(unit->id)
            .arg(unit->level);
    if (const Building* building = state.buildingAt(cell)) {
        constexpr std::array names = {QT_TRANSLATE_NOOP("yomi::ui::icefire::Words", "%1's HQ"),
                                      QT_TRANSLATE_NOOP("yomi::ui::icefire::Words", "%1's mine"),
                                      QT_TRANSLATE_NOOP("yomi::ui::icefire::Words", "%1's tower")};
        return WordsText::tr(names[static_cast<std::size_t>(building->type)])
            .arg(sideName(building->owner));
    }
    return {};
}

QString cellText(const State& state, Cell cell) {
    const auto land = [&] {
        if (!state.terrain->land().contains(cell))
            return WordsText::tr("sea");
        for (const Player player : {0, 1}) {
            if (state.owned[player].contains(cell))
                return state.active[player].contains(cell)
                           ? WordsText::tr("%1's land").arg(sideName(player))
                           : WordsText::tr("%1's land, cut off").arg(sideName(player));
        }
        return WordsText::tr("neutral land");
    };
    QString text = WordsText::tr("%1: %2").arg(cellName(cell), land());
    if (const QString content = contentText(state, cell); !content.isEmpty())
        text += QStringLiteral(" · ") + content;
    if (state.terrain->mineSpots().contains(cell))
        text += QStringLiteral(" · ") + WordsText::tr("mine spot");
    return text;
}

QString prospectText(const State& state, const std::array<Prospects, 2>& prospects, Cell cell) {
    QStringList parts;
    if (!state.terrain->land().contains(cell))
        return {};
    for (const Player player : {0, 1}) {
        const Prospects& own = prospects[player];
        const int price = own.attack.price[cell];
        if (own.guarded.contains(cell))
            parts << WordsText::tr("guarded by a tower");
        if (own.cuts[cell].cells > 1)
            parts << WordsText::tr("its capture costs %n cells", nullptr, own.cuts[cell].cells);
        if (!state.owned[player].contains(cell) && price != AttackMap::unreachable)
            parts << WordsText::tr("%1 pays %2").arg(sideName(player)).arg(price);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace yomi::ui::icefire
