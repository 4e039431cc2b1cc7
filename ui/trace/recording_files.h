// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/trace/recording_document.h"

namespace yomi::ui::trace {

/// The document of a command `yomi-cli trace`, which names the file of its recording. Null for
/// another text.
std::unique_ptr<Document> pastedCommand(const QString& text);

/// Recordings as files and as pasted texts, and a sentence for lists of nodes, which are none.
QList<ForeignFormat> foreignFormats();

/// The recording of a text. Throws FormatError for a text that is none, or too long.
Source pastedSource(const QByteArray& text);

} // namespace yomi::ui::trace
