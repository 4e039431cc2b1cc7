// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/checked_node.h"

namespace yomi::trace {

/// What a node returns, in its own view, and what follows from its children.
///
/// `known` (K) is what the node has proved, if its own claim is taken at its word; `leaves` (T)
/// what its leaves alone prove, whatever the nodes above them claim.
struct Conclusion {
    double value = 0;
    std::optional<BoundKind> claim;
    WordId reason = noWord; ///< as printed
    bool isCut = false;     ///< a word says that the far end of the window was reached
    bool isPartial = false;
    bool isFromWindow = false; ///< neither a word nor a field of the line makes the claim
    bool isInner = false;      ///< its value is that of its children
    bool isClosed = false;     ///< nothing may be better than what is recorded
    Bounds children;           ///< M, what its children prove; all of an inner node
    Bounds known;
    Bounds leaves;
    bool knowsLeaves = true; ///< false where they may be of other depths

    bool claimsAtLeast() const { return claim && *claim != BoundKind::Upper; }
    bool claimsAtMost() const { return claim && *claim != BoundKind::Lower; }
};

/// Of a node that returns a value. Linear in its visits. `isByRules`: its value is not that of its
/// children.
Conclusion conclusionOf(const CheckedNode& node, const EventLine& line, WordId reason,
                        std::optional<BoundKind> printedClaim, const RecordingHeader& header,
                        bool isSelective, bool isByRules);

/// The values that a node may return, as its children and what else it looked at say.
class CandidateValues {
public:
    CandidateValues(const CheckedNode& node, const RecordingHeader& header);

    /// Whether the value is one of them, as the search fails.
    bool allow(double value) const;
    /// The same of a search that fails hard.
    bool allowHard(double value) const;
    double best() const { return m_best; } ///< of the last visits

private:
    bool allow(double value, FailKind fail) const;
    bool fits(double candidate, double value, FailKind fail) const;

    const CheckedNode& m_node;
    FailKind m_fail;
    double m_best;
};

} // namespace yomi::trace
