// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

namespace yomi::ui {

/// The games of this program, in the order of the menus and the welcome page.
QList<DocumentType> documentTypes();

} // namespace yomi::ui
