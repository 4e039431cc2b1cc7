// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame.h"
#include "core/hands/hand_text.h"
#include "core/hands/setup.h"

#include <algorithm>
#include <compare>
#include <map>
#include <string>
#include <vector>

/// Dou Dizhu endgames once more, written apart from the solver: every play of the rule book is
/// tried, and values come from plain minimax that remembers positions.
class PlainEndgame {
public:
    struct Node {
        std::vector<yomi::hands::Tiles> hands;
        int toMove; ///< from 1
        int last = yomi::hands::passPlay;
        int lastBy = 0;

        auto operator<=>(const Node&) const = default;
    };

    explicit PlainEndgame(const yomi::hands::EndgamePosition& start)
        : m_book(*start.book) {
        for (int play = 0; play < m_book.meldCount(); ++play) {
            const auto& [name, family] = categoryOf(play);
            const bool banned = std::ranges::count(start.bans, name) > 0 ||
                                std::ranges::count(start.bans, family) > 0;
            if (!banned && std::ranges::any_of(start.hands, [&](const auto& hand) {
                    return contains(hand, m_book.meld(play).tiles);
                }))
                m_plays.push_back(play);
        }
    }

    static Node nodeOf(const yomi::hands::EndgamePosition& position) {
        return {position.hands, position.toMove, position.last.value_or(yomi::hands::passPlay),
                position.lastBy};
    }

    static bool isOver(const Node& node) {
        return std::ranges::any_of(node.hands, &yomi::hands::Tiles::empty);
    }

    std::vector<int> legalPlays(const Node& node) const {
        std::vector<int> plays;
        for (const int play : m_plays)
            if (contains(handOf(node), m_book.meld(play).tiles) &&
                (node.last == yomi::hands::passPlay || isHigher(play, node.last)))
                plays.push_back(play);
        if (node.last != yomi::hands::passPlay)
            plays.push_back(yomi::hands::passPlay);
        return plays;
    }

    Node after(Node node, int play) const {
        const int next = node.toMove % static_cast<int>(node.hands.size()) + 1;
        if (play != yomi::hands::passPlay) {
            auto& hand = node.hands[static_cast<std::size_t>(node.toMove) - 1];
            hand = remove(hand, m_book.meld(play).tiles);
            return {node.hands, next, play, node.toMove};
        }
        if (next == node.lastBy)
            return {node.hands, next};
        return {node.hands, next, node.last, node.lastBy};
    }

    /// Whether player 1 wins.
    bool landlordWins(const Node& node) {
        if (isOver(node))
            return node.hands.front().empty();
        const auto known = m_known.find(node);
        if (known != m_known.end())
            return known->second;
        const bool landlord = node.toMove == 1;
        const auto plays = legalPlays(node);
        const bool wins = std::ranges::any_of(
            plays, [&](int play) { return landlordWins(after(node, play)) == landlord; });
        return m_known[node] = wins == landlord;
    }

    /// Whether two plays are alike to those who must beat them.
    bool areAlike(int play, int other) const {
        return m_book.meld(play).category == m_book.meld(other).category &&
               m_book.meld(play).rank == m_book.meld(other).rank;
    }

private:
    const yomi::hands::Category& categoryOf(int play) const {
        return m_book.categories()[static_cast<std::size_t>(m_book.meld(play).category)];
    }
    const yomi::hands::Tiles& handOf(const Node& node) const {
        return node.hands[static_cast<std::size_t>(node.toMove) - 1];
    }
    bool isHigher(int play, int last) const {
        const auto& mine = categoryOf(play);
        const auto& other = categoryOf(last);
        if (mine.family == "rocket" || other.family == "rocket")
            return mine.family == "rocket";
        if (mine.name == other.name)
            return m_book.meld(play).rank > m_book.meld(last).rank;
        return mine.family == "bomb";
    }

    const yomi::hands::RuleBook& m_book;
    std::vector<int> m_plays;
    std::map<Node, bool> m_known;
};

/// A position of hands in text form; player 1 leads.
inline yomi::hands::EndgamePosition endgameOf(const std::vector<std::string>& hands,
                                              const std::string& rules = "doudizhu") {
    using namespace yomi::hands;
    EndgamePosition position{.book = ruleBook(*presetRules(rules))};
    for (const std::string& hand : hands)
        position.hands.push_back(countTiles(*position.book, parseTiles(*position.book, hand)));
    return position;
}
