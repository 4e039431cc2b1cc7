// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

namespace yomi::ui::splitdamage {

/// The example boards.
QList<Example> examples();

/// The split-damage game, for the shell's registry.
DocumentType documentType();

} // namespace yomi::ui::splitdamage
