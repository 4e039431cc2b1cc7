// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/state.h"
#include "ui/search/engine.h"

#include <QString>

#include <optional>

namespace yomi::ui::search {

/// Who set an end of a window: "value of node 118, kept at node 5", "null window on the
/// value of node 118, kept at node 5".
QString sourceText(const Trace& trace, Source source);

/// The event at which that happened; nothing where no event of the trace did it.
std::optional<EventIndex> sourceEvent(const Trace& trace, Source source);

/// Where an end of a window was set, or for a null window the value or entry on which it lies: the
/// ancestor that handed it down, or the node itself. The outer nothing is for ends that no open
/// node has set, the inner one for the root of an iteration.
std::optional<std::optional<NodeId>> keeperOf(const Trace& trace, Source source);

/// The end of the window that the value of a node has reached at a cutoff: β for the first player.
Source reachedEnd(const OpenNode& open);

} // namespace yomi::ui::search
