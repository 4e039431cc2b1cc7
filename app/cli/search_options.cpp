// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_options.h"

#include "app/cli/files.h"
#include "core/common/document.h"

namespace yomi::cli {

using namespace tictactoe;

Document readSearches(const std::string& fileName) {
    if (fileName.empty())
        return {};
    return readFile(fileName, [](const std::string& text) {
        return documentFromJson(parseDocument(text, documentKind));
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
