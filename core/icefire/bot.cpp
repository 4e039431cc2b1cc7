// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/bot.h"

#include "core/common/random.h"
#include "core/common/sentence.h"
#include "core/icefire/board.h"
#include "core/icefire/planner.h"

#include <string>

namespace yomi::icefire {

namespace {

/// A plan under construction; skips illegal actions.
class Planner {
public:
    explicit Planner(const State& state)
        : m_start(state)
        , m_board(state) {}

    const Board& board() const { return m_board; }
    std::vector<Command> commands() const { return commandsOf(m_start, m_actions); }

    void attempt(const Action& action) {
        if (m_board.won() || !m_board.allows(action))
            return;
        m_board.apply(action);
        m_actions.push_back(action);
    }

    /// The land cells next to the player's active land that they do not own.
    CellSet outside() const {
        const Player us = m_board.player();
        return (m_board.active(us).neighbours() & m_board.land()) - m_board.owned(us);
    }

private:
    const State& m_start;
    Board m_board;
    std::vector<Action> m_actions;
};

class WaitBot : public Bot {
public:
    std::vector<Command> play(const State&, const Budget&, const std::stop_token&) override;
};

/// Moves units, trains and builds at random, only legal actions.
class RandomBot : public Bot {
public:
    explicit RandomBot(std::uint64_t seed)
        : m_random(seed) {}
    std::vector<Command> play(const State&, const Budget&, const std::stop_token&) override;

private:
    Random m_random;
};

/// Takes what it can at once: each unit steps towards the nearest land that is not its player's,
/// then units of level 1 are trained next to their land, nearest to the enemy's HQ first.
class GreedyBot : public Bot {
public:
    std::vector<Command> play(const State&, const Budget&, const std::stop_token&) override;
};

std::vector<Command> WaitBot::play(const State&, const Budget&, const std::stop_token&) {
    return {};
}

std::vector<Command> RandomBot::play(const State& state, const Budget&, const std::stop_token&) {
    Planner planner(state);
    const Board& board = planner.board();
    const CellSet units = board.movable();
    units.forEach([&](Cell unit) {
        planner.attempt(Action::move(unit, drawnCell(m_random, neighboursOf[unit])));
    });
    for (int attempts = m_random.below(8); attempts > 0; --attempts) {
        const CellSet& own = board.active(board.player());
        const CellSet near = (own | own.neighbours()) & board.land();
        const Cell cell = drawnCell(m_random, near);
        switch (m_random.below(6)) {
        case 0:
            planner.attempt(Action::build(CommandKind::BuildMine, cell));
            break;
        case 1:
            planner.attempt(Action::build(CommandKind::BuildTower, cell));
            break;
        default:
            planner.attempt(Action::train(1 + m_random.below(highestLevel), cell));
        }
    }
    return planner.commands();
}

std::vector<Command> GreedyBot::play(const State& state, const Budget&, const std::stop_token&) {
    Planner planner(state);
    const Board& board = planner.board();
    const Player us = board.player();
    const CellSet units = board.movable();
    units.forEach([&](Cell unit) {
        const DistanceMap toFree = distancesFrom(board.land() - board.owned(us), board.land());
        // The legal step that ends nearest to free land.
        std::optional<Cell> best;
        (neighboursOf[unit] & board.land()).forEach([&](Cell cell) {
            if (board.allows(Action::move(unit, cell)) && (!best || toFree[cell] < toFree[*best]))
                best = cell;
        });
        if (best && toFree[*best] < toFree[unit])
            planner.attempt(Action::move(unit, *best));
    });
    const Cell target = headquarters[opponentOf(us)];
    for (bool trained = true; trained && board.gold(us) >= trainingCost[1];) {
        const int goldBefore = board.gold(us);
        std::optional<Cell> best;
        planner.outside().forEach([&](Cell cell) {
            const auto distance = [&](Cell from) {
                return board.terrain().distance(from, target);
            };
            if (board.allows(Action::train(1, cell)) && (!best || distance(cell) < distance(*best)))
                best = cell;
        });
        if (best)
            planner.attempt(Action::train(1, *best));
        trained = board.gold(us) < goldBefore;
    }
    return planner.commands();
}

/// The annealing bot with a profile's parameters.
class AnnealingBot : public Bot {
public:
    AnnealingBot(const Parameters& parameters, std::uint64_t seed)
        : m_parameters(parameters)
        , m_random(seed) {}

    std::vector<Command> play(const State& state, const Budget& budget,
                              const std::stop_token& stop) override {
        return commandsOf(state, planTurn(state, m_parameters, budget, m_random, stop));
    }

private:
    Parameters m_parameters;
    Random m_random;
};

constexpr auto builtInNames =
    std::to_array<std::string_view>({"wait", "random", "greedy", "article", "strong"});

} // namespace

std::span<const std::string_view> botNames() {
    return builtInNames;
}

std::unique_ptr<Bot> makeBot(std::string_view name, std::uint64_t seed) {
    if (name == "wait")
        return std::make_unique<WaitBot>();
    if (name == "random")
        return std::make_unique<RandomBot>(seed);
    if (name == "greedy")
        return std::make_unique<GreedyBot>();
    if (name == "article" || name == "strong")
        return std::make_unique<AnnealingBot>(profile(name), seed);
    throw InvalidArgument(
        "There is no bot \"{}\"; there are wait, random, greedy, article and strong.", name);
}

} // namespace yomi::icefire
