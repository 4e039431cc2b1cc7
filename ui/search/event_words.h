// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/state.h"
#include "ui/search/game_face.h"
#include "ui/search/numbers_of.h"

#include <QString>

namespace yomi::ui::search {

class RecordedRun;

/// "cut", "table hit", "new best"…; a cutoff that prunes nothing is "bound reached".
QString kindName(const Trace& trace, Event event);

/// What happened at an event, and why: a condition with its numbers, and one or two sentences. All
/// numbers are those of the event's subject.
struct EventWords {
    QString headline; ///< "Stop: 0.5 ≥ β 0"
    QString reason;   ///< "X already has a better reply elsewhere, so …"
};
EventWords eventWords(const RecordedRun& run, const TraceState& state, EventIndex event,
                      NumbersOf numbers = NumbersOf::Max);

/// What may be told of a comparison while a person is asked how the search goes on: not its
/// outcome.
EventWords returnedWords(const RecordedRun& run, EventIndex comparison);

/// What a node found in the table: "≥ 0", "0 exactly", "from −1 to 2".
QString boundsText(const Bounds& bounds);

} // namespace yomi::ui::search
