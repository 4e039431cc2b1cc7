// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/registry.h"

#include "ui/splitdamage/type.h"

namespace yomi::ui {

QList<DocumentType> documentTypes() {
    return {splitdamage::documentType()};
}

} // namespace yomi::ui
