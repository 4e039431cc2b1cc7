// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/bot.h"

#include "core/icefire/baseline_bots.h"
#include "core/icefire/planner.h"

#include <array>
#include <stdexcept>
#include <string>

namespace yomi::icefire {

namespace { /// The annealing bot with a profile's parameters.
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
    throw std::invalid_argument("There is no bot \"" + std::string(name) +
                                "\"; there are wait, random, greedy, article and strong.");
}

} // namespace yomi::icefire
