// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/step/state.h"
#include "ui/inspector/engine.h"

#include <QString>

#include <optional>

namespace yomi::ui::inspector {

/// The source of a window's end: "value of node 118, the best so far at node 5".
QString sourceText(const Trace& trace, Source source);

/// The event that set it; nothing if no event of the trace did.
std::optional<EventIndex> sourceEvent(const Trace& trace, Source source);

/// The node where an end of a window was set: an ancestor that passed it on, or the node itself.
/// For a null window, where the value or entry was set that it surrounds. The outer optional is
/// empty for ends that no open node has set, the inner one for the root of an iteration.
std::optional<std::optional<NodeId>> keeperOf(const Trace& trace, Source source);

/// The end of the window that the value of a node reached at a cutoff: β for the first player.
Source reachedEnd(const OpenNode& open);

} // namespace yomi::ui::inspector
