// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace yomi::cli {

// The commands of `yomi-cli trace`, each in its own file.
void addTraceCheck(CLI::App& trace);
void addTraceConvert(CLI::App& trace);
void addTraceDiff(CLI::App& trace);
void addTraceDot(CLI::App& trace);
void addTraceLine(CLI::App& trace);
void addTracePerfetto(CLI::App& trace);
void addTraceQuery(CLI::App& trace);
void addTraceStats(CLI::App& trace);

} // namespace yomi::cli
