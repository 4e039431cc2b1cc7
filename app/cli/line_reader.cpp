// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/line_reader.h"

#include "core/common/sentence.h"
#include "core/common/stopped.h"
#include "core/common/system_error.h"

#include <algorithm>
#include <array>
#include <cerrno>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace yomi::cli {

LineReader::LineReader(int file, std::string name, std::stop_token stop)
    : m_file(file)
    , m_name(std::move(name))
    , m_stop(std::move(stop))
    , m_wake(eventfd(0, EFD_CLOEXEC))
    , m_buffer(1 << 16) {
    if (m_wake < 0)
        fail(errno);
    m_onStop.emplace(m_stop, [wake = m_wake] { eventfd_write(wake, 1); });
}

LineReader::~LineReader() {
    m_onStop.reset(); // from here on no other thread writes to the event
    close(m_wake);
}

LineReader::Found LineReader::next(std::string& line) {
    line.clear();
    bool tooLong = false;
    ++m_number;
    for (bool begun = false;; begun = true) {
        if (m_begin == m_end && !readMore())
            return tooLong ? Found::TooLong : begun ? Found::Line : Found::End;
        const char* const begin = m_buffer.data() + m_begin;
        const char* const end = m_buffer.data() + m_end;
        const char* const lineEnd = std::find(begin, end, '\n');
        const auto length = static_cast<std::size_t>(lineEnd - begin);
        tooLong = tooLong || line.size() + length > longestLine;
        if (!tooLong)
            line.append(begin, length);
        m_begin += length + (lineEnd == end ? 0 : 1);
        if (lineEnd != end)
            return tooLong ? Found::TooLong : Found::Line;
    }
}

void LineReader::fail(int error) const {
    throw RuntimeError("{} cannot be read: {}.", m_name, systemErrorText(error));
}

bool LineReader::readMore() {
    for (;;) {
        throwIfStopped(m_stop);
        std::array<pollfd, 2> watched = {{{m_file, POLLIN, 0}, {m_wake, POLLIN, 0}}};
        if (poll(watched.data(), watched.size(), -1) < 0 && errno != EINTR)
            fail(errno);
        if (watched[0].revents == 0)
            continue;
        const ssize_t count = read(m_file, m_buffer.data(), m_buffer.size());
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            fail(errno);
        m_begin = 0;
        m_end = static_cast<std::size_t>(std::max<ssize_t>(count, 0));
        if (count >= 0)
            return count > 0;
    }
}

} // namespace yomi::cli
