// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/icefire/bot.h"

namespace yomi::icefire {

/// Does nothing.
class WaitBot : public Bot {
public:
    std::vector<Command> play(const State&, const Budget&, const std::stop_token&) override;
};

/// Moves units, trains and builds at random, always as the rules allow.
class RandomBot : public Bot {
public:
    explicit RandomBot(std::uint64_t seed)
        : m_random(seed) {}
    std::vector<Command> play(const State&, const Budget&, const std::stop_token&) override;

private:
    Random m_random;
};

/// Takes what it can at once: each unit steps towards the nearest land that is not its player's,
/// then units of level 1 are trained beside their land, nearest to the enemy's HQ first.
class GreedyBot : public Bot {
public:
    std::vector<Command> play(const State&, const Budget&, const std::stop_token&) override;
};

} // namespace yomi::icefire
