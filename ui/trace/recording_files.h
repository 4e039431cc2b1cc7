// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/trace/recording_document.h"

namespace yomi::ui::trace {

/// Recordings as files and as pasted texts, and a sentence for lists of nodes, which are none.
QList<ForeignFormat> foreignFormats();

/// The recording of a text. Throws FormatError for a text that is none, or too long.
Source pastedSource(const QByteArray& text);

} // namespace yomi::ui::trace
