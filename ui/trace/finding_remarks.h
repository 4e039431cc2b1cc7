// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/stepper.h"
#include "ui/trace/read_recording.h"

namespace yomi::ui::trace {

/// The findings that are not suppressed, by their nodes; of each check the lines that a finding
/// keeps.
search::Remarks remarksOf(const ReadRecording& read, const Inputs& inputs);

} // namespace yomi::ui::trace
