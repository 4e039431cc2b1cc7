// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/odds_answer.h"

#include "core/common/timing.h"
#include "core/splitdamage/exact.h"
#include "core/splitdamage/odds_json.h"

namespace yomi::cli {

using namespace splitdamage;
using nlohmann::json;

namespace {

template <class Real>
void runReference(const OddsQuestion& question, OddsAnswer& answer, const std::stop_token& stop) {
    ReferenceOdds<Real> found;
    const auto work = [&] {
        found = referenceOdds<Real>(question.request.hitsToKill, question.request.hits,
                                    question.reference, stop);
    };
    answer.seconds = measure(question.repeat, work, stop).median;
    answer.kill.assign(found.kill.begin(), found.kill.end());
    answer.work = found.branches;
}

void runPoisson(const OddsQuestion& question, OddsAnswer& answer, const std::stop_token& stop) {
    const auto work = [&] {
        answer.odds = analyze(question.request, stop);
    };
    answer.seconds = measure(question.repeat, work, stop).median;
    answer.work = answer.odds->nodes;
}

void runExact(const OddsQuestion& question, OddsAnswer& answer, const std::stop_token& stop) {
    ExactOdds found;
    const auto work = [&] {
        found = exactOdds(question.request, stop);
    };
    answer.seconds = measure(question.repeat, work, stop).median;
    answer.killExact = std::move(found.kill);
    answer.odds = std::move(found.odds);
    answer.work = found.states;
}

/// The article's methods know kill odds alone.
json killTargets(const OddsQuestion& question, const OddsAnswer& answer) {
    json targets = json::array();
    for (std::size_t i = 0; i < answer.kill.size(); ++i)
        targets.push_back({{"name", question.names[i]},
                           {"hitsToKill", question.request.hitsToKill[i]},
                           {"kill", answer.kill[i]}});
    return targets;
}

} // namespace

const char* workName(OddsMethod method) {
    switch (method) {
    case OddsMethod::Poisson:
        return "nodes";
    case OddsMethod::Exact:
        return "states";
    case OddsMethod::Reference:
        break;
    }
    return "branches";
}

OddsAnswer answer(const OddsQuestion& question, const std::stop_token& stop) {
    OddsAnswer answer;
    switch (question.method) {
    case OddsMethod::Poisson:
        runPoisson(question, answer, stop);
        break;
    case OddsMethod::Exact:
        runExact(question, answer, stop);
        break;
    case OddsMethod::Reference:
        if (question.isFloat)
            runReference<float>(question, answer, stop);
        else
            runReference<double>(question, answer, stop);
        return answer;
    }
    answer.kill = answer.odds->kill;
    if (question.atLeast)
        answer.fewestHits = fewestHits(question.request, *question.atLeast, stop);
    return answer;
}

json toJson(const OddsQuestion& question, const OddsAnswer& answer) {
    json result = answer.odds ? toJson(*answer.odds, question.names)
                              : json{{"targets", killTargets(question, answer)}};
    result["method"] = question.methodName;
    result["hits"] = question.request.hits;
    result["seconds"] = answer.seconds;
    result[workName(question.method)] = answer.work;
    for (std::size_t i = 0; i < answer.killExact.size(); ++i)
        result["targets"][i]["killExact"] = answer.killExact[i];
    if (answer.odds && question.curve)
        result["curve"] = toJson(answer.odds->curves);
    if (answer.fewestHits)
        result["fewestHits"] = toJson(*answer.fewestHits);
    return result;
}

} // namespace yomi::cli
