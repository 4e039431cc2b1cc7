// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include "core/common/escaped.h"
#include "core/common/sentence.h"
#include "core/common/system_error.h"

#include <cerrno>
#include <utility>

#include <unistd.h>

namespace yomi::cli {

Output::Output(std::ostream& stream, int file)
    : m_stream(stream)
    , m_before(stream.rdbuf(this))
    , m_file(file) {}

Output::~Output() {
    Output::sync();
    m_stream.rdbuf(m_before);
}

void Output::finish() {
    m_stream.flush();
    if (m_error != 0 && !std::exchange(m_isTold, true))
        throw RuntimeError("The output cannot be written: {}.", systemErrorText(m_error));
}

std::streamsize Output::xsputn(const char* text, std::streamsize length) {
    constexpr std::size_t mostHeldBack = 1 << 16;
    std::string_view added(text, static_cast<std::size_t>(length));
    std::string joined;
    if (!m_begun.empty()) {
        joined = std::exchange(m_begun, {}).append(added);
        added = joined;
    }
    m_begun = appendEscaped(m_text, added, "\n\t");
    return m_text.size() < mostHeldBack || writeOut() ? length : 0;
}

Output::int_type Output::overflow(int_type byte) {
    if (traits_type::eq_int_type(byte, traits_type::eof()))
        return traits_type::not_eof(byte);
    const char c = traits_type::to_char_type(byte);
    return xsputn(&c, 1) == 1 ? byte : traits_type::eof();
}

int Output::sync() {
    m_text += escaped(std::exchange(m_begun, {}));
    return writeOut() ? 0 : -1;
}

bool Output::writeOut() {
    std::string_view left = m_text;
    while (!left.empty() && m_error == 0) {
        const ssize_t written = write(m_file, left.data(), left.size());
        if (written >= 0)
            left.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            m_error = errno;
    }
    m_text.clear();
    return m_error == 0;
}

} // namespace yomi::cli
