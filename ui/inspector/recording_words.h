// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/ask/move_line.h"
#include "ui/inspector/perspective.h"
#include "ui/inspector/recording_document.h"

#include <QString>
#include <QVariant>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::ui::inspector {

/// A text of a recording or of the engine, for widgets.
QString wordText(std::string_view text);
/// A word of the recording format (a reason, kind, bound or side) in the window's language; any
/// other text stays. Queries, files and commands have the word itself.
QString termText(std::string_view word);
/// The label of an attribute: its name in queries, after its meaning in the window's language if
/// that is another.
QString attributeLabel(std::string_view attribute, bool isByVisits);
/// A number for a table; empty without one.
inline QVariant cellOf(const std::optional<double>& value) {
    return value ? QVariant(*value) : QVariant();
}
/// A line's number, grouped.
QString lineText(std::uint64_t line);
/// A score as printed in the recording, divided by its scale: "3", "-0.5", "∞".
QString scoreText(const Recording& recording, double score);
/// The corresponding choice for views of a trace, whose numbers are max's.
Perspective numbersOf(const RecordingHeader& header, Numbers numbers);
/// Whether numbers of a node are shown with the opposite sign, so that ends of windows and kinds of
/// bounds are exchanged.
bool isTurned(const Recording& recording, const RecordedNode& node, Numbers numbers);
/// "-3 … 5"; "–" if it is unknown.
QString windowText(const Recording& recording, const RecordedNode& node, Numbers numbers);
QString valueText(const Recording& recording, const RecordedNode& node, Numbers numbers);
QString boundText(const Recording& recording, const RecordedNode& node, Numbers numbers);
/// The reason of a node's return; "open" for a node that did not return.
QString reasonText(const Recording& recording, const RecordedNode& node);
QString moveName(const Recording& recording, NodeId node);
/// Its name, else its number from 1, after its kind: "Iteration 4", "Snapshot 300".
QString iterationName(const Recording& recording, std::size_t iteration);
QString iterationTitle(const Recording& recording, std::size_t iteration);
/// "Line 12, iteration 4, path 2 3": the place of a node that is entered on that line.
QString placeText(const Recording& recording, NodeId node, std::uint64_t line);

/// "error", and its meaning.
QString severityName(Severity severity);
QString severityMeaning(Severity severity);
/// The headline of a check's findings.
QString checkTitle(Check check);

/// The result of an iteration's search of a line of moves.
QString endText(const IterationLine& search, const std::vector<std::string>& moves);

} // namespace yomi::ui::inspector
