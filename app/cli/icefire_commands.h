// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/job.h"

namespace yomi::cli {

// The longer commands of the job "icefire", each in a separate file.
void addIcefireArena(CLI::App& icefire);
void addIcefireAnalyze(CLI::App& icefire);

} // namespace yomi::cli
