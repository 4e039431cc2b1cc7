// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/board_path.h"
#include "core/tree/check/check_hints.h"
#include "core/tree/check/check_keys.h"
#include "core/tree/check/check_mates.h"
#include "core/tree/check/check_passes.h"
#include "core/tree/check/check_report.h"
#include "core/tree/check/check_stops.h"
#include "core/tree/check/check_threads.h"
#include "core/tree/recording_reader.h"

#include <memory>
#include <optional>
#include <vector>

namespace yomi::tree {

/// Finds the classic mistakes of alpha-beta while a recording is read.
///
/// It judges conclusions: a value and its bound must follow from the values of the children, from
/// table entries and from windows known to contain the value. Null windows, aspiration, tests of a
/// value and re-searches are therefore accepted in any order. A correct search that is recorded
/// truthfully never gets a finding of severity error.
class Checker : public RecordingListener {
public:
    explicit Checker(IgnoredLines ignored = {})
        : m_findings(std::move(ignored)) {}

    void happened(const Recording& recording, const EventLine& event, std::uint64_t line) override;
    std::size_t bytes() const override { return m_keys.bytes() + m_mates.bytes(); }
    /// The findings in the lines read so far.
    CheckReport report(const Recording& recording) const;

private:
    CheckContext at(const Recording& recording, std::uint64_t line) {
        return {recording, m_findings, line, m_isSelective, m_largest};
    }
    CheckedNode& push();
    CheckedNode& current() { return m_open[m_openCount - 1]; }
    CheckedNode* parent() { return m_openCount > 1 ? &m_open[m_openCount - 2] : nullptr; }

    void begin(const RecordingHeader& header);
    void enter(const Recording& recording, const EventLine& event, std::uint64_t line);
    void enterBoard(const CheckContext& context, CheckedNode& node, const EventLine& event);
    void noteMove(CheckedNode& parent, const CheckedNode& node);
    void setWindow(const Recording& recording, const EventLine& event);
    void addEntry(const Recording& recording, const EventLine& event, std::uint64_t line);
    void evaluate(const Recording& recording, const EventLine& event, std::uint64_t line);
    void skip(const EventLine& event);
    void leave(const Recording& recording, const EventLine& event, std::uint64_t line);
    void checkEnd(const CheckContext& context, const CheckedNode& node,
                  const Conclusion& conclusion, const EventLine& event) const;
    void noteVisit(const CheckedNode& node, const std::optional<Conclusion>& conclusion,
                   const EventLine& event, std::uint64_t line);

    bool m_hasBegun = false;
    std::unique_ptr<BoardRules> m_rules;
    std::optional<BoardPath> m_boards;
    FindingList m_findings;
    bool m_isSelective = false;
    double m_largest = 0;     ///< the largest absolute finite value
    bool m_hasDepths = false; ///< a node had a depth
    std::size_t m_iteration = 0;
    std::vector<CheckedNode> m_open; ///< those beyond the count are kept to reuse their memory
    std::size_t m_openCount = 0;
    KeyCheck m_keys;
    MateCheck m_mates;
    StopCheck m_stops;
    RootCheck m_roots;
    PlayoutCheck m_playouts;
    FlipCheck m_flips;
    ThreadCheck m_threads;
    HintCheck m_hints;
};

} // namespace yomi::tree
