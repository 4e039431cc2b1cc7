// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFile;

namespace yomi::ui {

/// Opens a resource of the program or a regular file to be read, which never waits (RegularFile).
/// Throws FormatError with the reason alone: "this is a pipe, not a regular file".
void openToRead(QFile& file);

} // namespace yomi::ui
