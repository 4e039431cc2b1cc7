// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/utf8.h"

#include <utf8proc.h>

namespace yomi {

Utf8Character firstCharacter(std::string_view text) {
    Utf8Character first;
    const utf8proc_ssize_t length =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &first.code);
    first.bytes = text.substr(0, length < 0 ? 1 : static_cast<std::size_t>(length));
    return first;
}

std::string_view wholeHead(std::string_view text, std::size_t most) {
    if (text.size() <= most)
        return text;
    while (most > 0 && continuesCharacter(text[most]))
        --most;
    return text.substr(0, most);
}

} // namespace yomi
