// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/common/workers.h"

#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace yomi::cli {

/// Answers questions in several threads and passes on the replies in the order of the questions,
/// each as soon as it and all earlier ones are ready.
template <class Question, class Reply>
class OrderedWork {
public:
    using Next = std::function<std::optional<Question>()>; ///< nothing at the end
    using Answer = std::function<Reply(Question, const std::stop_token&)>;
    using Take = std::function<void(Reply)>;

    OrderedWork(std::stop_token stop, Next next, Take take)
        : m_outerStop(std::move(stop))
        , m_next(std::move(next))
        , m_take(std::move(take)) {}

    /// Each of the answering functions has its own thread. Throws the first exception of any, and
    /// what runWorkers() throws.
    void run(const std::vector<Answer>& answers) {
        const std::stop_callback onStop(m_outerStop, [this] { m_stop.request_stop(); });
        runWorkers(answers.size(), [&](std::size_t i) { work(answers[i]); });
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    void work(const Answer& answer) {
        try {
            for (;;) {
                std::optional<Question> question;
                std::int64_t place = 0;
                {
                    const std::lock_guard lock(m_asking);
                    throwIfStopped(m_stop.get_token());
                    question = m_next();
                    place = m_asked++;
                }
                if (!question)
                    return;
                handOn(place, answer(std::move(*question), m_stop.get_token()));
            }
        } catch (...) {
            const std::lock_guard lock(m_answering);
            if (!m_failure)
                m_failure = std::current_exception();
            m_stop.request_stop();
        }
    }

    void handOn(std::int64_t place, Reply reply) {
        const std::lock_guard lock(m_answering);
        m_ready.emplace(place, std::move(reply));
        for (; !m_ready.empty() && m_ready.begin()->first == m_answered; ++m_answered)
            m_take(std::move(m_ready.extract(m_ready.begin()).mapped()));
    }

    std::stop_token m_outerStop;
    std::stop_source m_stop;
    Next m_next;
    Take m_take;
    std::mutex m_asking, m_answering;
    std::int64_t m_asked = 0, m_answered = 0;
    std::map<std::int64_t, Reply> m_ready;
    std::exception_ptr m_failure;
};

} // namespace yomi::cli
