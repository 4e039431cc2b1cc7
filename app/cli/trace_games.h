// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"
#include "core/trace/recording_header.h"

#include <memory>

namespace yomi::cli {

/// The rules of the game that a recording names; null if it names none.
std::unique_ptr<trace::BoardRules> recordedRules(const trace::RecordingHeader& header);

} // namespace yomi::cli
