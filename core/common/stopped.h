// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <stop_token>

namespace yomi {

/// Thrown by a computation whose stop token was triggered; nothing is left half-written.
class Stopped : public std::exception {
public:
    const char* what() const noexcept override { return "The computation was stopped."; }
};

/// Throws Stopped once a stop was requested. Poll it often enough for 50 ms, not in every node.
inline void throwIfStopped(const std::stop_token& stop) {
    if (stop.stop_requested())
        throw Stopped();
}

} // namespace yomi
