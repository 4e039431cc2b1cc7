// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/state.h"
#include "ui/inspector/game_face.h"
#include "ui/inspector/perspective.h"

#include <QString>

namespace yomi::ui::inspector {

class RecordedRun;

/// "cut", "table hit", "new best"…; a cutoff without pruned moves is "bound reached".
QString kindName(const Trace& trace, Event event);

/// Describes an event: a condition with its numbers, and one or two sentences with the reason. All
/// numbers are those of the event's subject.
struct EventWords {
    QString headline; ///< "Stop: 0.5 ≥ β 0"
    QString reason;   ///< "X already has a better reply elsewhere, so …"
};
EventWords eventWords(const RecordedRun& run, const TraceState& state, EventIndex event,
                      Perspective numbers = Perspective::Max);

/// The words for a comparison while the quiz asks how the search continues: without its outcome.
EventWords returnedWords(const RecordedRun& run, EventIndex comparison);

/// The bounds of a table entry: "≥ 0", "0 exactly", "from −1 to 2".
QString boundsText(const Bounds& bounds);

} // namespace yomi::ui::inspector
