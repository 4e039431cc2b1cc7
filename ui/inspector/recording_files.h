// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/inspector/recording_document.h"

namespace yomi::ui::inspector {

/// The document of a command `yomi-cli trace`, which gives the file of its recording. Null for
/// another text.
std::unique_ptr<Document> pastedCommand(const QString& text);

/// Recordings as files and as pasted texts, and an error for lists of nodes, which are not
/// recordings.
QList<ForeignFormat> foreignFormats();

/// The recording in a text. Throws FormatError for a text that is not a recording, or too long.
RecordingSource pastedSource(const QByteArray& text);

} // namespace yomi::ui::inspector
