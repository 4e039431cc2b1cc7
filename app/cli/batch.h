// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace yomi::cli {

class Output;

/// Adds the command that answers JSON Lines requests {"id":…, "job":"odds", …} from standard input,
/// one per line and in order, with {"id":…, "result":{…}} or {"id":…, "error":"…"}, and also
/// "warnings":["…"] if a key is given twice or probably misspelt. Empty lines are skipped. A
/// request without an id gets a reply without one, whose error begins with the line number.
/// `complete` is set to whether every line was answered without an error. The callback throws
/// std::runtime_error if the input cannot be read or the output not written, std::invalid_argument
/// for wrong options, and EndedBySignal.
void addBatch(CLI::App& program, Output& replies, bool& complete);

} // namespace yomi::cli
