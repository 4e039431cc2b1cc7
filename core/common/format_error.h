// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

namespace yomi {

/// A file or text that cannot be read:
///
///     throw FormatError("a text is expected, not {}", shownValue(value)).at("enemies[2].name");
///
/// The whole sentence(), and so what(), is "where: fault".
class FormatError : public RuntimeError {
public:
    using RuntimeError::RuntimeError; ///< an error of the whole: without a place

    /// The same fault at a place: "line 3, column 7", or a JSON path such as "enemies[2].health".
    /// The error is unchanged if the place is empty.
    FormatError at(const Sentence& place) const {
        return place.empty() ? *this : FormatError(place, fault());
    }
    FormatError at(const std::string& where) const { return at(Sentence::verbatim(where)); }

    /// The place, empty for the whole.
    const Sentence& place() const noexcept { return m_place; }
    const std::string& where() const noexcept { return m_place.english(); }
    /// The error without the place.
    const Sentence& fault() const noexcept { return m_place.empty() ? sentence() : m_fault; }

private:
    FormatError(const Sentence& place, const Sentence& fault)
        : RuntimeError("{}: {}", place, fault)
        , m_place(place)
        , m_fault(fault) {}

    Sentence m_place, m_fault;
};

/// Calls read(); turns InvalidArgument into a FormatError at `where`.
template <class Read>
auto readAt(const std::string& where, Read&& read) {
    try {
        return read();
    } catch (const InvalidArgument& error) {
        throw FormatError(error.sentence()).at(where);
    }
}

} // namespace yomi
