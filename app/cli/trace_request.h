// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/job.h"

namespace yomi::cli {

/// Answers a batch request of the job trace: what the command named by "do" prints with --json.
std::string answerTrace(const nlohmann::json& request, const RequestContext& context);

} // namespace yomi::cli
