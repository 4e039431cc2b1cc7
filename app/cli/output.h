// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace yomi::cli {

/// Takes the place of an output stream's buffer for its life: writes to a file descriptor, escapes
/// what passes through, but for line ends and tabs (core/common/escaped.h), and remembers why
/// it could not write.
class Output : public std::streambuf {
public:
    Output(std::ostream& stream, int file);
    ~Output() override;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes what is held back. Throws std::runtime_error that names the reason, once, when that
    /// fails or something before it did: what was printed is not complete then.
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
    int m_error = 0; ///< of the first write that failed
    bool m_isTold = false;
    std::string m_text;
    std::string m_begun; ///< the start of a character whose rest has not come
};

} // namespace yomi::cli
