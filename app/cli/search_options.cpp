// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_options.h"

#include "app/cli/files.h"
#include "app/cli/wording.h"
#include "core/boards/stone_start.h"
#include "core/common/document.h"
#include "core/common/json_reader.h"
#include "core/search/settings.h"

#include <algorithm>

namespace yomi::cli {

using nlohmann::json;

namespace {

SearchFile stoneFile(const GameEntry& game, const json& body) {
    const StoneStart start =
        stoneStartFromJson(body, {game.usualSize.text(), game.usualSize.inARow});
    const GridSize size = sizeOf(game, start);
    try {
        (void)game.positionOf(readOwnStones(start.position, {game.notation, size}));
    } catch (const std::exception& error) {
        throw FormatError(sentenceOf(error)).at("position");
    }
    SearchFile file = {
        .game = game,
        .from = {.size = start.size, .position = start.position, .inARow = start.inARow}};
    if (body.contains("searches")) {
        const search::Searches searches =
            search::searchesFromJson(body, game.defaults(), size.cells());
        file.search = searches.rows[searches.shown];
    }
    return file;
}

/// "a", "b" or "c".
Sentence listOfKinds() {
    const auto quoted = [](const GameEntry* game) {
        return '"' + std::string(game->documentKind) + '"';
    };
    const auto all = games();
    std::string list = quoted(all.front());
    for (const GameEntry* const game : all.subspan(1, all.size() - 2))
        list += ", " + quoted(game);
    return Sentence("{} or {}", list, quoted(all.back()));
}

SearchFile searchFile(const DocumentFile& file) {
    const GameEntry* const game = gameOfKind(file.kind);
    if (!game)
        throw FormatError("a {} document is expected, not \"{}\"", listOfKinds(), file.kind)
            .at("kind");
    if (game->documentKind != tictactoe::documentKind)
        return stoneFile(*game, file.body);
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

void listNames(CLI::App& command, std::span<const GameEntry* const> games) {
    const auto list = [&](const std::string& option,
                          std::span<const std::string_view> search::GameDefaults::*names) {
        std::vector<std::string_view> listed;
        std::string text;
        for (const GameEntry* const game : games)
            for (const std::string_view name : game->defaults().*names)
                if (std::ranges::count(listed, name) == 0) {
                    listed.push_back(name);
                    text.append(text.empty() ? "" : ", ").append(name);
                }
        CLI::Option* const found = command.get_option(option);
        found->description(
            worded(Sentence("{} ({})", Sentence::verbatim(found->get_description()), text)));
    };
    list("--evaluation", &search::GameDefaults::evaluations);
    list("--images", &search::GameDefaults::images);
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
