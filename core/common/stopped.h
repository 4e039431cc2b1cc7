// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <exception>
#include <stop_token>

namespace yomi {

/// Thrown when a computation's stop token is triggered; results are never half-written.
class Stopped : public std::exception, public SentenceError {
public:
    Stopped()
        : Stopped(Sentence("The computation was stopped.")) {}
    const char* what() const noexcept override { return sentence().english().c_str(); }

protected:
    explicit Stopped(const Sentence& sentence)
        : SentenceError(sentence) {}
};

/// Throws Stopped once a stop is requested. Poll it at least every 50 ms, but not in every node.
inline void throwIfStopped(const std::stop_token& stop) {
    if (stop.stop_requested())
        throw Stopped();
}

} // namespace yomi
