// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_options.h"

#include "app/cli/files.h"
#include "core/common/document.h"
#include "core/tictactoe/settings_json.h"

#include <stdexcept>

namespace yomi::cli {

using namespace tictactoe;

namespace {

template <class Choice>
void choose(Choice& field, const char* option, const std::optional<std::string>& given) {
    if (!given)
        return;
    try {
        field = choiceNamed<Choice>(*given);
    } catch (const std::invalid_argument& error) {
        throw std::invalid_argument("--" + std::string(option) + ": " + error.what());
    }
}

} // namespace

Settings SearchSettings::over(Settings settings) const {
    choose(settings.algorithm, "algorithm", algorithm);
    choose(settings.evaluation, "evaluation", evaluation);
    choose(settings.board, "board", board);
    choose(settings.update, "update", update);
    if (images)
        choose(settings.images.emplace(), "images", images);
    if (table)
        settings.table = table;
    if (depth)
        settings.depth = depth;
    settings.freshTable = settings.freshTable || freshTable;
    settings.iterative = settings.iterative || iterative;
    settings.ordering = settings.ordering && !noOrdering;
    validate(settings);
    return settings;
}

Document readSearches(const std::string& fileName) {
    if (fileName.empty())
        return {};
    return documentFromJson(parseDocument(readFile(fileName), documentKind));
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
