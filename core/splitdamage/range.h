// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace yomi::splitdamage {

/// Throws std::invalid_argument with the sentence "<what> must be <least> to <most>, not <value>."
inline void requireRange(const std::string& what, int value, int least, int most) {
    if (value < least || value > most)
        throw std::invalid_argument(what + " must be " + std::to_string(least) + " to " +
                                    std::to_string(most) + ", not " + std::to_string(value) + ".");
}

} // namespace yomi::splitdamage
