// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

namespace yomi::ui {

/// The games of this program, in the order in which menus and the welcome page show them.
QList<DocumentType> documentTypes();

} // namespace yomi::ui
