// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/game.h"

#include <memory>
#include <utility>

namespace yomi::search {

/// Answers a trace's questions about its game by playing on a copy of the root. In addition to what
/// the search needs, the Board has
///
///     moveText(move), boardText()    as in tree::Game
///     hasNumberedMoves               if its moves are numbers in JSON
///     imageTo(game)                  if it has symmetries
///     treeNodes(depth)               if that is known
///
/// and the Eval has terms(game), if its estimates have terms.
template <class Board, class Eval>
class TracedGame final : public tree::Game {
public:
    /// `owner` keeps alive what the game refers to, if anything.
    TracedGame(Board root, Eval eval, std::shared_ptr<const void> owner)
        : m_root(std::move(root))
        , m_eval(std::move(eval))
        , m_owner(std::move(owner)) {}

    std::string moveText(tree::Move move) const override {
        return m_root.moveText(static_cast<int>(move));
    }
    bool hasNumberedMoves() const override {
        return requires {
            Board::hasNumberedMoves;
        };
    }
    std::string boardText(tree::Path path) const override { return played(path).boardText(); }
    std::vector<tree::Term> terms(tree::Path path) const override {
        if constexpr (requires { m_eval.terms(m_root); })
            return m_eval.terms(played(path));
        else
            return {};
    }
    std::optional<tree::Image> image(tree::Path from, tree::Path to) const override {
        if constexpr (requires { m_root.imageTo(m_root); })
            return played(from).imageTo(played(to));
        else
            return {};
    }
    std::optional<std::int64_t> treeNodes(tree::Path path, int depth) const override {
        if constexpr (requires { m_root.treeNodes(depth); })
            return played(path).treeNodes(depth);
        else
            return {};
    }

private:
    Board played(tree::Path path) const {
        Board game = m_root;
        for (const tree::Move move : path)
            game.make(static_cast<int>(move));
        return game;
    }

    Board m_root;
    Eval m_eval;
    std::shared_ptr<const void> m_owner;
};

} // namespace yomi::search
