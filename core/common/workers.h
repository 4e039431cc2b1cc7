// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/count_text.h"
#include "core/common/sentence.h"

#include <atomic>
#include <cstddef>
#include <exception>
#include <latch>
#include <thread>
#include <vector>

namespace yomi {

/// Calls work(0), …, work(count - 1) in parallel, work(0) on the caller's thread and each other one
/// on a thread of its own, and returns when all are done. None begins before all threads exist.
/// Throws std::runtime_error, without any work, if the system cannot start that many threads, and
/// whatever work(0) throws; an exception in another thread ends the program.
template <class Work>
void runWorkers(std::size_t count, const Work& work) {
    std::latch start(1);
    std::atomic<bool> areAllThere = false;
    {
        std::vector<std::jthread> others;
        try {
            for (std::size_t i = 1; i < count; ++i)
                others.emplace_back([&, i] {
                    start.wait();
                    if (areAllThere)
                        work(i);
                });
            areAllThere = true;
        } catch (const std::exception&) { // the started threads end at once
        }
        start.count_down();
        if (areAllThere)
            work(0);
    }
    if (!areAllThere)
        throw RuntimeError("The system cannot start {} threads.",
                           grouped(static_cast<std::int64_t>(count)));
}

} // namespace yomi
