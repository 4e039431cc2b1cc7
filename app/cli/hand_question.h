// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/hand_options.h"
#include "core/hands/setup.h"

#include <memory>
#include <string>
#include <vector>

namespace yomi::cli {

/// The rule book of a preset name or of a unit list file.
std::shared_ptr<const hands::RuleChoice> rulesNamed(const std::string& name);

/// A hand with its rule book, from the options or the document.
struct HandQuestion {
    explicit HandQuestion(const hands::Setup& setup);

    std::shared_ptr<const hands::RuleBook> shared;
    const hands::RuleBook& book;
    std::vector<int> kinds; ///< the hand in its order
    hands::Tiles hand;
    hands::Tiles seen;
    hands::Constraints constraints;
};

/// Throws std::invalid_argument and FormatError.
HandQuestion handQuestion(const HandOptions& options);

} // namespace yomi::cli
