// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/batch.h"

#include "app/cli/job.h"
#include "core/common/json_reader.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <string>

namespace yomi::cli {

using nlohmann::json;

namespace {

json answer(const json& request) {
    const std::string name = ObjectReader(request).text("job");
    const auto job = std::ranges::find(jobs(), name, &Job::name);
    if (job == jobs().end() || !job->answer)
        throw std::invalid_argument("There is no batch job \"" + name + "\".");
    return job->answer(request);
}

/// The answer to one line; never throws for what the line contains.
json answerLine(const std::string& line) {
    json reply = json::object();
    const JsonWarnings warnings;
    try {
        const json request = parseJson(line);
        if (request.is_object() && request.contains("id"))
            reply["id"] = request["id"];
        reply["result"] = answer(request);
    } catch (const std::exception& error) {
        reply["error"] = error.what();
    }
    if (const auto sentences = warnings.sentences(); !sentences.empty())
        reply["warnings"] = sentences;
    return reply;
}

} // namespace

bool runBatch(std::istream& requests, std::ostream& replies) {
    bool allAnswered = true;
    std::string line;
    while (std::getline(requests, line)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const json reply = answerLine(line);
        allAnswered = allAnswered && !reply.contains("error");
        replies << reply.dump(-1, ' ', false, json::error_handler_t::replace) << '\n';
        if (requests.rdbuf()->in_avail() <= 0)
            replies.flush(); // whoever waits for the answer before asking on gets it
    }
    replies.flush();
    return allAnswered;
}

} // namespace yomi::cli
