// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/solved_json.h"

namespace yomi::tictactoe {

using nlohmann::json;

json toJson(const StrongCheck& check) {
    json failures = json::array();
    for (const StrongFailure& failure : check.failures)
        failures.push_back({{"position", text(failure.position)},
                            {"bestMoves", failure.bestMoves},
                            {"expected", failure.expected}});
    return {{"solved", check.solved}, {"total", check.total}, {"failures", std::move(failures)}};
}

} // namespace yomi::tictactoe
