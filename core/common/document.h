// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace yomi {

/// The version of the file format that this program writes and the newest that it reads.
inline constexpr int documentVersion = 1;

/// A document as it stands in a .yomi file: {"yomi": 1, "kind": "split-damage", …}. `body` is the
/// whole object, envelope included, so that what this program does not know survives a save.
struct DocumentFile {
    std::string kind;
    nlohmann::json body;
};

/// Reads the text of a .yomi file. Throws FormatError for text that is not JSON, for a file that is
/// no Yomi document and for one that a newer version of Yomi wrote. The kind is not checked.
DocumentFile parseDocument(std::string_view text);

/// As above, and refuses any kind but `kind`.
nlohmann::json parseDocument(std::string_view text, std::string_view kind);

/// What a document was read from.
struct LoadedBody {
    nlohmann::json file = nlohmann::json::object();  ///< the members as they stood in the file
    nlohmann::json known = nlohmann::json::object(); ///< those that the program wrote right after
};

/// The text to save: `body` with the envelope of `kind` in front. The members of the file that was
/// read which this program does not know are kept, in nested objects and in the elements of lists
/// too; those that it knows and `body` has no more are gone.
std::string documentText(std::string_view kind, const nlohmann::json& body,
                         const LoadedBody& loaded);

} // namespace yomi
