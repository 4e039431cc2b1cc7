// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"

#include <cstdint>

namespace yomi::tree {

/// The kinds of errors in a recording.
enum class ErrorKind : std::uint8_t {
    Header,      ///< the first line is no header, or the header has no version
    Version,     ///< the format's version is not 1
    HeaderValue, ///< a field of the header has a wrong value
    Event,       ///< a line begins with an unknown word
    Missing,     ///< a part of a line, or a key
    Number,
    Word,   ///< an unknown one where only some are known
    Extra,  ///< too many parts
    Field,  ///< malformed, repeated, or not allowed here
    Escape, ///< % without two hexadecimal digits, or bytes that are not UTF-8
    Encoding,
    NoNode,     ///< an event while no node is open
    RootInside, ///< the root is entered while a node is open
    TooLong,
    TooDeep,
    TooMany,
    Json,
};
constexpr auto enumNames(ErrorKind) {
    return namesInOrder("header", "version", "header-value", "event", "missing", "number", "word",
                        "extra", "field", "escape", "encoding", "no-node", "root-inside",
                        "too-long", "too-deep", "too-many", "json");
}

/// Where and why reading stopped.
struct ReadingError {
    std::uint64_t line = 0; ///< from 1
    ErrorKind kind = {};
    Sentence sentence;
};

/// Thrown for a line that is not an event.
class LineError : public RuntimeError {
public:
    LineError(ErrorKind kind, const Sentence& sentence)
        : RuntimeError(sentence)
        , m_kind(kind) {}

    ErrorKind kind() const noexcept { return m_kind; }

private:
    ErrorKind m_kind;
};

} // namespace yomi::tree
