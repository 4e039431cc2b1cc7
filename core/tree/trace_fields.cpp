// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/trace_fields.h"

#include "core/common/enum_names.h"
#include "core/tree/line_text.h"

#include <algorithm>

namespace yomi::tree {

std::string textOf(Source source) {
    std::string text(nameOf(source.kind()));
    if (source.number() != noNode)
        text += ':' + std::to_string(source.number());
    return text;
}

Source sourceIn(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto kind = enumNamed<SourceKind>(text.substr(0, colon));
    if (!kind)
        return Source(SourceKind::Unknown);
    if (colon == text.size())
        return Source(*kind);
    const auto number = parseCount(text.substr(colon + 1));
    return number && *number < noNode ? Source(*kind, static_cast<std::uint32_t>(*number))
                                      : Source(SourceKind::Unknown);
}

std::string textOf(const Bounds& bounds) {
    return numberText(bounds.lower) + "," + numberText(bounds.upper);
}

std::optional<Bounds> boundsIn(std::string_view text) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto lower = parseNumber(text.substr(0, comma));
    const auto upper = parseNumber(text.substr(std::min(comma + 1, text.size())));
    if (!lower || !upper)
        return std::nullopt;
    return Bounds{*lower, *upper};
}

std::vector<std::string_view> listIn(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

} // namespace yomi::tree
