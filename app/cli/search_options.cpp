// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_options.h"

#include "app/cli/files.h"
#include "core/common/document.h"
#include "core/common/json_reader.h"
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/search/stone_start.h"

#include <stdexcept>

namespace yomi::cli {

using nlohmann::json;

namespace {

/// `positionOf` is the game's function.
template <class Size, class PositionOf>
SearchFile stoneFile(SearchGame game, StoneGame stoneGame, const json& body,
                     const search::GameDefaults& defaults, const PositionOf& positionOf) {
    const search::StoneStart start =
        search::stoneStartFromJson(body, {Size().text(), Size().inARow});
    const Size size = search::sizeOf<Size>(start);
    try {
        positionOf(readOwnStones(start.position, {stoneGame, size}));
    } catch (const std::exception& error) {
        throw FormatError("position", error.what());
    }
    SearchFile file = {
        .game = game,
        .from = {.size = start.size, .position = start.position, .inARow = start.inARow}};
    if (body.contains("searches")) {
        const search::Searches searches = search::searchesFromJson(body, defaults, size.cells());
        file.search = searches.rows[searches.shown];
    }
    return file;
}

SearchFile searchFile(const DocumentFile& file) {
    if (file.kind == connectfour::documentKind)
        return stoneFile<connectfour::Size>(
            SearchGame::ConnectFour, StoneGame::ConnectFour, file.body, connectfour::gameDefaults(),
            [](const StoneReading& reading) { return connectfour::positionOf(reading); });
    if (file.kind == mnk::documentKind)
        return stoneFile<mnk::Size>(SearchGame::Mnk, StoneGame::Mnk, file.body, mnk::gameDefaults(),
                                    mnk::positionOf);
    if (file.kind != tictactoe::documentKind)
        throw FormatError("kind", "a \"" + std::string(tictactoe::documentKind) + "\", \"" +
                                      std::string(connectfour::documentKind) + "\" or \"" +
                                      std::string(mnk::documentKind) +
                                      "\" document is expected, not \"" + file.kind + "\"");
    const tictactoe::Document read = tictactoe::documentFromJson(file.body);
    return {.start = read.position,
            .from = {.begins = read.begins},
            .search = read.searches[read.shown]};
}

} // namespace

SearchFile readSearchFile(const std::string& fileName) {
    return readFile(fileName,
                    [](const std::string& text) { return searchFile(parseDocument(text)); });
}

tictactoe::Document readSearches(const std::string& fileName) {
    if (fileName.empty())
        return {};
    return readFile(fileName, [](const std::string& text) {
        return tictactoe::documentFromJson(parseDocument(text, tictactoe::documentKind));
    });
}

std::string squareList(const std::vector<int>& squares) {
    std::string list;
    for (const int square : squares) {
        if (!list.empty())
            list += ' ';
        list += std::to_string(square);
    }
    return list;
}

} // namespace yomi::cli
