// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/decision.h"
#include "ui/inspector/cursor.h"

#include <QString>

namespace yomi::ui::inspector {

/// A choice at a decision as an answer: "the rest is cut".
QString choiceText(Choice choice);

// All numbers are those of the deciding node in the view of the cursor.

/// "X has tried a2. What does the search do next?" and "a2 is worth −1, the best so far is 0; α −1,
/// β 2."
QString questionText(const Cursor& cursor, const Decision& decision);
QString questionNumbers(const Cursor& cursor, const Decision& decision);

/// The reason for the search's choice: "0 has not reached β 2, so …" If it is not the expected one,
/// the reason for that.
QString choiceReason(const Cursor& cursor, const Decision& decision);

/// Why the quiz has no question.
QString noQuestionReason(const Cursor& cursor);

} // namespace yomi::ui::inspector
