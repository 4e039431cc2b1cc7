// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

namespace yomi::search {

// The ways to get a child's board, one class each.

/// A copied board; the parent's is unchanged.
template <class Game>
class Copied {
public:
    Copied(const Game& parent, int move)
        : m_game(parent) {
        m_game.make(move);
    }
    Game& game() { return m_game; }
    /// Called before the child is searched a second time.
    void beforeResearch() {}

private:
    Game m_game;
};

/// Makes a move on the parent's board and unmakes it at the end of the scope, so that an exception
/// that ends the search also restores the caller's position.
template <class Game>
class Unmade {
public:
    Unmade(Game& parent, int move)
        : m_game(parent)
        , m_move(move) {
        m_game.make(m_move);
    }
    ~Unmade() { m_game.unmake(m_move); }
    Unmade(const Unmade&) = delete;
    Unmade& operator=(const Unmade&) = delete;

    Game& game() { return m_game; }
    void beforeResearch() {}

protected:
    Game& m_game;
    int m_move;
};

/// Like Unmade, but makes the move again for each search of the child.
template <class Game>
class UnmadeEach : public Unmade<Game> {
public:
    using Unmade<Game>::Unmade;
    void beforeResearch() {
        this->m_game.unmake(this->m_move);
        this->m_game.make(this->m_move);
    }
};

} // namespace yomi::search
