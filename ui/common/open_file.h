// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFile;

namespace yomi::ui {

/// Opens a resource of the program or a regular file for reading, which never blocks (RegularFile).
/// Throws FormatError with the reason only: "this is a pipe, not a regular file".
void openToRead(QFile& file);

} // namespace yomi::ui
