// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/document.h"

#include "core/common/format_error.h"
#include "core/common/json_reader.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace yomi {

using nlohmann::json;

namespace {

void keepUnknown(json& body, const json& file, const json& known);

/// List elements have no names: an unchanged element, or a changed one at the same index, keeps its
/// unknown members.
void keepUnknownOfList(json& body, const json& file, const json& known) {
    const auto isObject = [](const json& element) {
        return element.is_object();
    };
    if (file.size() != known.size() || std::ranges::none_of(file, isObject))
        return;
    std::vector<bool> kept(file.size());
    std::vector<bool> found(body.size());
    const auto keep = [&](std::size_t to, std::size_t from) {
        found[to] = kept[from] = true;
        if (isObject(body[to]) && isObject(file[from]) && isObject(known[from]))
            keepUnknown(body[to], file[from], known[from]);
    };
    const auto keepAtPlace = [&](auto&& isSame) {
        for (std::size_t i = 0; i < std::min(body.size(), file.size()); ++i) {
            if (!found[i] && !kept[i] && isSame(i))
                keep(i, i);
        }
    };
    keepAtPlace([&](std::size_t i) { return body[i] == known[i]; });
    for (std::size_t to = 0; to < body.size(); ++to) {
        for (std::size_t from = 0; from < file.size() && !found[to]; ++from) {
            if (!kept[from] && known[from] == body[to])
                keep(to, from);
        }
    }
    keepAtPlace([&](std::size_t) { return body.size() == file.size(); });
}

void keepUnknown(json& body, const json& file, const json& known) {
    static const json nothing = json::object();
    for (const auto& [key, value] : file.items()) {
        const auto written = body.find(key);
        const auto was = known.find(key);
        if (written == body.end() && was == known.end())
            body[key] = value;
        else if (written == body.end())
            continue;
        else if (written->is_array() && value.is_array() && was != known.end() && was->is_array())
            keepUnknownOfList(*written, value, *was);
        else if (written->is_object() && value.is_object())
            keepUnknown(*written, value, was != known.end() && was->is_object() ? *was : nothing);
    }
}

} // namespace

DocumentFile parseDocument(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    json body = parseJson(text);
    if (!body.is_object() || !body.contains("yomi") || !body.contains("kind"))
        throw FormatError("This is not a Yomi document: \"yomi\" and \"kind\" are missing.");
    const ObjectReader reader(body);
    const std::int64_t version =
        reader.integer("yomi", 1, std::numeric_limits<std::int64_t>::max());
    if (version > documentVersion)
        throw FormatError("This document was written by a newer Yomi (file version {}; this "
                          "program reads up to {}).",
                          version, documentVersion);
    std::string kind = reader.text("kind");
    return {std::move(kind), std::move(body)};
}

json parseDocument(std::string_view text, std::string_view kind) {
    DocumentFile file = parseDocument(text);
    if (file.kind != kind)
        throw FormatError("a \"{}\" document is expected, not \"{}\"", kind, file.kind).at("kind");
    return std::move(file.body);
}

std::string documentText(std::string_view kind, const json& body, const LoadedBody& loaded) {
    json merged = body;
    keepUnknown(merged, loaded.file, loaded.known);
    merged.erase("yomi");
    merged.erase("kind");
    nlohmann::ordered_json text = {{"yomi", documentVersion}, {"kind", kind}};
    for (const auto& [key, value] : merged.items())
        text[key] = value;
    return text.dump(1) + "\n";
}

} // namespace yomi
