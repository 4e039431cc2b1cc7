// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/line_part.h"
#include "core/trace/recording_header.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace yomi::trace {

enum class LineKind : std::uint8_t {
    Iteration,
    Enter,
    Table,
    Evaluate,
    Window,
    Skip,
    Store,
    Leave
};
/// As JSON Lines have them; text lines begin with one of i > t e w x s <.
constexpr auto enumNames(LineKind) {
    return namesInOrder("iteration", "enter", "table", "eval", "window", "skip", "store", "leave");
}

/// What a table held, or got.
enum class EntryKind : std::uint8_t { None, Exact, Lower, Upper, Range };
constexpr auto enumNames(EntryKind) {
    return namesInOrder("none", "exact", "lower", "upper", "range");
}

/// What became of what a table held.
enum class EntryUse : std::uint8_t { Cut, Narrow, Order, Unused, Untold };
constexpr auto enumNames(EntryUse) {
    return namesInOrder("cut", "narrow", "order", "unused");
}

/// How a node came to be searched.
enum class NodeKind : std::uint8_t { Full, NullWindow, Research, NullMove, Test };
constexpr auto enumNames(NodeKind) {
    return namesInOrder("full", "null-window", "re-search", "null", "test");
}

/// Who has won a game that is over.
enum class Winner : std::uint8_t { Max, Min, None };
constexpr auto enumNames(Winner) {
    return namesInOrder("max", "min", "none");
}

/// A line of a recording: what of it has a meaning. Texts point into the line or what was made of
/// it and stay until the next one.
struct EventLine {
    LineKind kind = {};
    std::optional<std::string_view> word; ///< the move; the name of an iteration
    std::optional<std::string_view> why;  ///< of a window and of a move left out; a node's reason
    std::optional<double> alpha, beta;
    std::optional<double> value; ///< of a node, an evaluation, an entry; that taken for a move
    bool hasNoValue = false;     ///< a node returns none
    std::optional<double> low, high;
    std::optional<EntryKind> entry;
    EntryUse use = EntryUse::Untold;
    std::optional<BoundKind> bound;
    std::optional<double> depth; ///< whole; infinite only of entries
    std::optional<double> reduction;
    std::optional<std::string_view> key, board, best, path;
    std::optional<Side> side;
    std::optional<NodeKind> nodeKind;
    std::optional<double> visits, prior, moves;
    std::optional<Winner> won;
    bool isPartial = false;
    std::optional<double> microseconds;
    std::span<const LinePart> own = {}; ///< fields that mean nothing to Yomi
};

/// What the entry of a Table or Store line says.
Bounds boundsOf(const EventLine& line);

/// Reads the lines below a header.
class EventParser {
public:
    explicit EventParser(double infinity)
        : m_infinity(infinity) {}

    /// Whether a text line begins as an event does.
    static bool isEvent(std::string_view line);

    /// Both throw LineError.
    const EventLine& readText(std::string_view line);
    const EventLine& readJson(std::string_view line);
    /// The move of the last line is the root's.
    void nameRoot() { m_line.word = "-"; }

private:
    enum class Slot : std::uint8_t;
    struct Key;

    const Key* keyNamed(std::string_view name) const;
    void takeInOrder(std::initializer_list<Slot> slots);
    void takeEntry();
    void takeReturn();
    void takeFields();
    void setNamed(const LinePart& part);
    void set(Slot slot, const LinePart& part);
    void complete() const;
    double scoreOf(const LinePart& part) const;

    double m_infinity;
    LineSplitter m_splitter;
    EventLine m_line;
    std::vector<LinePart> m_own;
    bool m_isJson = false;
};

} // namespace yomi::trace
