// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/document_json.h"

#include "core/common/json_reader.h"

namespace yomi::tictactoe {

using nlohmann::json;

json toJson(const Document& document) {
    json body = search::toJson(search::Searches{document.searches, document.shown});
    body["position"] = text(document.position, document.begins);
    if (document.begins != Begins::O)
        body["begins"] = nameOf(document.begins);
    return body;
}

Document documentFromJson(const json& body) {
    Document document;
    const ObjectReader reader(body);
    document.begins = reader.choice("begins", document.begins);
    const std::string marks = reader.text("position");
    document.position = readAt("position", [&] {
        return isMarks(marks)
                   ? parseMarks(marks, document.begins)
                   : positionOf(readPosition(marks, {.xBegins = document.begins == Begins::X}));
    });
    search::Searches searches = search::searchesFromJson(body, gameDefaults(), squareCount);
    document.searches = std::move(searches.rows);
    document.shown = searches.shown;
    return document;
}

} // namespace yomi::tictactoe
