// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/odds_answer.h"

#include "core/common/timing.h"
#include "core/splitdamage/exact.h"

namespace yomi::cli {

using namespace splitdamage;
using nlohmann::json;

namespace {

template <class Real>
void runReference(const OddsQuestion& question, OddsAnswer& answer) {
    ReferenceOdds<Real> found;
    answer.seconds = measure(question.repeat, [&] {
                         found = referenceOdds<Real>(question.request.hitsToKill,
                                                     question.request.hits, question.reference);
                     }).median;
    answer.kill.assign(found.kill.begin(), found.kill.end());
    answer.work = found.branches;
}

void runPoisson(const OddsQuestion& question, OddsAnswer& answer) {
    answer.seconds =
        measure(question.repeat, [&] { answer.odds = analyze(question.request); }).median;
    answer.work = answer.odds->nodes;
}

void runExact(const OddsQuestion& question, OddsAnswer& answer) {
    ExactOdds found;
    answer.seconds = measure(question.repeat, [&] { found = exactOdds(question.request); }).median;
    answer.killExact = std::move(found.kill);
    answer.odds = std::move(found.odds);
    answer.work = found.states;
}

template <class Value>
json orNull(const std::optional<Value>& value) {
    return value ? json(*value) : json();
}

json curveJson(const OddsQuestion& question, const Curves& curves) {
    json hits = json::array();
    for (int h = 0; h <= question.request.hits; ++h)
        hits.push_back(h);
    return {{"hits", std::move(hits)},
            {"kill", curves.kill},
            {"clear", curves.clear},
            {"goal", orNull(curves.goal)}};
}

json fewestJson(const FewestHits& fewest) {
    json kill = json::array();
    for (const auto& hits : fewest.kill)
        kill.push_back(orNull(hits));
    return {{"probability", fewest.probability},
            {"kill", std::move(kill)},
            {"clear", orNull(fewest.clear)},
            {"goal", orNull(fewest.goal)}};
}

json targetJson(const OddsQuestion& question, const OddsAnswer& answer, std::size_t i) {
    json target = {{"name", question.names[i]},
                   {"hitsToKill", question.request.hitsToKill[i]},
                   {"kill", answer.kill[i]}};
    if (!answer.killExact.empty())
        target["killExact"] = answer.killExact[i];
    if (answer.odds) {
        target["expectedHits"] = answer.odds->expectedHits[i];
        target["remaining"] = answer.odds->remaining[i];
    }
    return target;
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

OddsAnswer answer(const OddsQuestion& question) {
    OddsAnswer answer;
    switch (question.method) {
    case OddsMethod::Poisson:
        runPoisson(question, answer);
        break;
    case OddsMethod::Exact:
        runExact(question, answer);
        break;
    case OddsMethod::Reference:
        if (question.isFloat)
            runReference<float>(question, answer);
        else
            runReference<double>(question, answer);
        return answer;
    }
    answer.kill = answer.odds->kill;
    if (question.atLeast)
        answer.fewestHits = fewestHits(question.request, *question.atLeast);
    return answer;
}

json toJson(const OddsQuestion& question, const OddsAnswer& answer) {
    json targets = json::array();
    for (std::size_t i = 0; i < answer.kill.size(); ++i)
        targets.push_back(targetJson(question, answer, i));
    json result = {{"method", question.methodName},
                   {"hits", question.request.hits},
                   {"targets", std::move(targets)},
                   {"seconds", answer.seconds},
                   {workName(question.method), answer.work}};
    if (!answer.odds)
        return result;
    result["dead"] = answer.odds->dead;
    result["clear"] = answer.odds->clear;
    result["goal"] = orNull(answer.odds->goal);
    result["normalization"] = answer.odds->normalization;
    if (question.curve)
        result["curve"] = curveJson(question, answer.odds->curves);
    if (answer.fewestHits)
        result["fewestHits"] = fewestJson(*answer.fewestHits);
    return result;
}

} // namespace yomi::cli
