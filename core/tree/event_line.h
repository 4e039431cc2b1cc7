// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/line_part.h"
#include "core/tree/recording_header.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace yomi::tree {

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
/// Names in JSON Lines; text lines begin with one of i > t e w x s <.
constexpr auto enumNames(LineKind) {
    return namesInOrder("iteration", "enter", "table", "eval", "window", "skip", "store", "leave");
}

/// The content of a table entry, found or stored.
enum class EntryKind : std::uint8_t { None, Exact, Lower, Upper, Range };
constexpr auto enumNames(EntryKind) {
    return namesInOrder("none", "exact", "lower", "upper", "range");
}

/// How the search used a table entry.
enum class EntryUse : std::uint8_t { Cut, Narrow, Order, Unused };
constexpr auto enumNames(EntryUse) {
    return namesInOrder("cut", "narrow", "order", "unused");
}

/// How a node is searched.
enum class NodeKind : std::uint8_t { Full, NullWindow, Research, NullMove, Test };
constexpr auto enumNames(NodeKind) {
    return namesInOrder("full", "null-window", "re-search", "null", "test");
}

/// The winner of a finished game.
enum class Winner : std::uint8_t { Max, Min, None };
constexpr auto enumNames(Winner) {
    return namesInOrder("max", "min", "none");
}

/// Some searched children are not recorded.
enum class Partial : std::uint8_t { Yes };
constexpr auto enumNames(Partial) {
    return namesInOrder("yes");
}

/// The fields of a recording's line that have a meaning. Texts point into the line or its decoded
/// copy and stay valid until the next line.
struct EventLine {
    LineKind kind = {};
    std::optional<std::string_view> word; ///< the move; the name of an iteration
    std::optional<std::string_view> why;  ///< of a window change or a skipped move; a node's reason
    std::optional<double> alpha, beta;
    std::optional<double> value; ///< of a node, an evaluation, an entry; assumed for a skipped move
    std::optional<double> low, high;
    std::optional<EntryKind> entry;
    std::optional<EntryUse> use;
    std::optional<BoundKind> bound;
    std::optional<double> depth; ///< whole; infinite only in entries
    std::optional<double> reduction;
    std::optional<std::string_view> key, board, best, path;
    std::optional<Side> side;
    std::optional<NodeKind> nodeKind;
    std::optional<double> visits, prior, moves;
    std::optional<Winner> won;
    std::optional<Partial> partial;
    std::optional<double> microseconds;
    std::optional<Source> alphaSource, betaSource; ///< what set the window's ends
    std::optional<Bounds> range;                   ///< the limits of the game
    std::optional<std::string_view> pruned;        ///< moves that a cutoff left, with commas
    std::span<const LinePart> own = {};            ///< fields unknown to Yomi
};

/// The bounds in the entry of a Table or Store line.
Bounds boundsOf(const EventLine& line);

struct LineField;

/// Reads the lines after a header.
class EventParser {
public:
    explicit EventParser(double infinity)
        : m_infinity(infinity) {}

    /// Whether a text line begins like an event.
    static bool isEvent(std::string_view line);

    /// Both throw LineError.
    const EventLine& readText(std::string_view line);
    const EventLine& readJson(std::string_view line);
    /// Replaces the move of the last line by the root's.
    void nameRoot() { m_line.word = "-"; }

private:
    void begin(LineKind kind);
    void takeParts();
    void takeFields();
    void setNamed(const LinePart& part);
    void set(const LineField& field, const LinePart& part);
    template <class Value>
    Value contentOf(const LineField& field, const LinePart& part) const;
    double scoreOf(const LinePart& part) const;
    Bounds scoresOf(const LinePart& part) const;
    void complete() const;

    double m_infinity;
    LineSplitter m_splitter;
    EventLine m_line;
    std::vector<LinePart> m_own;
    bool m_isJson = false;
    bool m_hasNoValue = false; ///< the node returns none
};

} // namespace yomi::tree
