// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/search_document.h"
#include "ui/inspector/recorded_run.h"

#include <stop_token>
#include <string>

namespace yomi::ui::games {

/// A recorded search of Yomi's own, with its question and answer.
class SearchRun : public RecordedRun {
public:
    SearchRun(RecordedSearch search, const GameFace& face, double seconds);

    const Settings& settings() const { return m_settings; }
    const SearchResult& result() const { return m_result; }
    /// The time of the search without recording.
    double seconds() const { return m_seconds; }
    /// The text of a recording of it. Some microseconds a node. Throws Stopped.
    std::string recordingText(const std::stop_token& stop) const;

private:
    Settings m_settings;
    SearchResult m_result;
    RecordingHeader m_header;
    bool m_sharesImages;
    double m_seconds;
};

/// Times a few searches, then records one. Throws as the search does.
SearchRun recordRun(const SearchRoot& root, const GameFace& face, const Settings& settings,
                    const std::stop_token& stop);

} // namespace yomi::ui::games
