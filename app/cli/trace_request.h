// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/job.h"

namespace yomi::cli {

/// Answers a batch request of the job trace with the --json output of the command named by "do".
std::string answerTrace(const nlohmann::json& request, const RequestContext& context);

} // namespace yomi::cli
