// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/checked_node.h"

namespace yomi::tree {

/// The value that a node returns, in its own view, and the bounds that follow from its children.
///
/// `known` (K) is proved if the claims of the node and its children are true; `leaves` (T) is
/// proved by the leaves alone, whatever the nodes above them claim.
struct Conclusion {
    double value = 0;
    std::optional<BoundKind> claim;
    WordId reason = noWord; ///< as printed
    bool isCut = false;     ///< a word says that the far end of the window was reached
    bool isPartial = false;
    bool isFromWindow = false; ///< the claim comes neither from a word nor from a field of the line
    bool isInner = false;      ///< its value comes from its children
    bool isClosed = false;     ///< no move can be better than the recorded ones
    Bounds children;           ///< M: proved by its children; complete for an inner node
    Bounds known;
    Bounds leaves;
    bool knowsLeaves = true; ///< false if they may be of other depths

    bool claimsAtLeast() const { return claim && *claim != BoundKind::Upper; }
    bool claimsAtMost() const { return claim && *claim != BoundKind::Lower; }
};

/// The conclusion of a node that returns a value. Linear in its visits. `isByRules`: its value does
/// not come from its children.
Conclusion conclusionOf(const CheckedNode& node, const EventLine& line, WordId reason,
                        std::optional<BoundKind> printedClaim, const RecordingHeader& header,
                        bool isSelective, bool isByRules);

/// The values that a node may return according to its children and other lines.
class CandidateValues {
public:
    CandidateValues(const CheckedNode& node, const RecordingHeader& header);

    /// Whether the value is one of them under the search's kind of failing.
    bool allow(double value) const;
    /// The same for a search that fails hard.
    bool allowHard(double value) const;
    double best() const { return m_best; } ///< of the last visits

private:
    bool allow(double value, FailKind fail) const;
    bool fits(double candidate, double value, FailKind fail) const;

    const CheckedNode& m_node;
    FailKind m_fail;
    double m_best;
};

} // namespace yomi::tree
