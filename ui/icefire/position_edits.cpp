// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits of a position. They may lead to one that cannot occur: position_check.h finds the reasons.
#include "ui/icefire/position_edits.h"

#include "core/icefire/rules.h"

#include <QCoreApplication>

namespace yomi::ui::icefire {

namespace {

struct BrushText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Brush)
};

void setMap(State& position, CellSet land, CellSet mineSpots) {
    const Map map{land, mineSpots};
    if (map != position.terrain->map())
        position.terrain = std::make_shared<const Terrain>(map);
}

void removeContent(State& position, Cell cell) {
    std::erase_if(position.units, [&](const Unit& unit) { return unit.cell == cell; });
    std::erase_if(position.buildings, [&](const Building& each) { return each.cell == cell; });
}

void own(State& position, Player owner, Cell cell) {
    setMap(position, position.terrain->land() | CellSet::of(cell), position.terrain->mineSpots());
    position.owned[opponentOf(owner)].erase(cell);
    position.owned[owner].insert(cell);
}

void disown(State& position, Cell cell) {
    for (CellSet& owned : position.owned)
        owned.erase(cell);
}

void putUnit(State& position, Player owner, int level, Cell cell) {
    own(position, owner, cell);
    removeContent(position, cell);
    position.units.push_back({position.nextUnitId++, owner, level, cell, owner == position.player});
}

void putBuilding(State& position, Player owner, BuildingType type, Cell cell) {
    own(position, owner, cell);
    removeContent(position, cell);
    position.buildings.push_back({owner, type, cell});
}

void putHq(State& position, Player owner, Cell cell) {
    std::erase_if(position.buildings, [&](const Building& each) {
        return each.owner == owner && each.type == BuildingType::Headquarters;
    });
    putBuilding(position, owner, BuildingType::Headquarters, cell);
}

void toggleSpot(State& position, Cell cell) {
    CellSet spots = position.terrain->mineSpots();
    spots.contains(cell) ? spots.erase(cell) : spots.insert(cell);
    setMap(position, position.terrain->land() | CellSet::of(cell), spots);
}

void use(State& position, Brush brush, Player owner, Cell cell) {
    const Map map = position.terrain->map(); // a copy: a new terrain is made below
    switch (brush) {
    case Brush::Sea:
        removeContent(position, cell);
        disown(position, cell);
        return setMap(position, map.land - CellSet::of(cell), map.mineSpots - CellSet::of(cell));
    case Brush::Neutral:
        removeContent(position, cell);
        disown(position, cell);
        return setMap(position, map.land | CellSet::of(cell), map.mineSpots);
    case Brush::Land:
        if (!position.owned[owner].contains(cell))
            removeContent(position, cell);
        return own(position, owner, cell);
    case Brush::MineSpot:
        return toggleSpot(position, cell);
    case Brush::Unit1:
        return putUnit(position, owner, 1, cell);
    case Brush::Unit2:
        return putUnit(position, owner, 2, cell);
    case Brush::Unit3:
        return putUnit(position, owner, 3, cell);
    case Brush::Tower:
        return putBuilding(position, owner, BuildingType::Tower, cell);
    case Brush::Mine:
        putBuilding(position, owner, BuildingType::Mine, cell);
        return setMap(position, position.terrain->land(), map.mineSpots | CellSet::of(cell));
    case Brush::Hq:
        return putHq(position, owner, cell);
    case Brush::Erase:
        return removeContent(position, cell);
    }
}

/// Updates data that depends on the rest of the position.
void refresh(State& position) {
    for (const Player player : {0, 1})
        refreshActive(position, player);
    for (const Player player : {0, 1})
        position.income[player] = incomeOf(position, player);
}

} // namespace

QString brushName(Brush brush) {
    switch (brush) {
    case Brush::Sea:
        return BrushText::tr("Sea");
    case Brush::Neutral:
        return BrushText::tr("Neutral land");
    case Brush::Land:
        return BrushText::tr("Own land");
    case Brush::MineSpot:
        return BrushText::tr("Mine spot");
    case Brush::Unit1:
        return BrushText::tr("Unit of level 1");
    case Brush::Unit2:
        return BrushText::tr("Unit of level 2");
    case Brush::Unit3:
        return BrushText::tr("Unit of level 3");
    case Brush::Tower:
        return BrushText::tr("Tower");
    case Brush::Mine:
        return BrushText::tr("Mine");
    case Brush::Hq:
        return BrushText::tr("HQ");
    case Brush::Erase:
        return BrushText::tr("Erase");
    }
    return {};
}

State painted(State position, Brush brush, Player owner, Cell cell) {
    use(position, brush, owner, cell);
    refresh(position);
    return position;
}

State withGold(State position, Player player, int gold) {
    position.gold[player] = gold;
    return position;
}

State withTurn(State position, int turn) {
    position.turn = turn;
    return position;
}

State withPlayerToMove(State position, Player player) {
    position.player = player;
    for (Unit& unit : position.units)
        unit.canMove = unit.owner == player;
    return position;
}

State withRuleset(State position, Ruleset ruleset) {
    position.ruleset = ruleset;
    return position;
}

} // namespace yomi::ui::icefire
