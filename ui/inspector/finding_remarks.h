// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/read_recording.h"
#include "ui/inspector/stepper.h"

namespace yomi::ui::inspector {

/// The findings that are not suppressed, by their nodes; of each check the lines that a finding
/// keeps.
Remarks remarksOf(const ReadRecording& read, const RecordingInputs& inputs);

} // namespace yomi::ui::inspector
