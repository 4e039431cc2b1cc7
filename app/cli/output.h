// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::cli {

/// Control characters but for those of `kept`, and those that turn the direction of writing, break
/// the line or do not show, as \u001b and the like: a name must not be able to command the
/// terminal, nor to look like another one or like lines of ours. Within a JSON text the same
/// characters come out, escaped.
std::string escapeControls(std::string_view text, std::string_view kept = {});

/// Takes the place of an output stream's buffer for its life: writes to a file descriptor, escapes
/// what escapeControls() does in what passes through but for line ends and tabs, and remembers why
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
