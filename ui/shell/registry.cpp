// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/registry.h"

namespace yomi::ui {

QList<DocumentType> documentTypes() {
    return {};
}

} // namespace yomi::ui
