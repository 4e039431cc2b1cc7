// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"
#include "core/trace/checked_node.h"
#include "core/trace/event_line.h"

#include <string>
#include <vector>

namespace yomi::trace {

/// The boards of the open nodes of a recording that names a game.
class BoardPath {
public:
    /// How a move was, where it can be told.
    enum class Step { Unknown, Legal, Illegal, AfterTheEnd };

    BoardPath(const BoardRules& rules, const RecordingHeader& header);

    /// Enters a node below the one entered last and not left, or above all.
    Step enter(const EventLine& line);
    void leave();
    void clear() { m_open.clear(); }

    /// How the game stands at the node entered last; nothing where that is unknown.
    std::optional<KnownPosition> position() const;
    /// Numbers for its board, the same one for all images of it, and one for each.
    std::uint64_t imagesKey() const;
    std::uint64_t boardKey() const;

private:
    struct Level {
        std::optional<std::size_t> cell; ///< that the move took
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

} // namespace yomi::trace
