// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/trace/recording_document.h"

#include <QString>

namespace yomi::ui::trace {

/// The yomi-cli command that repeats what the page shows; a pasted recording is called FILE.yt.
/// `line` is where the node is entered at which the person stands.
QString traceCommand(const Inputs& inputs, const View& view, std::optional<std::uint64_t> line);

} // namespace yomi::ui::trace
