// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/record.h"

#include "core/common/fields.h"
#include "core/common/json_reader.h"
#include "core/common/stopped.h"
#include "core/icefire/position_check.h"
#include "core/icefire/protocol.h"
#include "core/icefire/state_json.h"

#include <boost/crc.hpp>

#include <limits>

namespace yomi::icefire {

using nlohmann::json;
using nlohmann::ordered_json;

Match matchOnSeed(std::int64_t seed, Ruleset ruleset) {
    return {seed, Game(generateMap(seed, ruleset), ruleset).state(), {}, {}, {}};
}

std::string codesOf(const PlayedTurn& played) {
    std::string codes;
    for (const Piece& piece : played.pieces) {
        codes += codes.empty() ? "" : ",";
        codes += nameOf(piece.outcome);
        if (piece.outcome == Outcome::Ok && piece.command->kind == CommandKind::Move)
            codes.append(":")
                .append(std::to_string(columnOf(piece.reached)))
                .append(":")
                .append(std::to_string(rowOf(piece.reached)));
    }
    return codes;
}

namespace {

ordered_json initJson(const Match& match) {
    const Map& map = match.start.terrain->map();
    ordered_json init = {{"type", "init"}};
    if (match.seed)
        init["seed"] = *match.seed;
    init["ruleset"] = nameOf(match.start.ruleset);
    init["players"] = match.players;
    init["map"] = mapRows(initialState(map));
    init["mines"] = cellsJson(map.mineSpots);
    init["nbMineSpots"] = map.mineSpots.count();
    if (match.times)
        init["timeLimits"] = fieldsToJson(*match.times);
    const auto start = toJson(match.start);
    if (start != toJson(Game(map, match.start.ruleset).state()))
        init["start"] = start;
    return init;
}

ordered_json turnJson(const PlayedTurn& played, std::string input, const Match& match) {
    input.pop_back(); // the last line end
    ordered_json turn = {{"type", "turn"},
                         {"turn", played.turn},
                         {"player", played.player},
                         {"input", std::move(input)},
                         {"cmd", played.line ? ordered_json(*played.line) : ordered_json(nullptr)},
                         {"res", codesOf(played)},
                         {"after", recordJson(played.after)}};
    if (!played.line && match.ending)
        turn["res"] = nameOf(match.ending->reason);
    if (!played.errors.empty())
        turn["stderr"] = played.errors;
    return turn;
}

ordered_json endJson(const Ending& ending) {
    return {{"type", "end"},
            {"winner", ending.winner.value_or(-1)},
            {"reason", nameOf(ending.reason)},
            {"score", ending.score},
            {"lastTurn", ending.lastTurn},
            {"lastPlayer", ending.lastPlayer}};
}

void append(std::string& text, const ordered_json& line) {
    text += line.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

} // namespace

std::string recordText(const Match& match) {
    std::string text;
    append(text, initJson(match));
    State state = match.start;
    for (std::size_t i = 0; i < match.turns.size(); ++i) {
        const bool firstInput = i < 2;
        append(text, turnJson(match.turns[i],
                              (firstInput ? initialInput(state.terrain->map()) : std::string()) +
                                  turnInput(state),
                              match));
        state = match.turns[i].after;
        passTurn(state);
        startTurn(state);
    }
    if (match.ending)
        append(text, endJson(*match.ending));
    return text;
}

namespace {

/// A difference, thrown to the loop over the lines, which adds the line number.
struct Differs {
    Sentence sentence;
};

/// `what` is a key, or a sentence that names it.
template <class What>
void compare(const What& what, const json& recorded, const json& played) {
    if (recorded != played)
        throw Differs{Sentence("{}: the record has {}, the rules give {}", what, recorded.dump(),
                               played.dump())};
}

std::uint32_t crc32(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    return crc.checksum();
}

/// Compares texts of several lines and reports the first one that differs.
void compareText(const std::string& what, std::string_view recorded, std::string_view played) {
    for (int line = 1; recorded != played; ++line) {
        const auto a = recorded.substr(0, recorded.find('\n'));
        const auto b = played.substr(0, played.find('\n'));
        compare(Sentence("{}, line {}", what, line), a, b);
        const auto rest = [](std::string_view text, std::size_t used) {
            return text.size() > used ? text.substr(used + 1) : std::string_view();
        };
        if (a.size() == recorded.size() || b.size() == played.size())
            throw Differs{Sentence("{} ends after line {} in one of the two", what, line)};
        recorded = rest(recorded, a.size());
        played = rest(played, b.size());
    }
}

/// Reads the lines of a record one by one and plays them.
class Verifier {
public:
    explicit Verifier(Ruleset otherwise)
        : m_otherwise(otherwise) {}

    void read(const json& line) {
        if (line.is_array()) {
            readLiteTurn(line);
            return;
        }
        const ObjectReader reader(line);
        const std::string type = reader.text("type");
        if (type == "init")
            readInit(reader);
        else if (type == "turn")
            readTurn(reader);
        else if (type == "end")
            readEnd(reader);
        else
            throw Differs{Sentence("\"{}\" is not a type of line; init, turn and end are", type)};
    }

    void finish() const {
        checkFinished();
        if (m_games.empty())
            throw Differs{Sentence("no game is recorded here")};
    }

    std::vector<Match>& games() { return m_games; }

private:
    void checkFinished() const {
        if (m_game)
            throw Differs{Sentence("the record breaks off before the end of the game")};
    }

    void readInit(const ObjectReader& reader) {
        checkFinished();
        const Ruleset ruleset = reader.choice("ruleset", m_otherwise);
        constexpr auto least = std::numeric_limits<std::int64_t>::min();
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        Match& match = m_games.emplace_back();
        if (reader.has("start")) {
            match.start = stateFromJson(reader.at("start"), "start");
            if (const auto faults = faultsOf(match.start); !faults.empty())
                throw FormatError("this position cannot occur. {}", faults.front()).at("start");
            m_game.emplace(match.start);
        } else {
            match.seed = reader.integer("seed", least, most);
            m_game.emplace(generateMap(*match.seed, ruleset), ruleset);
            match.start = m_game->state();
        }
        const Map& map = match.start.terrain->map();
        compare("map", reader.at("map"), mapRows(initialState(map)));
        compare("mines", reader.at("mines"), cellsJson(map.mineSpots));
        compare("nbMineSpots", reader.at("nbMineSpots"), map.mineSpots.count());
        if (reader.has("timeLimits"))
            readFields(reader.object("timeLimits"), match.times.emplace());
        std::size_t player = 0;
        reader.forEach("players", 2, [&](const json& entry, const std::string& path) {
            match.players[player++] = textAt(entry, path);
        });
    }

    std::string input() const {
        const bool first = m_games.back().turns.size() < 2;
        const State& state = m_game->state();
        return (first ? initialInput(state.terrain->map()) : std::string()) + turnInput(state);
    }

    void beginTurn(const json& turn, const json& player) const {
        if (!m_game)
            throw Differs{Sentence("a player-turn is outside a game")};
        if (m_game->ending())
            throw Differs{Sentence("the record continues, but the game is over: {}",
                                   nameOf(m_game->ending()->reason))};
        compare("turn", turn, m_game->state().turn);
        compare("player", player, m_game->state().player);
    }

    /// `reason`: for a turn without a line.
    PlayedTurn& play(const json& line, EndReason reason) {
        if (!line.is_string() && !line.is_null())
            throw Differs{Sentence("the bot's line is a text or null, not {}", shownValue(line))};
        auto& turns = m_games.back().turns;
        turns.push_back(line.is_null() ? m_game->forfeit(reason)
                                       : m_game->play(line.get<std::string>()));
        return turns.back();
    }

    void readTurn(const ObjectReader& reader) {
        beginTurn(reader.at("turn"), reader.at("player"));
        compareText("input", reader.text("input") + '\n', input());
        const bool noLine = !reader.has("cmd");
        const auto reason = enumNamed<EndReason>(reader.text("res"));
        if (noLine && !(reason && isForfeit(*reason)))
            throw Differs{
                Sentence("\"{}\" is not a reason for a missing line", reader.text("res"))};
        PlayedTurn& played =
            play(noLine ? json() : reader.at("cmd"), reason.value_or(EndReason::Timeout));
        played.errors = reader.text("stderr", "");
        if (!noLine)
            compare("res", reader.text("res"), codesOf(played));
        const json after = json(recordJson(played.after));
        for (const auto& [key, value] : after.items())
            compare(key, ObjectReader(reader.at("after")).at(key), value);
    }

    void readLiteTurn(const json& line) {
        if (line.size() != 5)
            throw Differs{Sentence("a player-turn is a list of five, not of {}", line.size())};
        beginTurn(line[0], line[1]);
        compare(Sentence("checksum of the input"), line[3], crc32(input()));
        const PlayedTurn& played = play(line[2], EndReason::Timeout);
        compare(Sentence("checksum of the position"), line[4],
                crc32(recordJson(played.after).dump()));
    }

    void readEnd(const ObjectReader& reader) {
        if (!m_game)
            throw Differs{Sentence("an end is outside a game")};
        if (!m_game->ending())
            throw Differs{Sentence("the record ends, but the game continues")};
        const Ending& ending = *m_game->ending();
        compare("winner", reader.at("winner"), ending.winner.value_or(-1));
        compare("reason", reader.at("reason"), nameOf(ending.reason));
        compare("score", reader.at("score"), ending.score);
        compare("lastTurn", reader.at("lastTurn"), ending.lastTurn);
        compare("lastPlayer", reader.at("lastPlayer"), ending.lastPlayer);
        if (reader.has("final"))
            compare("final", reader.at("final"), json(recordJson(m_game->state())));
        m_games.back().ending = ending;
        m_game.reset();
    }

    Ruleset m_otherwise;
    std::optional<Game> m_game;
    std::vector<Match> m_games;
};

/// The error's sentence without the line number from reading the line alone.
Sentence inLine(const FormatError& error) {
    const Sentence& place = error.place();
    return place.englishTemplate() == "line {}, column {}"
               ? error.at(Sentence("column {}", place.values()[1])).sentence()
               : error.sentence();
}

} // namespace

Verification verifyRecord(std::string_view text, Ruleset otherwise, const std::stop_token& stop) {
    Verifier verifier(otherwise);
    Verification result;
    int number = 0;
    try {
        while (!text.empty()) {
            throwIfStopped(stop);
            ++number;
            const std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(text.size(), line.size() + 1));
            if (line.find_first_not_of(" \r") != std::string_view::npos)
                verifier.read(parseJson(line));
        }
        verifier.finish();
    } catch (const Differs& differs) {
        result.disagreement = {number, differs.sentence};
    } catch (const FormatError& error) {
        result.disagreement = {number, inLine(error)};
    }
    result.games = std::move(verifier.games());
    return result;
}

} // namespace yomi::icefire
