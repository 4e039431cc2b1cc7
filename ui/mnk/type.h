// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"

namespace yomi::ui::mnk {

/// m,n,k, for the shell's registry.
DocumentType documentType();

} // namespace yomi::ui::mnk
