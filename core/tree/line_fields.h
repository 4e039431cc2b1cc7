// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/event_line.h"
#include "core/tree/kept_fields.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace yomi::tree {

/// What a field may say; words are those of its enumeration.
enum class FieldType : std::uint8_t {
    Text,
    ShortText,   ///< at most 255 bytes
    Score,       ///< infinite from the header's `inf` on
    ScoreOrNone, ///< `-`, in JSON null: a node returns no value
    Number,
    Count, ///< digits
    Depth, ///< whole; infinite only in entries
    Word,
    Origin, ///< a word, and after a colon the number of a node or an iteration if it has one
    Scores, ///< two, with a comma
};

/// A set of kinds of lines, or of entries.
using KindSet = unsigned;
template <class Kind>
constexpr KindSet setOf(Kind kind) {
    return 1u << static_cast<unsigned>(kind);
}

/// A field of lines. Reading, writing, queries and comparisons follow from the rows of the table in
/// line_fields.cpp: a new field is a member of EventLine and a row, and a member of KeptFields if
/// queries ask for it.
struct LineField {
    template <class Value>
    using In = std::optional<Value> EventLine::*;
    using Member =
        std::variant<In<std::string_view>, In<double>, In<EntryKind>, In<EntryUse>, In<BoundKind>,
                     In<Side>, In<NodeKind>, In<Winner>, In<Partial>, In<Source>, In<Bounds>>;

    /// How text lines give the field by its position, not by its name: after the parts in earlier
    /// rows.
    struct Part {
        Phrase shown = "";     ///< begins sentences about it
        KindSet needed = 0;    ///< the kinds of lines that cannot lack it
        KindSet entries = ~0u; ///< the kinds of entries that it goes with
    };
    /// Where the field is kept by node: from the first line that has it, except from Table lines,
    /// of which the last one counts.
    struct Kept {
        KindSet kinds = 0;
        std::variant<Column<WordId> KeptFields::*, Column<double> KeptFields::*,
                     Column<double, std::int16_t> KeptFields::*, Column<EntryKind> KeptFields::*,
                     Column<EntryUse> KeptFields::*, Column<Winner> KeptFields::*,
                     Column<Partial> KeptFields::*, Column<Source> KeptFields::*,
                     Column<Bounds> KeptFields::*>
            column = {};
        std::string_view attribute = {}; ///< its name in queries, unless these derive more from it
    };

    std::string_view name; ///< in JSON, and in text if it is no part
    KindSet kinds;         ///< the kinds of lines that may have it
    FieldType type;
    Member member;
    Part part = {};
    Kept kept = {};
    bool isCompared = true; ///< whether another content makes events differ

    bool isPart() const { return !part.shown.english().empty(); }
    /// Whether the line can have it, given its kind of entry.
    bool goesWith(const EventLine& line) const {
        return !line.entry || (part.entries & setOf(*line.entry));
    }
};

/// All fields.
std::span<const LineField> lineFields();
/// Those of a kind of line: the parts first, in their order.
std::span<const LineField* const> fieldsOf(LineKind kind);

/// The sign with which text lines of a kind begin.
char signOf(LineKind kind);
std::optional<LineKind> kindOfSign(std::string_view part);

// The content of a field as a text.
inline std::string_view fieldText(std::string_view text) {
    return text;
}
std::string fieldText(double number);
std::string fieldText(Source source);
std::string fieldText(const Bounds& bounds);
template <NamedEnum Enum>
std::string_view fieldText(Enum word) {
    return nameOf(word);
}

} // namespace yomi::tree
