// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/search_run.h"

#include "core/boards/game_entry.h"
#include "core/common/timing.h"
#include "core/tree/recording_writer.h"

#include <sstream>

namespace yomi::ui::games {

SearchRun::SearchRun(RecordedSearch search, const GameFace& face, double seconds)
    : RecordedRun(std::move(search.trace), face,
                  search.settings.images.value_or(std::string(face.gameDefaults().images.front())))
    , m_settings(std::move(search.settings))
    , m_result(std::move(search.result))
    , m_header(std::move(search.header))
    , m_sharesImages(search.sharesImages)
    , m_seconds(seconds) {}

std::string SearchRun::recordingText(const std::stop_token& stop) const {
    const std::unique_ptr<BoardRules> rules = rulesOf(m_header);
    std::ostringstream text;
    writeRecording(trace(), {m_header, rules.get(), m_sharesImages}, text, stop);
    return std::move(text).str();
}

SearchRun recordRun(const SearchRoot& root, const GameFace& face, const Settings& settings,
                    const std::stop_token& stop) {
    constexpr double patience = 0.5; // seconds
    constexpr int mostRepeats = 5;
    const Limits limits = {stop, {}};
    const Timing timing = measureWithin(
        patience, mostRepeats, [&] { root.search(settings, limits); }, stop);
    return {root.record(settings, limits), face, timing.median};
}

} // namespace yomi::ui::games
