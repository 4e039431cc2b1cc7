// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace yomi::cli {

class Output;

/// Adds the command that answers JSON Lines requests {"id":…, "job":"odds", …} from standard input,
/// a line each and in order, with {"id":…, "result":{…}} or {"id":…, "error":"…"}, and
/// "warnings":["…"] beside it when a key is given twice or probably misspelt; empty lines are
/// skipped, and a request without an id gets a reply without one, of which an error begins with the
/// number of the line. `complete` becomes whether every line was answered without an error. The
/// callback throws std::runtime_error when the input cannot be read or the output not written,
/// std::invalid_argument for wrong options, and EndedBySignal.
void addBatch(CLI::App& program, Output& replies, bool& complete);

} // namespace yomi::cli
