// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/json_reader.h"

namespace yomi::ui {

/// An element of the view, by its name: an unknown one, such as a page of a newer version, becomes
/// `otherwise` and does not make the document invalid.
template <NamedEnum Enum>
Enum viewChoice(const ObjectReader& reader, std::string_view key, Enum otherwise) {
    const nlohmann::json* value = reader.find(key);
    return value && value->is_string()
               ? enumNamed<Enum>(value->get_ref<const std::string&>()).value_or(otherwise)
               : otherwise;
}

} // namespace yomi::ui
