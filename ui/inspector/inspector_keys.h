// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

namespace yomi::ui::inspector {

/// The keys of the tree of a search.
QList<KeyHint> treeKeys();

/// The keys of the pages that every search has, apart from those of its actions.
QList<KeyHint> inspectorKeys();

} // namespace yomi::ui::inspector
