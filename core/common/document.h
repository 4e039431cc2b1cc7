// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace yomi {

/// The newest version of the file format: the one that this program writes.
inline constexpr int documentVersion = 1;

/// The content of a .yomi file: {"yomi": 1, "kind": "split-damage", …}. `body` is the whole object
/// including the envelope, so that unknown members survive a save.
struct DocumentFile {
    std::string kind;
    nlohmann::json body;
};

/// Reads the text of a .yomi file. Throws FormatError if it is not JSON, not a Yomi document, or
/// written by a newer version of Yomi. Does not check the kind.
DocumentFile parseDocument(std::string_view text);

/// As above, and refuses any kind but `kind`.
nlohmann::json parseDocument(std::string_view text, std::string_view kind);

/// The members a document was read from.
struct LoadedBody {
    nlohmann::json file = nlohmann::json::object();  ///< as in the file
    nlohmann::json known = nlohmann::json::object(); ///< as the program wrote them right away
};

/// The text to save: `body` with the envelope of `kind` in front. Members of the file that this
/// program does not know are kept, also in nested objects and in elements of lists; known members
/// that `body` no longer has are dropped.
std::string documentText(std::string_view kind, const nlohmann::json& body,
                         const LoadedBody& loaded);

} // namespace yomi
