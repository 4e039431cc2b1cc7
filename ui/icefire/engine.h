// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/command.h"
#include "core/icefire/state.h"

namespace yomi::ui::icefire {

using namespace yomi::icefire; // this folder is the user interface of that engine

// In this folder a unit is a piece, and an outcome is that of a command; the types of ui/common are
// ui::Unit and ui::Outcome.
using yomi::icefire::Outcome;
using yomi::icefire::Unit;

} // namespace yomi::ui::icefire
