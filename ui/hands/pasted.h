// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"

#include <QString>

#include <memory>

namespace yomi::ui::hands {

/// The document of a pasted hand, of tiles or cards of a preset, or of a command `yomi-cli hand`.
/// Null for another text. Throws FormatError for an invalid command.
std::unique_ptr<Document> pastedHand(const QString& text);

} // namespace yomi::ui::hands
