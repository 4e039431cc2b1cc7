// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/recording_document.h"

#include <QString>

namespace yomi::ui::inspector {

/// The yomi-cli command that reproduces the page; a pasted recording is called FILE.yt. `line`
/// enters the current node.
QString traceCommand(const RecordingInputs& inputs, const RecordingView& view,
                     std::optional<std::uint64_t> line);

} // namespace yomi::ui::inspector
