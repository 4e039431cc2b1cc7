// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/document_json.h"

#include "core/common/json_reader.h"

namespace yomi::tictactoe {

using nlohmann::json;

json toJson(const Document& document) {
    json body = search::toJson(search::Searches{document.searches, document.shown});
    body["position"] = text(document.position);
    return body;
}

Document documentFromJson(const json& body) {
    Document document;
    document.position =
        readAt("position", [&] { return parseMarks(ObjectReader(body).text("position")); });
    search::Searches searches = search::searchesFromJson(body, usual(), squareCount);
    document.searches = std::move(searches.rows);
    document.shown = searches.shown;
    return document;
}

} // namespace yomi::tictactoe
