// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/move_line.h"
#include "ui/search/numbers_of.h"
#include "ui/trace/recording_document.h"

#include <QString>
#include <QVariant>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::ui::trace {

/// A text of a recording or of the engine, for widgets.
QString wordText(std::string_view text);
/// A number for a table; nothing where there is none.
inline QVariant cellOf(const std::optional<double>& value) {
    return value ? QVariant(*value) : QVariant();
}
/// A line's number, grouped.
QString lineText(std::uint64_t line);
/// A score as the recording prints it, divided by its scale: "3", "-0.5", "∞".
QString scoreText(const Recording& recording, double score);
/// The same choice for views of a trace, whose numbers are max's.
search::NumbersOf numbersOf(const RecordingHeader& header, Numbers numbers);
/// Whether numbers of a node are to be shown turned around: ends of windows and kinds of bounds
/// change their places then.
bool isTurned(const Recording& recording, const RecordedNode& node, Numbers numbers);
/// "-3 … 5"; "–" where it is unknown.
QString windowText(const Recording& recording, const RecordedNode& node, Numbers numbers);
QString valueText(const Recording& recording, const RecordedNode& node, Numbers numbers);
QString boundText(const Recording& recording, const RecordedNode& node, Numbers numbers);
/// Why a node returned, in the recording's word; "open" for one that did not.
QString reasonText(const Recording& recording, const RecordedNode& node);
QString moveName(const Recording& recording, NodeId node);
/// Its name, else its number from 1; with what it is before it: "Iteration 4", "Snapshot 300".
QString iterationName(const Recording& recording, std::size_t iteration);
QString iterationTitle(const Recording& recording, std::size_t iteration);
/// "Line 12, iteration 4, path 2 3": where a node is entered, which is on that line.
QString placeText(const Recording& recording, NodeId node, std::uint64_t line);
std::size_t iterationOf(const Recording& recording, NodeId node);

/// "error", and what it means.
QString severityName(Severity severity);
QString severityMeaning(Severity severity);
/// What a check finds, as a headline.
QString checkTitle(Check check);

/// What an iteration made of a line of moves in the end.
QString endText(const IterationLine& search, const std::vector<std::string>& moves);

} // namespace yomi::ui::trace
