// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/decision.h"
#include "ui/games/engine.h"
#include "ui/inspector/recorded_run.h"

#include <QString>

namespace yomi::ui::games {

/// A choice at a decision as an answer: "the rest is cut".
QString choiceText(Choice choice);

/// "X has tried a2. What comes next?" and "a2 is worth −1, the best so far is 0; α −1, β 2."
QString questionText(const RecordedRun& run, const Decision& decision);
QString questionNumbers(const RecordedRun& run, const Decision& decision);

/// The reason for the search's choice: "0 has not reached β 2, so …"
QString choiceReason(const RecordedRun& run, const Decision& decision);

} // namespace yomi::ui::games
