// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/odds_answer.h"

#include "core/common/timing.h"
#include "core/splitdamage/hits/exact.h"
#include "core/splitdamage/hits/odds_json.h"

namespace yomi::cli {

using namespace splitdamage;

namespace {

template <class Real>
void runReference(const OddsQuestion& question, OddsAnswer& answer, const std::stop_token& stop) {
    const ReferenceMethod method = referenceMethod(question.method).value();
    ReferenceOdds<Real> found;
    const auto work = [&] {
        found =
            referenceOdds<Real>(question.request.hitsToKill, question.request.hits, method, stop);
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

const char* workKey(OddsMethod method) {
    return method == OddsMethod::Poisson ? "nodes"
           : method == OddsMethod::Exact ? "states"
                                         : "branches";
}

std::vector<std::string> englishNames(const OddsQuestion& question) {
    std::vector<std::string> names;
    for (const Sentence& name : question.names)
        names.push_back(name.english());
    return names;
}

/// The article's methods compute only kill odds.
void writeKill(JsonWriter& out, const OddsQuestion& question, const OddsAnswer& answer) {
    out.key("targets");
    out.beginArray();
    for (std::size_t i = 0; i < answer.kill.size(); ++i) {
        out.beginObject();
        out.member("name", question.names[i].english());
        out.member("hitsToKill", question.request.hitsToKill[i]);
        out.member("kill", answer.kill[i]);
        out.endObject();
    }
    out.endArray();
}

} // namespace

OddsAnswer answer(const OddsQuestion& question, const std::stop_token& stop) {
    OddsAnswer answer;
    if (question.method == OddsMethod::Poisson) {
        runPoisson(question, answer, stop);
    } else if (question.method == OddsMethod::Exact) {
        runExact(question, answer, stop);
    } else {
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

std::string jsonText(const OddsQuestion& question, const OddsAnswer& answer) {
    JsonWriter out;
    out.beginObject();
    if (answer.odds)
        writeMembers(out, *answer.odds, englishNames(question), answer.killExact);
    else
        writeKill(out, question, answer);
    out.member("method", nameOf(question.method));
    out.member("hits", question.request.hits);
    out.member("seconds", answer.seconds);
    out.member(workKey(question.method), answer.work);
    if (answer.odds && question.curve) {
        out.key("curve");
        write(out, answer.odds->curves);
    }
    if (answer.fewestHits) {
        out.key("fewestHits");
        write(out, *answer.fewestHits);
    }
    out.endObject();
    return out.text();
}

} // namespace yomi::cli
