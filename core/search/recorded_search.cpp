// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/search/recorded_search.h"

#include "core/search/settings_json.h"

namespace yomi::search {

using nlohmann::json;

tree::RecordingHeader headerOf(const Settings& settings, double nullWindow) {
    tree::RecordingHeader header;
    header.values = tree::ValuesOf::First;
    // With aspiration, minimax has windows too, which affect what its values prove.
    const bool isMinimax = settings.algorithm == Algorithm::Minimax && !settings.aspiration;
    header.search = isMinimax ? tree::SearchKind::Minimax : tree::SearchKind::AlphaBeta;
    header.fail = settings.fail == Fail::Hard ? tree::FailKind::Hard : tree::FailKind::Soft;
    header.nullWindow = nullWindow;
    header.promisesDepth = header.promisesMoves = header.promisesStores = true;
    const json told = toJson(settings);
    for (const auto& [name, value] : told.items())
        header.own.emplace_back("yomi." + name,
                                value.is_string() ? value.get<std::string>() : value.dump());
    return header;
}

} // namespace yomi::search
