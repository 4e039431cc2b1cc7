// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/recording.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace yomi::tree {

/// Builds a recording from its lines and derives what they leave out, also the events.
class RecordingBuilder {
public:
    static constexpr std::size_t mostOpenNodes = 4096;
    static constexpr int mostPlies = 32'767; ///< to a node, from the root

    /// The recording may use this many bytes of memory.
    explicit RecordingBuilder(std::size_t mostBytes)
        : m_mostBytes(mostBytes) {}

    void begin(RecordingHeader header) { m_recording.header = std::move(header); }
    /// Throws LineError and then leaves the recording unchanged. Lines are numbered from 1.
    void add(const EventLine& line, std::uint64_t number);
    void fail(ReadingError error);
    void skipForeign() { ++m_recording.foreignLines; }
    /// Memory that listeners use for the same events: it counts with the recording's own.
    void setBytesBeside(std::size_t bytes) { m_bytesBeside = bytes; }
    /// No line follows, at least for now: open nodes end here.
    void end(bool isTorn);

    bool isAtTop() const { return m_open.empty(); } ///< no node is open
    const Recording& recording() const { return m_recording; }
    Recording take() { return std::move(m_recording); }

private:
    /// An open node.
    struct Level {
        NodeId node = noNode;
        double alpha = -infinite, beta = infinite; ///< the window now
        bool isKindTold = false;
        std::optional<RecordedEntry> cut; ///< the table entry that gave the value
        std::uint32_t places = 0;         ///< the number of counted moves entered
        std::size_t firstSeen = 0;        ///< in m_seenBefore
        std::optional<double> best;       ///< of the returned children, max's
        EventIndex compared = noEvent;    ///< when the last child was; noEvent if it was not
    };
    /// The last entry of a move: its parent, and its place there.
    struct Seen {
        NodeId parent = nowhere;
        std::uint32_t place = 0;
    };
    /// The content of m_seen for a move before an open node entered it.
    struct SeenBefore {
        WordId move = noWord;
        Seen seen;
    };
    static constexpr NodeId nowhere = 0xffff'ffff; ///< noNode means the top

    void check(const EventLine& line) const;
    void makeRoom(const EventLine& line);
    template <class Element>
    void makeRoom(std::vector<Element>& list, std::size_t size);
    std::size_t usedBytes() const {
        return m_listBytes + m_bytesBeside + m_recording.words.bytes() +
               m_recording.lineNumbers.bytes();
    }
    [[noreturn]] void refuseMemory() const;
    [[noreturn]] void refuse(Template<std::string, std::string> english, std::int64_t most) const;

    Level& current() { return m_open.empty() ? m_top : m_open.back(); }
    RecordedNode& nodeOf(const Level& level) { return m_recording.nodes[level.node]; }
    EventIndex nextEvent() const { return static_cast<EventIndex>(m_recording.events.size()); }
    void happened(EventKind kind, NodeId node) { m_recording.events.emplace_back(kind, node); }
    void beginIteration(WordId name);
    void enter(const EventLine& line);
    std::int64_t plyOf(const EventLine& line) const;
    void place(RecordedNode& node, const EventLine& line) const;
    WordId openPath(RecordedNode& node, const EventLine& line);
    void openImplied(std::span<const WordId> path);
    void closeImplied(std::size_t ply);
    void count(RecordedNode& node, WordId seenAs, Level& parent);
    void setWindow(const EventLine& line);
    void addEntry(const EventLine& line);
    void leave(const EventLine& line);
    void cutOff(Level& level);
    void compare(NodeId child);
    void forgetMovesOf(const Level& level);

    WordId reasonOf(const RecordedNode& node, const Level& level) const;
    Outcome outcomeOf(const RecordedNode& node, const EventLine& line) const;
    std::optional<BoundKind> boundOf(const RecordedNode& node, const Level& level,
                                     const EventLine& line) const;
    bool isCutWord(const RecordedNode& node) const;

    std::size_t m_mostBytes;
    std::size_t m_listBytes = 0; ///< of the recording's lists
    std::size_t m_bytesBeside = 0;
    Recording m_recording;
    Level m_top;            ///< above the root
    bool m_hasRoot = false; ///< of the iteration, or all of its moves
    std::vector<Level> m_open;
    std::vector<NodeId> m_openImplied; ///< from the root
    std::vector<Seen> m_seen;          ///< by move, at the top by path
    std::vector<SeenBefore> m_seenBefore;
};

} // namespace yomi::tree
