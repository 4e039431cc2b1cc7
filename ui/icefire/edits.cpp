// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/edits.h"

#include "core/icefire/play_on.h"
#include "core/icefire/state_json.h"
#include "ui/common/escaped.h"
#include "ui/icefire/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::icefire {

namespace {

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Edit)
};

/// Whether two matches are equal; played ones are equal only if they are the same object.
bool same(const std::shared_ptr<const Match>& a, const std::shared_ptr<const Match>& b) {
    return a == b || (a->turns.empty() && b->turns.empty() && a->seed == b->seed &&
                      a->players == b->players && toJson(a->start) == toJson(b->start));
}

} // namespace

bool operator==(const Inputs& a, const Inputs& b) {
    return same(a.match, b.match) && a.begun == b.begun && a.setups == b.setups &&
           a.arena == b.arena;
}

bool haveSameLines(const Inputs& a, const Inputs& b) {
    if (a.match == b.match)
        return a.begun == b.begun;
    return a.begun == b.begun && a.match->start.terrain->map() == b.match->start.terrain->map() &&
           std::ranges::equal(a.match->turns, b.match->turns, {}, &PlayedTurn::line,
                              &PlayedTurn::line);
}

Edit replaceMatch(const Inputs& before, Match match, const QString& sentence) {
    Edit edit{sentence, before};
    edit.after.match = std::make_shared<const Match>(std::move(match));
    edit.after.begun.clear();
    return edit;
}

Edit newMap(const Inputs& before, std::int64_t seed, Ruleset ruleset) {
    Match match = matchOnSeed(seed, ruleset);
    match.players = before.match->players;
    return replaceMatch(before, std::move(match),
                        EditText::tr("Make the map of seed %1").arg(seed));
}

Edit replacePosition(const Inputs& before, State position, const QString& sentence) {
    Match match;
    match.players = before.match->players;
    if (position.terrain->map() == before.match->start.terrain->map())
        match.seed = before.match->seed;
    match.start = std::move(position);
    return replaceMatch(before, std::move(match), sentence);
}

Edit pastePosition(const Inputs& before, State position, const State& shown) {
    const Map &map = position.terrain->map(), &known = shown.terrain->map();
    bool namesSpots = false;
    map.mineSpots.forEach(
        [&](Cell cell) { namesSpots = namesSpots || !position.buildingAt(cell); });
    const bool isKnownLand = map.land == known.land;
    QString notice;
    if (namesSpots && isKnownLand) {
        if (position.turn != shown.turn)
            notice = EditText::tr("The text does not name the turn: it stays as it was.");
        position.turn = shown.turn;
    } else if (isKnownLand && (map.mineSpots - known.mineSpots).empty()) {
        position.terrain = shown.terrain;
        position.turn = shown.turn;
        notice =
            EditText::tr("The text names neither turn nor mine spots: they stay as they were.");
    } else if (!namesSpots) {
        notice = EditText::tr("The text names neither turn nor mine spots: set them on the page "
                              "Position.");
    }
    Edit edit = replacePosition(before, std::move(position), EditText::tr("Paste a position"));
    edit.notice = notice;
    return edit;
}

Edit setPlayer(const Inputs& before, Player player, const std::string& name) {
    Match match = *before.match;
    match.players[player] = name;
    Edit edit{EditText::tr("Let %1 play %2").arg(playerText(name), sideName(player)), before};
    edit.after.match = std::make_shared<const Match>(std::move(match));
    return edit;
}

Edit giveCommand(const Inputs& before, const State& now, const Command& command) {
    State after = now;
    const std::string line = text(command);
    const std::vector<Piece> pieces = playLine(after, line);
    if (pieces.front().outcome != Outcome::Ok)
        return {{}, before, outcomeSentence(pieces.front())};
    Edit edit{escaped(line), before};
    edit.after.begun += (before.begun.empty() ? "" : ";") + line;
    return edit;
}

Edit endTurn(const Inputs& before) {
    Match match = *before.match;
    playLine(match, before.begun.empty() ? "WAIT" : before.begun);
    return replaceMatch(before, std::move(match), EditText::tr("End the turn"));
}

Edit setSetups(const Inputs& before, std::vector<AnnealerSetup> setups, const QString& sentence) {
    Edit edit{sentence, before};
    edit.after.setups = std::move(setups);
    return edit;
}

Edit setArena(const Inputs& before, const ArenaRequest& arena) {
    Edit edit{EditText::tr("Change the arena"), before};
    edit.after.arena = arena;
    return edit;
}

} // namespace yomi::ui::icefire
