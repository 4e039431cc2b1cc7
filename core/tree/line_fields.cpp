// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/line_fields.h"

#include "core/tree/line_text.h"

#include <array>
#include <iterator>

namespace yomi::tree {

namespace {

using enum FieldType;

constexpr KindSet inIteration = setOf(LineKind::Iteration), inEnter = setOf(LineKind::Enter),
                  inTable = setOf(LineKind::Table), inEvaluate = setOf(LineKind::Evaluate),
                  inWindow = setOf(LineKind::Window), inSkip = setOf(LineKind::Skip),
                  inEntry = inTable | setOf(LineKind::Store), inLeave = setOf(LineKind::Leave);
constexpr KindSet noEntry = setOf(EntryKind::None), rangeEntry = setOf(EntryKind::Range);

constexpr LineField part(std::string_view name, KindSet kinds, FieldType type,
                         LineField::Member member, LineField::Part place,
                         LineField::Kept kept = {}) {
    return {name, kinds, type, member, place, kept, true};
}

constexpr LineField field(std::string_view name, KindSet kinds, FieldType type,
                          LineField::Member member, LineField::Kept kept = {},
                          bool isCompared = true) {
    return {name, kinds, type, member, {}, kept, isCompared};
}

constexpr LineField fieldTable[] = {
    part("name", inIteration, ShortText, &EventLine::word, {Phrase("The name")}),
    part("move", inEnter | inSkip, ShortText, &EventLine::word,
         {Phrase("The move"), inEnter | inSkip}),
    part("bound", inEntry, Word, &EventLine::entry, {Phrase("The kind"), inEntry},
         {inTable, &KeptFields::entry, "entry"}),
    part("low", inEntry, Score, &EventLine::low, {Phrase("Low"), inEntry, rangeEntry}),
    part("high", inEntry, Score, &EventLine::high, {Phrase("High"), inEntry, rangeEntry}),
    part("value", inEvaluate | inEntry, Score, &EventLine::value,
         {Phrase("The value"), inEvaluate | inEntry, ~(noEntry | rangeEntry)},
         {inEvaluate, &KeptFields::evaluation, "eval"}),
    part("value", inLeave, ScoreOrNone, &EventLine::value, {Phrase("The value"), inLeave}),
    part("alpha", inEnter | inWindow, Score, &EventLine::alpha, {Phrase("Alpha"), inWindow}),
    part("beta", inEnter | inWindow, Score, &EventLine::beta, {Phrase("Beta"), inWindow}),
    part("bound", inLeave, Word, &EventLine::bound, {Phrase("The bound")}),
    part("did", inTable, Word, &EventLine::use, {Phrase("DID"), 0, ~noEntry},
         {inTable, &KeptFields::use, "did"}),
    part("why", inWindow | inSkip, ShortText, &EventLine::why, {Phrase("The why")}),
    part("reason", inLeave, ShortText, &EventLine::why, {Phrase("The reason")}),

    field("d", inEnter | inEntry, Depth, &EventLine::depth, {inEnter, &KeptFields::depth, "depth"}),
    field("r", inEnter, Depth, &EventLine::reduction, {inEnter, &KeptFields::reduction, "r"}),
    field("key", inEnter, Text, &EventLine::key, {inEnter, &KeptFields::key, "key"}),
    field("board", inEnter, Text, &EventLine::board, {inEnter, &KeptFields::board, "board"}),
    field("side", inEnter, Word, &EventLine::side),
    field("kind", inEnter, Word, &EventLine::nodeKind),
    field("path", inEnter, Text, &EventLine::path),
    field("best", inEntry | inLeave, ShortText, &EventLine::best, {inLeave, &KeptFields::best}),
    field("v", inSkip, Score, &EventLine::value),
    field("moves", inLeave, Count, &EventLine::moves, {inLeave, &KeptFields::moves}),
    field("won", inLeave, Word, &EventLine::won, {inLeave, &KeptFields::won, "won"}),
    field("n", inLeave, Count, &EventLine::visits, {inLeave, &KeptFields::visits, "n"}),
    field("p", inLeave, Number, &EventLine::prior, {inLeave, &KeptFields::prior, "p"}),
    field("partial", inLeave, Word, &EventLine::partial, {inLeave, &KeptFields::partial}),
    field("us", ~0u, Count, &EventLine::microseconds, {}, false),
    field("asrc", inEnter, Origin, &EventLine::alphaSource,
          {inEnter, &KeptFields::alphaSource, "asrc"}, false),
    field("bsrc", inEnter, Origin, &EventLine::betaSource,
          {inEnter, &KeptFields::betaSource, "bsrc"}, false),
    field("range", inWindow, Scores, &EventLine::range, {inWindow, &KeptFields::range, "range"},
          false),
    field("pruned", inLeave, Text, &EventLine::pruned, {inLeave, &KeptFields::pruned, "pruned"},
          false),
};

/// The fields of a kind of line.
struct FieldList {
    std::array<const LineField*, std::size(fieldTable)> fields{};
    std::size_t count = 0;
};

constexpr auto fieldLists = [] {
    std::array<FieldList, enumNames(LineKind()).size()> lists;
    for (const LineKind kind : enumerators<LineKind>)
        for (const LineField& field : fieldTable)
            if (FieldList& list = lists[static_cast<std::size_t>(kind)]; field.kinds & setOf(kind))
                list.fields[list.count++] = &field;
    return lists;
}();

constexpr std::string_view lineSigns = "i>tewxs<";

} // namespace

std::span<const LineField> lineFields() {
    return fieldTable;
}

std::span<const LineField* const> fieldsOf(LineKind kind) {
    const FieldList& list = fieldLists[static_cast<std::size_t>(kind)];
    return std::span(list.fields).first(list.count);
}

char signOf(LineKind kind) {
    return lineSigns[static_cast<std::size_t>(kind)];
}

std::optional<LineKind> kindOfSign(std::string_view part) {
    const std::size_t found = part.size() == 1 ? lineSigns.find(part[0]) : std::string_view::npos;
    if (found == std::string_view::npos)
        return std::nullopt;
    return static_cast<LineKind>(found);
}

std::string fieldText(double number) {
    return numberText(number);
}

std::string fieldText(Source source) {
    const std::string kind(nameOf(source.kind()));
    return source.number() == noNode ? kind : kind + ':' + std::to_string(source.number());
}

std::string fieldText(const Bounds& bounds) {
    return numberText(bounds.lower) + "," + numberText(bounds.upper);
}

} // namespace yomi::tree
