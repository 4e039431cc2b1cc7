// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/ruleset.h"

#include <stdexcept>
#include <string>

namespace yomi::icefire {

std::string_view name(Ruleset ruleset) {
    return ruleset == Ruleset::Current ? "current" : "contest2019";
}

Ruleset rulesetNamed(std::string_view wanted) {
    for (const Ruleset ruleset : {Ruleset::Current, Ruleset::Contest2019}) {
        if (name(ruleset) == wanted)
            return ruleset;
    }
    throw std::invalid_argument("The ruleset is \"current\" or \"contest2019\", not \"" +
                                std::string(wanted) + "\".");
}

} // namespace yomi::icefire
