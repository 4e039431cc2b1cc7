// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/protocol.h"

#include "core/common/json_reader.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <span>
#include <sstream>
#include <tuple>
#include <utility>

namespace yomi::icefire {

namespace {

void appendLine(std::string& text, std::initializer_list<int> numbers) {
    const char* separator = "";
    for (const int number : numbers) {
        text.append(separator).append(std::to_string(number));
        separator = " ";
    }
    text += '\n';
}

char letterOf(const State& state, Cell cell) {
    if (!state.terrain->land().contains(cell))
        return '#';
    const Player us = state.player, them = opponentOf(us);
    if (state.owned[us].contains(cell))
        return state.active[us].contains(cell) ? 'O' : 'o';
    if (state.owned[them].contains(cell))
        return state.active[them].contains(cell) ? 'X' : 'x';
    return '.';
}

} // namespace

std::string initialInput(const Map& map) {
    std::string text;
    appendLine(text, {map.mineSpots.count()});
    map.mineSpots.forEach([&](Cell cell) { appendLine(text, {columnOf(cell), rowOf(cell)}); });
    return text;
}

std::string turnInput(const State& state) {
    const Player us = state.player, them = opponentOf(us);
    std::string text;
    for (const Player player : {us, them}) {
        appendLine(text, {state.gold[player]});
        appendLine(text, {state.income[player]});
    }
    for (int y = 0; y < boardSide; ++y) {
        for (int x = 0; x < boardSide; ++x)
            text += letterOf(state, cellAt(x, y));
        text += '\n';
    }
    std::vector<Building> buildings = state.buildings;
    std::ranges::sort(buildings, {}, [&](const Building& building) {
        return std::tuple(building.owner != us, building.type, columnOf(building.cell),
                          rowOf(building.cell));
    });
    appendLine(text, {static_cast<int>(buildings.size())});
    for (const auto& [owner, type, cell] : buildings)
        appendLine(text, {owner != us, static_cast<int>(type), columnOf(cell), rowOf(cell)});

    appendLine(text, {static_cast<int>(state.units.size())});
    for (const Player player : {us, them}) {
        for (const Unit& unit : state.units) {
            if (unit.owner == player)
                appendLine(text, {player != us, unit.id, unit.level, columnOf(unit.cell),
                                  rowOf(unit.cell)});
        }
    }
    return text;
}

namespace {

constexpr int cellCount = boardSide * boardSide;
constexpr int largestNumber = 1'000'000; // more than gold, ids and income can ever reach

bool isBlank(int character) {
    return character == ' ' || (character >= '\t' && character <= '\r');
}

constexpr std::string_view mapLetters = "#.OoXx";

} // namespace

InputReader::InputReader(std::istream& input, Ruleset ruleset)
    : m_input(input)
    , m_ruleset(ruleset) {}

void InputReader::skipBlanks() {
    while (isBlank(m_input.peek()))
        m_lineNumber += m_input.get() == '\n' ? 1 : 0;
}

bool InputReader::isAtEnd() {
    skipBlanks();
    return m_input.peek() == std::istream::traits_type::eof();
}

std::string InputReader::word(const Sentence& what) {
    constexpr std::size_t longest = 100; // far more than any that the game sends
    if (isAtEnd())
        fail("the text ends where {} is expected", what);
    std::string text;
    for (int next = m_input.peek(); next != std::istream::traits_type::eof() && !isBlank(next);
         next = m_input.peek()) {
        if (text.size() == longest)
            fail("{} is expected here, not {}", what, shownValue(text));
        text += static_cast<char>(m_input.get());
    }
    return text;
}

int InputReader::numberOf(const std::string& text, const Sentence& what) const {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < -largestNumber || number > largestNumber)
        fail("{} is expected here, not {}", what, shownValue(text));
    return number;
}

template <std::size_t Count>
std::array<int, Count> InputReader::numbers(const Sentence& what) {
    std::array<int, Count> found{};
    for (int& number : found)
        number = numberOf(word(what), what);
    return found;
}

Cell InputReader::takenCell(CellSet& free, int x, int y) const {
    if (!onBoard(x, y) || !free.contains(cellAt(x, y)))
        fail("the cell in column {}, row {} is not land, or is already occupied", x, y);
    free.erase(cellAt(x, y));
    return cellAt(x, y);
}

std::string InputReader::readHead(State& state, CellSet& mineSpots) {
    const auto what = Sentence("a number or the first map row");
    constexpr std::size_t ofTurn = 4, most = 1 + 2 * cellCount + ofTurn;
    std::vector<Number> head;
    std::string text = word(what);
    for (; mapLetters.find(text.front()) == std::string_view::npos; text = word(what)) {
        if (head.size() == most)
            fail("there are more numbers than any mine spots, gold and income are");
        head.push_back({numberOf(text, what), m_lineNumber});
    }
    if (head.size() < ofTurn)
        fail("your gold and income, and the enemy's, must precede the map");
    const auto turn = std::span(head).last(ofTurn);
    for (const Player player : {0, 1}) {
        const auto at = 2 * static_cast<std::size_t>(player);
        state.gold[player] = turn[at].value;
        state.income[player] = turn[at + 1].value;
    }
    if (head.size() > ofTurn)
        readMineSpots(std::span(head).first(head.size() - ofTurn), mineSpots);
    return text;
}

void InputReader::readMineSpots(std::span<const Number> numbers, CellSet& mineSpots) {
    const int count = numbers.front().value;
    if (count < 0 || count > cellCount)
        throw FormatError("{} mine spots are impossible", count)
            .at(Sentence("line {}", numbers.front().line));
    const std::size_t wanted = 1 + 2 * static_cast<std::size_t>(count);
    if (numbers.size() != wanted)
        fail("before the map come the number of mine spots, {}, their places, gold and income: {} "
             "numbers, not {}",
             count, wanted + 4, numbers.size() + 4);
    for (std::size_t at = 1; at < wanted; at += 2) {
        const auto [x, line] = numbers[at];
        const int y = numbers[at + 1].value;
        if (!onBoard(x, y))
            throw FormatError("the mine spot is not on the board").at(Sentence("line {}", line));
        if (mineSpots.contains(cellAt(x, y)))
            throw FormatError("the mine spot {} has been named before", placeOf(cellAt(x, y)))
                .at(Sentence("line {}", line));
        mineSpots.insert(cellAt(x, y));
    }
}

void InputReader::readRows(std::string row, State& state, Map& map) {
    for (int y = 0; y < boardSide; ++y) {
        if (y > 0)
            row = word(Sentence("a map row"));
        if (row.size() != boardSide)
            fail("a map row has 12 characters, not {}", row.size());
        for (int x = 0; x < boardSide; ++x) {
            const char letter = row[static_cast<std::size_t>(x)];
            const Cell cell = cellAt(x, y);
            if (mapLetters.find(letter) == std::string_view::npos)
                fail("a map row consists of # . O o X x, and has no '{}'", letter);
            if (letter != '#')
                map.land.insert(cell);
            if (letter == 'O' || letter == 'o')
                state.owned[0].insert(cell);
            if (letter == 'X' || letter == 'x')
                state.owned[1].insert(cell);
            if (letter == 'O' || letter == 'X')
                state.active[letter == 'X'].insert(cell);
        }
    }
}

void InputReader::readBuildings(State& state, CellSet& free) {
    const int count = numbers<1>(Sentence("the number of buildings")).front();
    if (count < 0 || count > cellCount)
        fail("{} buildings are impossible", count);
    for (int i = 0; i < count; ++i) {
        const auto read = numbers<4>(Sentence("a building \"owner type x y\""));
        if (read[0] < 0 || read[0] > 1 || read[1] < 0 || read[1] > 2)
            fail("a building's owner is 0 or 1 and its type 0, 1 or 2");
        state.buildings.push_back(
            {read[0], static_cast<BuildingType>(read[1]), takenCell(free, read[2], read[3])});
    }
}

void InputReader::readUnits(State& state, CellSet& free) {
    const int count = numbers<1>(Sentence("the number of units")).front();
    if (count < 0 || count > cellCount)
        fail("{} units are impossible", count);
    for (int i = 0; i < count; ++i) {
        const auto read = numbers<5>(Sentence("a unit \"owner id level x y\""));
        if (read[0] < 0 || read[0] > 1 || read[2] < 1 || read[2] > highestLevel)
            fail("a unit's owner is 0 or 1 and its level 1, 2 or 3");
        if (read[1] < 1)
            fail("a unit has an id of its own, from 1 on, not {}", read[1]);
        if (state.unitWithId(read[1]))
            fail("a unit has an id of its own, from 1 on; {} is taken", read[1]);
        state.units.push_back(
            {read[1], read[0], read[2], takenCell(free, read[3], read[4]), read[0] == 0});
        state.nextUnitId = std::max(state.nextUnitId, read[1] + 1);
    }
    std::ranges::sort(state.units, {}, &Unit::id);
}

namespace {

/// Renames the players 0 (you) and 1 (enemy) of the text to those of the game.
void giveSides(State& state, Player us) {
    state.player = us;
    if (us == 0)
        return;
    std::swap(state.gold[0], state.gold[1]);
    std::swap(state.income[0], state.income[1]);
    std::swap(state.owned[0], state.owned[1]);
    std::swap(state.active[0], state.active[1]);
    for (Building& building : state.buildings)
        building.owner = opponentOf(building.owner);
    for (Unit& unit : state.units)
        unit.owner = opponentOf(unit.owner);
}

CellSet cellsWithMines(const State& state) {
    CellSet mines;
    for (const Building& building : state.buildings) {
        if (building.type == BuildingType::Mine)
            mines.insert(building.cell);
    }
    return mines;
}

} // namespace

std::optional<State> InputReader::next() {
    if (isAtEnd())
        return std::nullopt;
    State state;
    state.ruleset = m_ruleset;
    state.turn = ++m_turn;
    Map map;
    const std::string row = readHead(state, map.mineSpots);
    readRows(row, state, map);
    CellSet free = map.land;
    readBuildings(state, free);
    readUnits(state, free);
    map.mineSpots |= cellsWithMines(state);
    if (m_terrain)
        map.mineSpots |= m_terrain->mineSpots();
    if (!m_terrain || m_terrain->map() != map)
        m_terrain = std::make_shared<const Terrain>(map);
    state.terrain = m_terrain;
    const auto own = std::ranges::find(state.buildings,
                                       Building{0, BuildingType::Headquarters, headquarters[0]});
    const auto turned = std::ranges::find(state.buildings,
                                          Building{0, BuildingType::Headquarters, headquarters[1]});
    if ((own == state.buildings.end()) == (turned == state.buildings.end()))
        fail("your HQ is at (0,0) or at (11,11)");
    giveSides(state, own == state.buildings.end() ? 1 : 0);
    // The end of its last line belongs to the turn, so that the reader does not wait for the next
    // turn.
    while (isBlank(m_input.peek())) {
        if (m_input.get() != '\n')
            continue;
        ++m_lineNumber;
        break;
    }
    return state;
}

namespace {

/// The text without quotation marks ("> ") and indentation.
std::string unquoted(std::string_view text) {
    std::string bare;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        line.remove_prefix(std::min(line.size(), line.find_first_not_of("> \t")));
        bare.append(line).append("\n");
    }
    return bare;
}

} // namespace

State parseInput(std::string_view text, Ruleset ruleset) {
    std::istringstream input(unquoted(text));
    InputReader reader(input, ruleset);
    const auto state = reader.next();
    if (!state)
        throw FormatError("The text is empty.");
    if (!reader.isAtEnd())
        throw FormatError(
            "the text continues after the last unit of the turn; give the text of one turn alone")
            .at(Sentence("line {}", reader.lineNumber()));
    return *state;
}

} // namespace yomi::icefire
