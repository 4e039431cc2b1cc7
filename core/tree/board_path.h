// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/board_rules.h"
#include "core/tree/check/checked_node.h"
#include "core/tree/event_line.h"

#include <string>
#include <vector>

namespace yomi::tree {

/// The boards of the open nodes of a recording whose game is known.
class BoardPath {
public:
    /// How legal a move was, where this is known.
    enum class Step { Unknown, Legal, Illegal, AfterTheEnd };

    BoardPath(const BoardRules& rules, const RecordingHeader& header);

    /// Enters a node below the innermost open node, or at the top.
    Step enter(const EventLine& line);
    void leave();
    void clear() { m_open.clear(); }

    /// The position of the innermost open node; nothing if unknown.
    std::optional<KnownPosition> position() const;
    /// Hashes of its board: equal for all symmetric images, and one for each image.
    std::uint64_t imagesKey() const;
    std::uint64_t boardKey() const;

private:
    struct Level {
        std::optional<std::size_t> cell; ///< taken by the move
        bool isKnown = true;
        bool isOver = false;
        bool hasChild = false;
        std::optional<Side> winner;
    };

    Step play(Level& level, std::string_view move);

    const BoardRules& m_rules;
    const RecordingHeader m_header;
    Level m_rootLevel;
    std::string m_board;
    std::size_t m_stones = 0;
    std::vector<Level> m_open;
};

} // namespace yomi::tree
