// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/checker.h"
#include "core/trace/recording_details.h"
#include "core/trace/statistics.h"

namespace yomi::ui::trace {

using namespace yomi::trace;

} // namespace yomi::ui::trace
