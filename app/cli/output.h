// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace yomi::cli {

/// Replaces an output stream's buffer while it exists: writes to a file descriptor, escapes the
/// text except line ends and tabs (core/common/escaped.h), and remembers why writing failed.
class Output : public std::streambuf {
public:
    Output(std::ostream& stream, int file);
    ~Output() override;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes buffered output. Throws std::runtime_error that names the reason, once, if this or an
    /// earlier write failed: the output is incomplete then.
    void finish();

protected:
    std::streamsize xsputn(const char* text, std::streamsize length) override;
    int_type overflow(int_type byte) override;
    int sync() override;

private:
    bool writeOut();

    std::ostream& m_stream;
    std::streambuf* m_before; ///< the stream's own buffer
    int m_file;
    int m_error = 0; ///< of the first failed write
    bool m_isTold = false;
    std::string m_text;
    std::string m_begun; ///< the start of an incomplete character
};

} // namespace yomi::cli
