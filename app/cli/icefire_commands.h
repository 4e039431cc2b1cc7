// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/job.h"

namespace yomi::cli {

// The commands of the job "icefire", each in a separate file.
void addIcefireMap(CLI::App& icefire);
void addIcefireBot(CLI::App& icefire);
void addIcefireArena(CLI::App& icefire);
void addIcefireReplay(CLI::App& icefire);
void addIcefireAnalyze(CLI::App& icefire);

} // namespace yomi::cli
