// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document.h"

#include <QString>

#include <memory>

namespace yomi::ui::splitdamage {

/// The document of a pasted board, as JSON or as a list of minions (life_list.h), or of a command
/// `yomi-cli odds` or `yomi-cli plan`. Null for another text. Throws FormatError for invalid JSON
/// with a board, and for an invalid command.
std::unique_ptr<Document> pastedBoard(const QString& text);

} // namespace yomi::ui::splitdamage
