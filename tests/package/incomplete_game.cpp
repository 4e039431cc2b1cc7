// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// Nim with one heap: who takes the last of seven stones wins. LACKS names the member that is
// missing.
#include "core/search/game_search.h"

#define NOTHING 0
#define PLIES 1
#define NUMBER 2
#define ENDED 3
#define TEXT 4
#define UNIT 5
#define STEPS 6

using namespace yomi::search;

class Nim {
public:
    static constexpr bool alternates = true;
    static constexpr int moveCount = 4;
    using Key = int;

#if LACKS != PLIES
    int plies() const {
        return m_plies;
    }
#endif
    int maxPlies() const {
        return 7;
    }
    bool firstToMove() const {
        return m_plies % 2 == 0;
    }
#if LACKS != ENDED
    Ended ended() const {
        return m_left == 0 ? Ended::Lost : Ended::No;
    }
#else
    bool ended() const {
        return m_left == 0;
    }
#endif
    MoveList<3> moves() const {
        MoveList<3> moves;
        for (int stones = 1; stones <= 3 && stones <= m_left; ++stones)
            moves.push_back(stones);
        return moves;
    }
    void make(int stones) {
        m_left -= stones;
        ++m_plies;
    }
    void unmake(int stones) {
        m_left += stones;
        --m_plies;
    }
    Key key() const {
        return 2 * m_left + m_plies % 2;
    }
#if LACKS != NUMBER
    static std::uint64_t number(Key key) {
        return static_cast<std::uint64_t>(key);
    }
#endif
#if LACKS != TEXT
    std::string moveText(int stones) const {
        return std::to_string(stones);
    }
#endif
    std::string boardText() const {
        return std::string(static_cast<std::size_t>(m_left), '|');
    }

private:
    int m_left = 7, m_plies = 0;
};

struct Leaves {
#if LACKS != STEPS
    static constexpr int stepsPerPoint = 1;
#endif
    Score end(const Nim&, Ended ended) const {
        return ended == Ended::Lost ? -1 : 1;
    }
    Score estimate(const Nim&) const {
        return 0;
    }
#if LACKS != UNIT
    Score unit() const {
        return 1;
    }
#endif
    Score nullWindow() const {
        return 1;
    }
};

int main() {
    const GameSearch search(Nim(), {.algorithm = Algorithm::Pvs}, Leaves());
    return static_cast<int>(search.analyze().last().value +
                            static_cast<int>(search.record().trace.nodes.size()));
}
