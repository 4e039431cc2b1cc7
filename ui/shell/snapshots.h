// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

namespace yomi::ui {

/// Renders the welcome page, every example of every game and the manual to PNG files in
/// `directory`, in both themes at 1280×800, and the first example of each game also at 200 %.
/// Prints the path of each picture. Does not change the user's settings. Throws std::runtime_error
/// if a picture cannot be written.
void renderSnapshots(const QString& directory, const QList<DocumentType>& types);

} // namespace yomi::ui
