// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>

namespace yomi::cli {

/// Answers JSON Lines requests {"id":…, "job":"odds", …}, a line each and in order, with
/// {"id":…, "result":{…}} or {"id":…, "error":"…"}, and "warnings":["…"] beside it when a key is
/// given twice or probably misspelt; empty lines are skipped, and a request without an id gets a
/// reply without one. Returns whether every line was answered without an error.
bool runBatch(std::istream& requests, std::ostream& replies);

} // namespace yomi::cli
